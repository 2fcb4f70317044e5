/*
 * Plays in Chromium what tests/e2e/web.t tells: node web.js PORT PLAY, with the port of listen-web. What a play finds is TAP,
 * numbered by web.t. LOG is the log of the service, SSH_PORT its port for ssh, CTL the command cardroomctl with its options,
 * PICTURES a folder for pictures of what is seen, NPM one in which axe-core and ws were installed.
 */
"use strict";
const { execFile, spawn } = require("child_process");
const fs = require("fs");
const net = require("net");
const { Browser } = require("./browser.js");
const { Firefox } = require("./firefox.js");

const PHONE = { width: 390, height: 844, touch: true };
const SMALL = { width: 360, height: 640, touch: true };
const DESK = { width: 1280, height: 800 };
const TURNS = 14; /* of the game that two people play: its limit */
const GAMES = ["last-one", "extreme-last-card", "palace", "switch", "exta-cards"];
const [port, play] = [Number(process.argv[2]), process.argv[3]];
const pictures = process.env.PICTURES;

const found = (text, good) => console.log(`${good ? "ok" : "not ok"} - ${text}`);

/* A wire between pages and the door, which can be cut: what goes over it breaks, and nothing comes through. */
function wire() {
  const ends = new Set();
  let whole = true;
  const server = net.createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = net.connect(port, "127.0.0.1");
    for (const [one, other] of [[near, far], [far, near]]) {
      ends.add(one);
      one.on("error", () => {}).on("close", () => {
        ends.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  return new Promise((done) => server.listen(0, "127.0.0.1", () => done({
    url: (path = "/") => `http://127.0.0.1:${server.address().port}${path}`,
    cut: () => {
      whole = false;
      for (const end of ends) end.destroy();
    },
    mend: () => {
      whole = true;
    },
    close: () => {
      server.close();
      for (const end of ends) end.destroy();
    },
  })));
}

/* What a person looks for: a button by the line that it types. */
const types = (line) => `[...document.querySelectorAll("button")].find((one) => one.title === ${JSON.stringify(line)} && one.offsetParent)`;
const element = (selector) => `document.querySelector(${JSON.stringify(selector)})`;
const at = (view) => `document.body?.dataset.view === "${view}"`;
const playing = `document.querySelectorAll("#hand .card").length > 0`;
const over = `!document.querySelector("#result").hidden`;
const logged = (text) => `document.querySelector("#log").textContent.includes(${JSON.stringify(text)})`;

/* cardroomctl does something. */
const control = (...words) => new Promise((done, fail) => {
  const [program, ...options] = process.env.CTL.split(" ");
  execFile(program, [...options, ...words], (error, out, said) => (error ? fail(new Error(words.join(" ") + ": " + out + said)) : done(out)));
});

async function picture(page, name) {
  if (pictures) await page.picture(`${pictures}/${name}.png`);
}

/* What to do next in a game: what answers a question; cards that are marked; a card that can be played; a word. "": it is
 * not this page's turn. The page is asked for what a person sees. */
const next = `(() => {
  const seen = (one) => one && one.offsetParent && one.getAttribute("aria-disabled") !== "true";
  if (!document.querySelector("#result").hidden) return "over";
  if (seen(document.querySelector('#choices button[title="keep "]')))
    return document.querySelectorAll("#hand .held").length < 3 ? "#hand .card:not(.held)" : '#choices button[title="keep "]';
  const answer = document.querySelector("#choices .primary");
  if (seen(answer)) return "#choices .primary";
  if (!document.body.classList.contains("turn")) return "";
  if (seen(document.querySelector("#play .primary"))) return "#play .primary";
  if (seen(document.querySelector("#hand .card.ok"))) return "#hand .card.ok";
  for (const word of ["take", "draw", "pass", "flip 1"])
    if ([...document.querySelectorAll("#choices button")].some((one) => one.title === word && seen(one))) return '#choices button[title="' + word + '"]';
  return "";
})()`;

/* What is seen of a game. A move is done when it has changed. */
const state = `["#hand", "#play", "#choices", "#now", "#board"].map((one) => document.querySelector(one).textContent +
  [...document.querySelectorAll(one + " [data-t]")].map((of) => of.dataset.t).join("") + document.querySelectorAll(one + " .held").length).join() + document.body.className`;

async function move(page, press) {
  const what = await page.ask(next);
  if (what === "over" || what === "") return what;
  const before = await page.ask(state);
  const done = `(${state}) !== ${JSON.stringify(before)} || ${over}`;
  /* The room takes no number of a hand that has just changed, and says so. Then a person presses it again. */
  const told = `document.querySelector("#log").textContent.split("Your hand has just changed").length`;
  do {
    const times = await page.ask(told);
    await press(page, what);
    await page.until(`${done} || ${told} > ${times}`);
  } while (!await page.ask(done));
  return what;
}

const tap = (page, what) => page.tap(element(what), `(${next}) !== ${JSON.stringify(what)}`);

/* By keys alone: Tab until it has the focus, then Enter. What comes meanwhile may take it away. */
async function press(page, what, key = "Enter") {
  for (let i = 0; i < 120 && await page.ask(`${element(what)} !== null`); i++) {
    if (await page.ask(`document.activeElement === ${element(what)}`)) {
      if (key) await page.key(key);
      return;
    }
    await page.key("Tab");
  }
  if (await page.ask(`${element(what)} !== null`)) throw new Error("no Tab leads to " + what);
}

/* Types a line, by keys alone. */
async function typed(page, text) {
  await press(page, "#line", "");
  await page.keys(text);
  await page.key("Enter");
}

async function leave(page) {
  await typed(page, "leave");
  await page.until(`${at("lobby")} || ${types("yes")}`);
  if (!await page.ask(at("lobby"))) await page.tap(types("yes"));
  await page.until(at("lobby"));
}

/* Opens a table and fills it with bots. */
async function withBots(page, game) {
  const seats = game === "exta-cards" ? 2 : 4;
  await typed(page, "new " + game + (seats === 4 ? " seats=4" : "")); /* the other has no such option */
  for (let n = 1; n < seats; n++) {
    await page.until(types("bot"));
    await typed(page, "bot");
    await page.until(`document.querySelectorAll(".seat:not(.none)").length > ${n}`);
  }
}

/* Both play until the game is over, or `moves` are made. */
async function playOut(players, moves = 2000) {
  for (let n = 0; n < moves;) {
    let moved = false;
    for (const [page, how] of players) {
      const what = await move(page, how);
      if (what === "over") return n;
      if (what !== "") {
        moved = true;
        n++;
      }
    }
    if (!moved) await players[0][0].ask("new Promise((then) => setTimeout(then, 20))");
  }
  return moves;
}

/* `cut`: but for what could not be loaded while its network was cut. */
const noWords = (page, cut = false) => {
  const said = page.said.filter((one) => !cut || !/net::ERR_/.test(one));
  for (const one of said) console.log("# " + one);
  return said.length === 0;
};

const plays = {
  /* Two guests: one taps on a phone, the other has a keyboard alone. */
  async game(browser) {
    const line = await wire();
    const desk = await browser.page(line.url(), DESK);
    await desk.until(`!${element("#guest")}.disabled`);
    await press(desk, "#guest");
    await desk.until(element("#lobby .games"));
    await typed(desk, `new last-one limit=${TURNS}`);
    await desk.until(at("table"));
    await typed(desk, "invite link");
    const code = await desk.until(`(/ code ([2-9][2-9a-z]{5}) /.exec(document.querySelector("#log").textContent) || [])[1]`);
    const began = Date.now();
    const phone = await browser.page(line.url("/" + code), PHONE);
    await phone.until(at("table"));
    const arrived = Date.now() - began;
    await phone.until(types("ready"));
    await phone.ask(`{ window.finger = ${types("ready")}; }`);
    await press(desk, '#choices button[title="ready"]');
    await phone.until(`document.querySelector("#now").textContent.includes("1 of 2")`);
    found("a button under a finger stays while others do something", await phone.ask("finger.isConnected"));
    await phone.twice(types("ready"));
    await phone.until(playing);
    await desk.until(playing);
    console.log(`# from the link to the seat ${(arrived / 1000).toFixed(1)} s, to the first card 1 tap more and ${((Date.now() - began) / 1000).toFixed(1)} s`);
    found("a friend sits down by a link", await desk.ask(logged("'s code")));
    found("two taps at once type one line", await phone.ask(`document.querySelector("#log").textContent.split("> ready").length`) === 2);
    await picture(phone, "game");
    await playOut([[phone, tap], [desk, press]], 4);

    /* the room dies while somebody has the turn */
    const seat = await phone.ask(`document.querySelector("#me").textContent`);
    process.kill(Number(/.* start process=room pid=(\d+)/s.exec(fs.readFileSync(process.env.LOG, "utf8"))[1]), "SIGKILL");
    await playOut([[phone, tap], [desk, press]], 3);
    found("play goes on when the room was killed", await phone.ask(`document.querySelector("#me").textContent`) === seat);

    /* the network is gone, and comes back */
    line.cut();
    await phone.until(`!document.querySelector("#net").hidden`);
    await picture(phone, "lost");
    found("a lost network is told", true);
    line.mend();
    for (const page of [phone, desk]) await page.until(`document.querySelector("#net").hidden && ${at("table")} && ${playing}`);
    found("the same guest has the same seat when it is back", await phone.ask(`document.querySelector("#me").textContent`) === seat);

    const moves = await playOut([[phone, tap], [desk, press]]);
    console.log(`# ${moves} more moves`);
    await phone.until(over);
    await desk.until(over);
    await picture(phone, "result");
    await picture(desk, "result-desk");
    found("both see the result, one by taps alone, one by keys alone", await phone.until(types("rematch")));
    await phone.reload();
    found("and a page that is loaded anew shows it, too", await phone.until(over));
    found("no word on the console, and the policy holds", noWords(phone, true) && noWords(desk, true));
    line.close();
  },

  /* Ann plays over ssh, and a guest comes by her link: both see the end of the game. */
  async ssh(browser) {
    const ssh = spawn("ssh", ["-F", "none", "-T", "-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=/dev/null", "-o", "PubkeyAuthentication=no",
      "-p", process.env.SSH_PORT, "guest@127.0.0.1"], { stdio: ["pipe", "pipe", "ignore"] });
    let text = "", fresh = "";
    const type = (line) => { fresh = ""; ssh.stdin.write(line + "\n"); };
    ssh.stdout.on("data", (data) => {
      const more = String(data).replace(/\x1b\[[0-9;:?]*[ -/]*[@-~]/g, "");
      text += more;
      fresh += more;
      const offered = /\b(pass|draw|take)\b.* hand +help/.exec(fresh); /* the last row of a turn */
      if (offered) type(offered[1]);
    });
    const sees = async (page, what) => {
      for (const end = Date.now() + 60000; !what.test(text);) {
        if (Date.now() > end) throw new Error("ssh never showed " + what);
        await page.ask("new Promise((then) => setTimeout(then, 30))");
      }
      return what.exec(text);
    };
    const desk = await browser.page(`http://127.0.0.1:${port}/robots.txt`, DESK);
    await sees(desk, /You are in the lobby/);
    type(`new last-one limit=${TURNS}`);
    await sees(desk, /You opened table/);
    type("invite link");
    const [, code] = await sees(desk, / code ([2-9][2-9a-z]{5}) /);
    const phone = await browser.page(`http://127.0.0.1:${port}/${code}`, PHONE);
    await phone.tap(types("ready"));
    type("ready");
    await phone.until(playing);
    const moves = await playOut([[phone, tap]]);
    await phone.until(over);
    found(`a guest by link and somebody over ssh play to the end, ${moves} moves by taps`, moves > 3);
    found("ssh is told who won", await sees(desk, /Game \d+ is over/));
    found("no word on the console beside ssh", noWords(phone));
    await leave(phone); /* nobody of the next plays is to find the table */
    ssh.kill();
  },

  /* The paths that people are sent: each shows its page to a guest. */
  async paths(browser) {
    const url = (path) => `http://127.0.0.1:${port}${path}`;
    const ann = await browser.page(url("/"), DESK);
    await ann.until(`!${element("#guest")}.disabled`);
    for (const [name, text] of [["name", "ann"], ["password", "correct horse 1"]]) {
      await press(ann, `#enter [name=${name}]`, "");
      await ann.keys(text);
    }
    await ann.key("Enter");
    await ann.until(element("#lobby .games"));
    found("somebody logs in by a form", await ann.ask(`/ann.*XP/.test(${element("#me")}.textContent)`));
    for (const line of ["new last-one friendly seats=2", "bot", "ready"]) {
      await typed(ann, line);
      await ann.until(logged("> " + line));
    }
    await ann.until(playing);
    await typed(ann, "resign");
    found("a question stands where it is answered", await ann.until(`/giving up/.test(${element("#choices p")}?.textContent)`));
    await ann.tap(types("yes"));
    await ann.until(logged("You leave the game"));
    if (!await ann.ask(at("lobby"))) await leave(ann);
    await typed(ann, "cup new last-one knockout seats=2 players=4 start=full entry=50");
    await ann.until(element('#lobby button[title="cup 1"]'));
    for (const [path, line, shown] of [["/r/1", "replay 1", "Last One"], ["/cup/1", "cup 1", "knock-out"],
      ["/top/last-one", "top last-one", "Last One"], ["/daily", "daily", "deal"]]) {
      const page = await browser.page(url(path), PHONE);
      await page.until(logged("> " + line));
      await page.until(`new RegExp(${JSON.stringify(shown)}, "i").test(document.querySelector("#log").textContent.split("> ${line}")[1])`);
      await picture(page, "path" + path.replace(/\//g, "-"));
      found(`${path} is on the screen`, await page.ask(`document.querySelector("#log").getBoundingClientRect().bottom <= innerHeight`));
      found(`${path} shows it to a guest`, await page.ask(`${at("lobby")} && !${element("#log")}.textContent.includes("no command")`));
      await page.reload();
      await page.until(element("#lobby .games"));
      found(`${path}: no word on the console, and once`, noWords(page) && !await page.ask(logged("> " + line)));
    }
    const wrong = await browser.page(url("/2abcde"), PHONE);
    await wrong.until(`/code isn.t good/.test(document.querySelector("#login-note").textContent)`);
    found("a wrong code is told, and the door stays open", await wrong.ask(`${at("login")} && !${element("#guest")}.disabled`));
  },

  /* The service changes under a game: it reads its settings, another program takes over, the door is a new one. */
  async service(browser) {
    const page = await browser.page(`http://127.0.0.1:${port}/`, PHONE);
    await page.tap(element("#guest"));
    await page.tap(types("play switch"));
    await page.until(playing);
    const seat = await page.ask(`document.querySelector("#me").textContent`);
    const same = async () => {
      await playOut([[page, tap]], 1);
      return await page.ask(`document.querySelector("#me").textContent`) === seat;
    };
    await control("reload");
    found("a game goes on after a reload", await page.ask(`document.querySelector("#net").hidden`) && await same());
    await control("upgrade");
    found("and after an upgrade of the room", await page.ask(`document.querySelector("#net").hidden`) && await same());
    const table = await page.ask(`document.querySelector("#table-h").textContent`);
    await control("upgrade", "all", "now");
    await page.until(`document.querySelector("#net").hidden && ${playing}`);
    found("and at a new door, with the same seat", await page.ask(`document.querySelector("#table-h").textContent`) === table && await same());
    await control("drain", "1h", "new disks");
    found("a drain is told", await page.until(logged("new disks")));
    await control("drain", "cancel");
    found("no word on the console but of lost connections", noWords(page, true));
  },

  /* A phone sleeps; the network is away for more than half a minute; a token is good no longer. */
  async asleep(browser) {
    const line = await wire();
    const page = await browser.page(line.url(), PHONE);
    await page.tap(element("#guest"));
    await page.tap(types("play last-one"));
    await page.until(playing);
    const seat = await page.ask(`document.querySelector("#me").textContent`);
    await page.asleep(true);
    line.cut();
    line.mend();
    await page.asleep(false);
    await page.until(`document.querySelector("#net").hidden && ${playing}`);
    found("a page that slept has its seat when it wakes", await page.ask(`document.querySelector("#me").textContent`) === seat);
    line.cut();
    await page.until(`/ 30 s/.test(document.querySelector("#net").textContent)`, 60000);
    line.mend();
    await page.tap(`document.querySelector("#net button")`);
    await page.until(`document.querySelector("#net").hidden && ${playing}`);
    found("and when the network was away for half a minute", await page.ask(`document.querySelector("#me").textContent`) === seat);
    line.cut();
    await page.until(`!document.querySelector("#net").hidden`);
    /* as if the room could not read the account when the token comes for the first time */
    await page.ask(`{ const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (data) {
        if (!/^Cards.Resume /.test(data)) { send.call(this, data); return; }
        WebSocket.prototype.send = send;
        this.onmessage({ data: 'Cards.Resume {"error":"Not at the moment.","again":true}' });
      }; }`);
    line.mend();
    await page.tap(`document.querySelector("#net button")`);
    await page.until(`document.querySelector("#login-note").textContent === "Not at the moment."`);
    await page.until(`${at("table")} && ${playing}`);
    found("a token that the room could not look at is given again", await page.ask(`document.querySelector("#me").textContent`) === seat);
    line.cut();
    await page.until(`!document.querySelector("#net").hidden`);
    await page.ask(`sessionStorage.setItem("token", "x".repeat(43))`);
    line.mend();
    await page.tap(`document.querySelector("#net button")`);
    await page.until(`/away for too long/.test(document.querySelector("#login-note").textContent)`);
    await picture(page, "too-late");
    found("who was away for too long reads it, and can come in", await page.ask(`${at("login")} && !${element("#guest")}.disabled`));
    line.close();
  },

  /* 320 pixels, and text of twice the size: nothing is cut off or lies outside. */
  async narrow(browser) {
    for (const [width, percent] of [[320, 100], [320, 200], [390, 200], [1280, 200]]) {
      const page = await browser.page(`http://127.0.0.1:${port}/`, { width, height: 640, touch: width < 1000 });
      await page.text(percent);
      const fits = async (view) => {
        const outside = await page.ask(`[...document.querySelectorAll("button, input, h1, h2, h3, .seat, .card, #now")].filter((one) => {
          const box = one.getBoundingClientRect();
          return one.offsetParent && !one.closest(".fan, .floored #hand") && box.width > 0 && (box.left < -1 || box.right > ${width} + 1);
        }).map((one) => one.title || one.textContent || one.id)`);
        for (const one of outside) console.log("# outside: " + one);
        await picture(page, `${view}-${width}-${percent}`);
        found(`${view} fits into ${width} pixels at ${percent} %`, outside.length === 0 &&
          await page.ask(`document.documentElement.scrollWidth <= ${width}`)); /* a phone makes innerWidth that wide */
      };
      await page.until(`!${element("#guest")}.disabled`);
      await fits("login");
      await page.tap(element("#guest"));
      await page.until(element("#lobby .games"));
      await fits("lobby");
      for (const game of ["palace", "exta-cards"]) {
        await page.tap(types("play " + game));
        await page.until(playing);
        await fits(game);
        await leave(page);
      }
    }
  },

  /* Whoever listens: headings, names and the log tell all, and a whole game is played by keys alone in plain words. */
  async listener(browser) {
    const page = await browser.page(`http://127.0.0.1:${port}/`, DESK);
    const named = async (view, wanted) => {
      const heard = await page.heardBy();
      const bare = heard.filter((one) => one.focusable && one.name === "" && !/RootWebArea|generic/.test(one.role));
      for (const one of bare) console.log(`# without a name: ${one.role}`);
      const missing = wanted.filter(([role, name]) => !heard.some((one) => one.role === role && name.test(one.name)));
      for (const one of missing) console.log(`# not there: ${one.join(" ")}`);
      found(`${view}: whatever can be used has a name`, bare.length === 0);
      found(`${view}: what is there is told`, missing.length === 0);
    };
    await page.until(`!${element("#guest")}.disabled`);
    await named("login", [["heading", /Sit down and play/], ["button", /Play as a guest/], ["textbox", /Name/], ["textbox", /Password/]]);
    await press(page, "#guest");
    await page.until(element("#lobby .games"));
    await press(page, "#plain");
    await typed(page, "play last one");
    await page.until(`document.body.classList.contains("turn") && ${playing}`);
    await named("a game", [["heading", /Last One/], ["heading", /Your hand/], ["log", /What happens/], ["button", /^(red|blue|green|yellow|joker)/],
      ["navigation", /What you can do/], ["combobox", /Type a line/]]);
    found("the board is not read out", !(await page.heardBy()).some((one) => /^(deck|pile) \d/.test(one.name)));
    const moves = await playOut([[page, press]], 400);
    found(`a whole game in plain words by keys alone, ${moves} moves`, await page.until(over));
    found("the log tells the turns in words", await page.ask(logged("Your turn.")));
  },

  /* A stock client of WebSockets. */
  async ws() {
    const WebSocket = require(process.env.NPM + "/node_modules/ws");
    const url = `ws://127.0.0.1:${port}/socket`;
    const ends = (protocols, options) => new Promise((done) => {
      const socket = new WebSocket(url, protocols, options);
      let heard = "", asked = false;
      socket.on("message", (data) => {
        heard += data;
        if (heard.includes("Name:") && !asked) socket.ping();
        asked = heard.includes("Name:");
      });
      socket.on("pong", () => socket.send(Buffer.from("quit\r\n")));
      socket.on("unexpected-response", (_, answer) => done(String(answer.statusCode)));
      socket.on("close", (code) => done(`${socket.protocol} ${code} ${heard.includes("Name:")}`));
    });
    for (const name of ["gmcp", "terminal", "telnet"])
      found(`ws speaks ${name}`, await ends([name + ".mudstandards.org"]) === `${name}.mudstandards.org 1000 true`);
    found("ws is refused other protocols", await ends(["json.mudstandards.org"]) === "400");
    found("ws is refused from another page", await ends([], { origin: "https://evil.example" }) === "403");
  },

  /* What there is to look at, by hand: with PICTURES alone. */
  async pictures(browser) {
    const url = `http://127.0.0.1:${port}/`;
    const ann = await browser.page(url, DESK);
    await ann.until(`!${element("#guest")}.disabled`);
    await ann.ask(`{ ${element("details")}.open = true; }`);
    for (const [name, text] of [["name", "ann"], ["password", "correct horse 1"]]) {
      await press(ann, `#register [name=${name}]`, "");
      await ann.keys(text);
    }
    await ann.key("Enter");
    await ann.until(element("#lobby .games"));
    await picture(ann, "account");
    for (const line of ["cup new palace knockout seats=2 players=4 start=full", "seek switch", "!Who plays a quick Switch?"]) {
      await typed(ann, line);
      await ann.until(logged("> " + line));
    }
    for (const [size, how, scheme, language] of [["desk", DESK, "light", "es"], ["phone", SMALL, "dark", "en"],
      ["desk", DESK, "dark", "en"], ["phone", SMALL, "light", "es"]]) {
      const page = await browser.page(url, { ...how, scheme, language });
      const look = (view) => picture(page, `${view}-${size}-${scheme}-${language}`);
      await page.until(`!${element("#guest")}.disabled`);
      await look("login");
      await page.tap(element("#guest"));
      await page.until(element('#lobby button[title="cup 1"]'));
      await page.ask("scrollTo(0, 0)");
      await look("lobby");
      await page.ask(`document.querySelector('#lobby button[title="daily"]').scrollIntoView({ block: "center" })`);
      await look("lobby-below");
      for (const line of ["cup 1", "top", "tell ann hello"]) await typed(page, line);
      await page.until(logged("> tell ann hello"));
      await look("lobby-log");
      for (const game of GAMES) {
        await withBots(page, game);
        await page.ask("scrollTo(0, 0)");
        await look(game + "-waits");
        await page.tap(types("ready"));
        await page.until(playing);
        if (game === "exta-cards") await throwing(page, 1);
        else await playOut([[page, tap]], 8);
        await page.until(`document.body.classList.contains("turn") || ${over}`);
        await look(game);
        await leave(page);
      }
      await typed(page, "daily play");
      await page.until(playing);
      await look("daily");
      await leave(page);
      await typed(page, "new last-one seats=2 limit=10");
      await page.until(types("bot"));
      await page.tap(types("bot"));
      await page.until(`!(${types("bot")})`); /* no tap while buttons move */
      await page.tap(types("ready"));
      await page.until(playing);
      await playOut([[page, tap]]);
      await page.until(over);
      await look("result");
      await page.tap(types("replay"));
      await page.tap(types("next"));
      await page.until(logged("> next"));
      await look("replay");
    }
    found("pictures", true);
  },

  /* The same in Firefox: a guest plays with bots by taps, and by a line typed with keys. */
  async firefox() {
    const page = new Firefox();
    try {
      await page.open(`http://127.0.0.1:${port}/`, PHONE);
      await page.tap(element("#guest"));
      await page.until(element("#lobby .games"));
      await picture(page, "firefox-lobby");
      await page.twice(types("play last-one"));
      await page.until(playing);
      found("Firefox: two taps at once type one line", await page.ask(`document.querySelector("#log").textContent.split("> play last-one").length`) === 2);
      const moves = await playOut([[page, tap]], 40);
      await picture(page, "firefox-game");
      found(`Firefox: ${moves} moves by taps`, moves > 5);
      await page.tap(element("#line"));
      await page.keys("look");
      await page.key("Enter");
      found("Firefox: a line is typed by keys", await page.until(logged("> look")));
      found("Firefox: the same guest comes back when the page is loaded anew", await page.reload(`${playing} || ${over}`));
    } finally {
      await page.close();
    }
  },

  /* The same words in Spanish, as the browser asks for it. */
  async spanish(browser) {
    const page = await browser.page(`http://127.0.0.1:${port}/`, { ...SMALL, language: "es-AR,es;q=0.9", scheme: "dark" });
    await page.until(`document.documentElement.lang === "es"`);
    await page.tap(element("#guest"));
    await page.until(element("#lobby .games"));
    await picture(page, "spanish");
    found("the page is in Spanish", await page.ask(`!/Tables|Play a game|Who is on/.test(document.querySelector("main").innerText)`));
    found("the buttons of a game stand in one row", await page.ask(`[...document.querySelectorAll(".games .row")].every((row) => row.offsetHeight < 1.5 * row.firstElementChild.offsetHeight)`));
    found("no word on the console in Spanish", noWords(page));
  },
};

/* A game with bots on a phone, to its end or for so many moves. */
for (const game of GAMES)
  plays[game] = async (browser) => {
    const page = await browser.page(`http://127.0.0.1:${port}/`, { ...SMALL, scheme: "dark", motion: "reduce" });
    await page.until(`!${element("#guest")}.disabled`);
    await axe(page, "the login");
    await page.tap(element("#guest"));
    await page.until(element("#lobby .games"));
    await axe(page, "the lobby");
    await page.tap(types("play " + game));
    await page.until(playing);
    const moves = game === "exta-cards" ? await throwing(page, 6) : await playOut([[page, tap]], 120);
    await picture(page, game);
    await axe(page, game);
    found(`${game}: ${moves} moves by taps alone`, moves > 5);
    found(`${game}: nothing is wider than the screen`, await page.ask("document.documentElement.scrollWidth <= 360"));
    found(`${game}: no word on the console`, noWords(page));
    if (game === "exta-cards") await wholeTurn(browser);
    else await fullTable(page, game);
  };

/* What lies in the middle of a full table is seen between the seats. */
async function fullTable(page, game) {
  await leave(page);
  await withBots(page, game);
  await page.tap(types("ready"));
  await page.until(playing);
  await page.until(`document.querySelector(".says .now")`);
  const covered = await page.ask(`(() => {
    const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
    return boxes(".stack .card, .says .now").filter((one) => boxes(".seat").some((seat) => Math.min(one.right, seat.right) - Math.max(one.left, seat.left) > 2 &&
      Math.min(one.bottom, seat.bottom) - Math.max(one.top, seat.top) > 2)).length; })()`);
  await picture(page, game + "-full");
  found(`${game}: no seat covers what lies in the middle`, covered === 0);
}

/* On a desk a whole turn is seen without scrolling: floor, aim and hand. */
async function wholeTurn(browser) {
  const page = await browser.page(`http://127.0.0.1:${port}/`, DESK);
  await page.until(`!${element("#guest")}.disabled`);
  found("the login is in the middle", await page.ask(`(() => { const box = document.querySelector("#guest").getBoundingClientRect();
    return Math.abs(box.left + box.right - innerWidth) < 20; })()`));
  await page.tap(element("#guest"));
  await page.tap(types("play exta-cards"));
  await page.tap(types("done"));
  await page.until(`document.querySelector("#throw select")`);
  found("a turn of Exta-Cards fits onto a desk", await page.ask(`(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)(document.querySelector("main"))`));
}

/* What axe-core has against a page in each colour; its file is no part of the tree. */
async function axe(page, name) {
  if (!process.env.NPM) return;
  await page.ask(fs.readFileSync(process.env.NPM + "/node_modules/axe-core/axe.min.js", "utf8") + ";0");
  for (const scheme of ["light", "dark"]) {
    await page.media(scheme, "reduce");
    const against = await page.ask(`axe.run().then((said) => said.violations.map((one) => one.id + ": " + one.nodes.map((node) => node.target.join(" ")).join(", ")))`);
    for (const one of against) console.log("# axe: " + one);
    found(`${name}, ${scheme}: axe-core finds nothing`, against.length === 0);
  }
}

/* Lays out, and throws: a card is tapped, the aim is dragged over the floor. */
async function throwing(page, throws) {
  await page.tap(types("done"));
  await page.until(`document.querySelector("#throw select")`);
  found("nothing is aimed at before somebody aims", await page.ask(`document.querySelector("#throw select").value`) === "");
  for (let n = 0; n < throws; n++) {
    await page.until(`document.body.classList.contains("turn") && document.querySelector("#hand .card.ok")`);
    await page.tap(`document.querySelector("#hand .card.ok")`);
    const box = await page.ask(`(() => { const floor = document.querySelector(".floor");
      floor.scrollIntoView({ block: "center", behavior: "instant" });
      const box = floor.getBoundingClientRect();
      return { x: box.x, y: box.y, width: box.width, height: box.height }; })()`);
    const point = (across, along) => ({ x: box.x + box.width * across, y: box.y + box.height * along });
    await page.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point(0.5, 0.4)] });
    await page.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point(0.2 + 0.1 * n, 0.15)] });
    await page.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    const away = `!document.querySelector("#throw button.primary")`;
    for (let tries = 0; tries < 9 && !await page.ask(away); tries++) { /* Chromium may make no click of a tap right after a drag */
      await page.tap(`document.querySelector("#throw button.primary")`, away);
      await page.until(away, 3000).catch(() => false);
    }
    await page.until(`document.querySelector("#log").textContent.includes("> throw") && ${away}`);
  }
  return throws;
}

(async () => {
  const browser = new Browser();
  try {
    await plays[play](browser);
  } catch (error) {
    found(`${play}: ${error.message.replace(/\s+/g, " ")}`, false);
    for (const page of browser.pages.values()) {
      console.log("# " + (await page.ask(`document.body.dataset.view + ": " + document.querySelector("#log").innerText.slice(-600)`)).replace(/\n/g, "\n# "));
      await picture(page, "failed-" + page.session.slice(0, 4));
    }
  } finally {
    await browser.close();
    process.exit();
  }
})();
