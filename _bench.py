import threading
from playwright.sync_api import sync_playwright
from rich.console import Console
from tests.spec import specs
from tests.attack.spec import solo
from tools.bench_table import Timed, by_mouse, _report
from tools.browsers import launch
from tools.serve import address, make_server
spec=specs()["attack"]; server=make_server(); threading.Thread(target=server.serve_forever,daemon=True).start(); timed=Timed()
with sync_playwright() as p:
    b=launch(p,"chromium")
    by_mouse(b,address(server),spec,solo(14,"street"),timed); b.close()
server.shutdown(); _report(Console(width=120),spec,timed)
