import sys, threading
from playwright.sync_api import sync_playwright
from tools.browsers import launch
from tools.serve import address, make_server
from e2e.watched import Watched
from e2e.players import Match, Clicker, Toucher
from e2e.typist import Typist
from tests.attack.spec import PAGE
from pyapp.kernel.flow import decision
kind=sys.argv[1]
server=make_server(); threading.Thread(target=server.serve_forever,daemon=True).start()
with sync_playwright() as p:
    b=launch(p,"chromium")
    phone = kind=="touch"
    c=b.new_context(viewport={"width":390,"height":844} if phone else {"width":1280,"height":800}, has_touch=phone, device_scale_factor=2 if phone else 1)
    w=Watched(c.new_page())
    m=Match(w,address(server),PAGE.by_hand)
    w.page.set_default_timeout(5000)
    hand={"key":Typist,"touch":Toucher,"mouse":Clicker}[kind](w)
    n=0
    while (asked:=decision(m.truth.state)) is not None:
        action=m.players[asked.seat].choose(m.game.observe(m.truth.state,asked.seat),asked); option=asked.option(action)
        try:
            hand.do(asked,option); m.truth.act(action); m.await_truth()
        except Exception as e:
            print(n,"FAILED",option.action,option.refs,option.deliberate,option.caution, str(e)[:300])
            print([str(o.action) for o in asked.options]); print("page", w.page.evaluate("document.documentElement.dataset.decision"), w.page.locator("#side").inner_text()[:600])
            print("note", w.page.locator("#note").inner_text(), "choice", w.page.locator("#choice").inner_text())
            w.page.screenshot(path="/tmp/pics-attack-play/dbg.png"); break
        n+=1
    print(n, hand.on_board, hand.off_board, m.truth.state.outcome)
server.shutdown()
