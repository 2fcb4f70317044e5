/*
 * Plays in Chromium what tests/e2e/web.t tells: node web.js PORT PLAY, with the port of listen-web. What a play finds is TAP,
 * numbered by web.t. LOG is the log of the service, PICTURES a folder for pictures of what is seen, AXE the file of axe-core.
 */
"use strict";
const fs = require("fs");
const net = require("net");
const { Browser } = require("./browser.js");

const PHONE = { width: 390, height: 844, touch: true };
const DESK = { width: 1280, height: 800 };
const TURNS = 14; /* of the game that two people play: its limit */
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

async function picture(page, name) {
  if (pictures) await page.picture(`${pictures}/${name}.png`);
}

/* What to do next in a game: what answers a question; cards that are marked; a card that can be played; a word. "": it is
 * not this page's turn. The page is asked for what a person sees. */
const next = `(() => {
  const seen = (one) => one && one.offsetParent && one.getAttribute("aria-disabled") !== "true";
  if (!document.querySelector("#result").hidden) return "over";
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
  document.querySelectorAll(one + " .held").length).join() + document.body.className`;

async function move(page, press) {
  const what = await page.ask(next);
  if (what === "over" || what === "") return what;
  const before = await page.ask(state);
  await press(page, what);
  await page.until(`(${state}) !== ${JSON.stringify(before)} || ${over}`);
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

const noWords = (page) => {
  for (const one of page.said) console.log("# " + one);
  return page.said.length === 0;
};

const plays = {
  /* Two guests: one taps on a phone, the other has a keyboard alone. */
  async game(browser) {
    const line = await wire();
    const desk = await browser.page(line.url(), DESK);
    await desk.until(`!${element("#guest")}.disabled`);
    await press(desk, "#guest");
    await desk.until(element("#lobby .games"));
    await press(desk, "#line", "");
    await desk.keys(`new last-one limit=${TURNS}`);
    await desk.key("Enter");
    await desk.until(at("table"));
    const began = Date.now();
    const phone = await browser.page(line.url(), PHONE);
    await phone.tap(element("#guest"));
    await phone.until(element("#lobby .games"));
    await picture(phone, "lobby");
    await phone.tap(element('#lobby button[title^="join"]'));
    await phone.until(at("table"));
    console.log(`# from the link to the table: 2 taps, ${((Date.now() - began) / 1000).toFixed(1)} s`);
    await phone.tap(types("ready"));
    await press(desk, '#choices button[title="ready"]');
    await phone.until(playing);
    await desk.until(playing);
    found("a guest sits down by taps, another by keys", true);
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
    found("no word on the console, and the policy holds", noWords(phone) & noWords(desk));
    line.close();
  },

  /* The same words in Spanish, as the browser asks for it. */
  async spanish(browser) {
    const page = await browser.page(`http://127.0.0.1:${port}/`, { ...PHONE, language: "es-AR,es;q=0.9", scheme: "dark" });
    await page.until(`document.documentElement.lang === "es"`);
    await page.tap(element("#guest"));
    await page.until(element("#lobby .games"));
    await picture(page, "spanish");
    found("the page is in Spanish", await page.ask(`!/Tables|Play a game|Who is on/.test(document.querySelector("main").innerText)`));
    found("no word on the console in Spanish", noWords(page));
  },
};

/* A game with bots on a phone, to its end or for so many moves. */
for (const game of ["last-one", "extreme-last-card", "palace", "switch", "exta-cards"])
  plays[game] = async (browser) => {
    const page = await browser.page(`http://127.0.0.1:${port}/`, { width: 360, height: 640, touch: true, scheme: "dark", motion: "reduce" });
    await page.tap(element("#guest"));
    await page.until(element("#lobby .games"));
    await axe(page, "the lobby");
    await page.tap(types("play " + game));
    await page.until(playing);
    const moves = game === "exta-cards" ? await throwing(page, 6) : await playOut([[page, tap]], 120);
    await picture(page, game);
    await axe(page, game);
    found(`${game}: ${moves} moves by taps alone`, moves > 5);
    found(`${game}: nothing is wider than the screen`, await page.ask("document.documentElement.scrollWidth <= innerWidth"));
    found(`${game}: no word on the console`, noWords(page));
  };

/* What axe-core has against a page; its file is no part of the tree. */
async function axe(page, name) {
  if (!process.env.AXE) return;
  await page.ask(fs.readFileSync(process.env.AXE, "utf8") + ";0");
  const against = await page.ask(`axe.run().then((said) => said.violations.map((one) => one.id + ": " + one.nodes.map((node) => node.target.join(" ")).join(", ")))`);
  for (const one of against) console.log("# axe: " + one);
  found(`${name}: axe-core finds nothing`, against.length === 0);
}

/* Lays out, and throws: a card is tapped, the aim is dragged over the floor. */
async function throwing(page, throws) {
  await page.tap(types("done"));
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
    await page.tap(`document.querySelector("#throw button.primary")`);
    await page.until(`document.querySelector("#log").textContent.includes("> throw") && !document.querySelector("#throw button.primary")`);
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
