/*
 * The page of the card room: one more client of cardroom-gmcp(7). It draws what the room sends, and everything that a
 * tap does is a line that it types, which the log shows. Its words come from the room, in the language of the session.
 */
"use strict";
(() => {
const PACKAGES = ["Char.Status 1", "Comm.Channel 1", "Cards 1", "Cards.Resume 1"];
const RETRY_MOST = 30, AGAIN_MS = 10000, PING_MS = 20000, PING_LATE_MS = 15000, LOG_LINES = 600, LONG = 8;

const $ = (id) => document.getElementById(id);
let words = {}, me = null, prompt = null, table = null, hand = [], choices = [], now = "", lobby = null, you = null;
let forming = null, seeks = new Map(), results = [], winners = null, deadline = 0, onTurn = false;
let marked = [], thrown = null, aim = null, top = "";

/* ---- Words and elements ---- */

/* A word of the page, with %s and %d replaced in order. */
const w = (text, ...parts) => (words[text] || text).replace(/%[sd]/g, () => parts.shift());

/* Makes an element: "button.big", properties, children. */
function h(what, props, ...children) {
  const [tag, ...classes] = what.split(".");
  const element = document.createElement(tag);
  if (classes.length) element.className = classes.join(" ");
  for (const [name, value] of Object.entries(props || {})) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== false && value !== undefined && value !== null) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

function s(tag, props, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(props || {})) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/* A button that types a line. */
const button = (line, caption, kind = "") =>
  h("button" + kind, { type: "button", title: line, onclick: () => type(line) }, caption);

/* Puts these in place of what an element holds. What is the same stays, so that a finger that is on it taps it; a title
 * says all that a button does. What had the focus keeps it if it is there again. */
function put(element, ...children) {
  const had = element.contains(document.activeElement) && document.activeElement;
  const key = had && (had.title || had.textContent), fresh = document.createDocumentFragment(), old = [...element.childNodes];
  fresh.append(...children.flat().filter(Boolean));
  if (fresh.childNodes.length !== old.length) element.replaceChildren(fresh);
  else [...fresh.childNodes].forEach((one, i) => one.isEqualNode(old[i]) || old[i].replaceWith(one));
  if (!key || document.activeElement === had) return;
  const again = [...element.querySelectorAll("button,select")].find((one) => (one.title || one.textContent) === key) ||
    element.querySelector("button");
  if (again) again.focus({ preventScroll: true });
}

function show(element, yes) {
  element.hidden = !yes;
}

/* ---- The connection ---- */

let socket = null, tries = 0, timer = 0, ended = false, pinged = 0, queue = [], resuming = false;
const decoder = () => new TextDecoder("utf-8");
let decode = decoder();

function gmcp(name, body) {
  if (socket && socket.readyState === WebSocket.OPEN)
    socket.send(body === undefined ? name : name + " " + JSON.stringify(body));
}

/* Gives back the token, unless somebody is logging in. */
function resume() {
  const token = sessionStorage.getItem("token");
  if (token && !began) gmcp("Cards.Resume", { token });
}

function connect() {
  clearTimeout(timer);
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  ended = false;
  decode = decoder();
  pending = "";
  began = false;
  prompt = null;
  socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/socket", "gmcp.mudstandards.org");
  socket.binaryType = "arraybuffer";
  const own = socket;
  socket.onopen = () => {
    resuming = Boolean(sessionStorage.getItem("token"));
    gmcp("Core.Hello", { client: "cardroom-page", version: "1" });
    gmcp("Core.Supports.Set", PACKAGES);
  };
  socket.onmessage = (event) => {
    if (own !== socket) return;
    tries = 0;
    pinged = 0;
    if (typeof event.data === "string") heard(event.data);
    else feed(decode.decode(event.data, { stream: true }));
  };
  socket.onclose = (event) => {
    if (own === socket) lost(event.code);
  };
}

/* `quit` ends a session in order, and then nothing comes back by itself. */
function lost(code) {
  clearTimeout(timer);
  socket = prompt = null;
  queue = [];
  if (code === 1000) {
    ended = true;
    sessionStorage.removeItem("token");
    reset();
    net(w("You are out."), w("Come in again"));
    return;
  }
  const wait = Math.min(RETRY_MOST, 2 ** tries++);
  net(w("The connection is lost. The next try is in %d s.", wait), w("Try now"));
  timer = setTimeout(connect, wait * 1000);
}

function net(text, again) {
  put($("net"), text, again && h("button", { type: "button", onclick: connect }, again));
  show($("net"), text !== "");
  document.body.classList.toggle("off", text !== "");
}

/* A network that is gone says nothing: ask, and give up where no answer comes. */
setInterval(() => {
  if (!socket || socket.readyState !== WebSocket.OPEN) return;
  if (pinged && Date.now() - pinged > PING_LATE_MS) {
    const old = socket;
    socket = null;
    old.close();
    lost(1006);
  } else if (!pinged) {
    pinged = Date.now();
    gmcp("Core.Ping");
  }
}, PING_MS);
for (const [target, name] of [[document, "visibilitychange"], [window, "online"], [window, "pageshow"]])
  target.addEventListener(name, () => {
    if (!document.hidden && !ended && !socket) connect();
  });

function send(line) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(new TextEncoder().encode(line + "\n"));
}

/* Types a line; one that ends with a blank needs more, which is marked cards or what is typed. */
function type(line) {
  if (line.endsWith(" ")) {
    if (line === "keep " && marked.length < 3) return;
    if (!marked.length) {
      $("line").value = line;
      $("line").focus();
      return;
    }
    line += marked.join(" ");
  }
  if (!socket) return; /* the line above says that the connection is lost */
  marked = [];
  began = true;
  say("> " + line, "typed");
  send(line);
  drawHand();
}

/* A second tap on the same place is no other tap, whatever lies there by then; nor is a key that is held down. */
const TWICE_MS = 400, TWICE_PX = 24;
let tapped = { at: -Infinity };
document.addEventListener("click", (event) => {
  if (event.detail === 0) return; /* by a key */
  const before = tapped;
  tapped = { at: event.timeStamp, x: event.clientX, y: event.clientY };
  if (event.timeStamp - before.at > TWICE_MS || Math.hypot(event.clientX - before.x, event.clientY - before.y) > TWICE_PX) return;
  event.stopPropagation();
  event.preventDefault();
}, true);
document.addEventListener("keydown", (event) => {
  if (event.repeat && (event.key === "Enter" || (event.key === " " && event.target.tagName === "BUTTON"))) event.preventDefault();
}, true);

/* ---- The log ---- */

let pending = "", burst = 0, began = false, last = "", question = "", replaying = false;
const COLOURS = { 1: "b", 2: "d", 7: "v", 31: "red", 32: "green", 33: "yellow", 34: "blue", 35: "wild", 36: "blue",
  91: "red", 92: "green", 93: "yellow", 94: "blue", 95: "wild", 96: "blue", 166: "red", 35.5: "green", 74: "blue",
  221: "yellow", 178: "alert", 160: "red", 28: "green", 25: "blue", 94.5: "yellow", 124: "alert" };

/* Styled text as spans: SGR says bold, dim and the colour, everything else is left out. */
function styled(text) {
  const parts = [];
  let on = new Set();
  for (const piece of text.split(/(\x1b\[[0-9;:?]*[ -/]*[@-~])/)) {
    const sgr = /^\x1b\[([0-9;:]*)m$/.exec(piece);
    if (sgr) {
      const code = sgr[1].split(/[;:]/).map(Number);
      for (let i = 0; i < code.length; i++) {
        let one = code[i];
        if (one === 0) on = new Set();
        else if (one === 48) i += code[i + 1] === 2 ? 4 : 2;
        else {
          if (one === 38) {
            one = code[i + 2];
            if (one === 35 || one === 94) one += 0.5;
            i += 2;
          }
          if (COLOURS[one]) on.add(COLOURS[one]);
        }
      }
    } else if (!piece.startsWith("\x1b") && piece !== "") {
      parts.push(on.size ? h("span", { class: [...on].map((one) => "t-" + one).join(" ") }, piece) : piece);
    }
  }
  return parts;
}

const bare = (text) => text.replace(/\x1b\[[0-9;:?]*[ -/]*[@-~]/g, "");

/* What stands behind so many characters that are seen, with its style. */
function behind(text, n) {
  let kept = "";
  for (const piece of text.split(/(\x1b\[[0-9;:?]*[ -/]*[@-~])/)) {
    kept += piece.startsWith("\x1b") ? piece : piece.slice(n);
    n -= piece.startsWith("\x1b") ? 0 : Math.min(n, piece.length);
  }
  return kept;
}

function say(text, kind) {
  const log = $("log"), at = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  log.append(h("p" + (kind ? "." + kind : ""), null, styled(text)));
  while (log.childElementCount > LOG_LINES) log.firstElementChild.remove();
  if (at || kind === "typed") log.scrollTop = log.scrollHeight;
}

/* Text of the room: whole lines are shown. What stands behind the last is the prompt. */
function feed(text) {
  const lines = (pending + text.replace(/\r/g, "").replace(/[\x00-\x08\x0b-\x1a\x1c-\x1f]/g, "")).split("\n");
  pending = lines.pop();
  for (let line of lines) {
    if (prompt && bare(line).startsWith(prompt.text)) line = behind(line, prompt.text.length);
    if (bare(line).trim() === "") continue;
    if (!prompt || !prompt.on) note(bare(line));
    if (!began) continue;
    say(line, /^\s*!! /.test(bare(line)) ? "alert" : "");
    last = bare(line).trim();
    burst++;
  }
  setTimeout(() => {
    if (burst > LONG && prompt && prompt.on && $("line") === document.activeElement) grow(true);
    burst = 0;
  }, 300);
}

/* Before somebody is on, the page shows the last line that answers what was typed, and nothing of the banner. */
function note(text) {
  if (began) put($("login-note"), text.trim());
}

function grow(yes) {
  document.body.classList.toggle("grown", yes);
  $("grow").setAttribute("aria-expanded", String(yes));
  put($("grow"), yes ? w("Less") : w("More"));
  $("talk").scrollIntoView({ block: "nearest" }); /* in the lobby of a phone it stands first then */
  $("log").scrollTop = $("log").scrollHeight;
}
$("plain").onclick = () => type("plain"); /* one fact a line, for whoever listens */
$("grow").onclick = () => grow(!document.body.classList.contains("grown"));

/* ---- What is typed ---- */

const history = [];
let past = 0, asked = "";

$("typed").onsubmit = (event) => {
  const line = $("line").value;
  event.preventDefault();
  if (prompt && prompt.secret) {
    send(line);
  } else {
    if (line.trim() !== "" && history[history.length - 1] !== line) history.push(line);
    type(line.trimEnd());
  }
  past = history.length;
  $("line").value = "";
  put($("may"));
};

$("line").onkeydown = (event) => {
  if (prompt && prompt.secret) return;
  if (event.key === "ArrowUp" || event.key === "ArrowDown") {
    past = Math.max(0, Math.min(history.length, past + (event.key === "ArrowUp" ? -1 : 1)));
    $("line").value = history[past] || "";
    event.preventDefault();
  } else if (event.key === "Tab" && !event.shiftKey && $("line").value !== "") {
    asked = $("line").value;
    gmcp("Cards.Prompt.Complete", { line: asked });
    event.preventDefault();
  } else if (event.key === "Escape") {
    $("line").value = "";
    grow(false);
  }
};

/* The longest beginning that all share; if that is what stands there, they are listed. */
function complete(body) {
  const may = body.may || [];
  if (body.line !== asked || $("line").value !== asked || may.length === 0) return;
  let shared = may[0];
  for (const one of may) while (!one.startsWith(shared)) shared = shared.slice(0, -1);
  if (shared.length > asked.length) $("line").value = may.length === 1 ? shared.trimEnd() + " " : shared;
  else say(may.join("   "), "d");
  put($("may"), may.map((value) => h("option", { value })));
}

/* ---- Coming in ---- */

/* A line, and what is typed once the room asks for it: passwords at hidden prompts. */
function enter(line, ...secrets) {
  put($("login-note"));
  queue = secrets;
  type(line);
}

$("guest").onclick = () => enter("guest");
$("enter").onsubmit = (event) => {
  event.preventDefault();
  enter($("enter").elements.name.value.trim(), $("enter").elements.password.value);
};
$("register").onsubmit = (event) => {
  const password = $("register").elements.password.value;
  event.preventDefault();
  enter("new " + $("register").elements.name.value.trim(), password, password);
};

/* What the address of the page asks for, once: a code at the login, or something to read as a guest. */
function wanted() {
  const path = location.pathname;
  if (sessionStorage.getItem("went") === path) return null;
  if (/^\/[a-z0-9]{6}$/.test(path)) return { code: path.slice(1) };
  const page = /^\/(r|cup|top)\/([a-z0-9-]+)$|^\/(daily)$/.exec(path);
  if (!page) return null;
  return { line: page[3] || { r: "replay ", cup: "cup ", top: "top " }[page[1]] + page[2] };
}

let asks = "", refused = null; /* the prompt for a name; the last one that came */

function prompted(body) {
  const before = prompt, want = wanted();
  refused = body;
  if (!body.on && resuming) return; /* whether the token is good comes first */
  resuming = false;
  net("");
  if (!body.on && me) reset();
  prompt = body;
  for (const one of document.querySelectorAll("#login button")) one.disabled = false;
  $("line").type = body.secret ? "password" : "text";
  $("line").autocomplete = body.secret ? "current-password" : "off";
  put($("line-l"), body.secret || !body.on ? body.text : ">");
  $("line").setAttribute("aria-label", body.secret || !body.on ? body.text : w("Type a line"));
  if (body.secret && queue.length) {
    send(queue.shift());
  } else if (!body.on && want && !before && !sessionStorage.getItem("token")) {
    if (want.code) sessionStorage.setItem("went", location.pathname);
    enter(want.code || "guest");
  } else if (body.on && want) {
    sessionStorage.setItem("went", location.pathname);
    type(want.line || want.code);
    grow(Boolean(want.line));
  } else if (body.secret && document.body.dataset.view !== "login") {
    $("line").focus();
  }
  if (body.on) began = true;
  if (!before || body.on) asks = body.text;
  document.body.classList.toggle("asked", !body.on && body.text !== asks && !queue.length);
  view();
}

/* ---- What the room sends ---- */

function reset() {
  me = prompt = table = lobby = you = forming = null;
  hand = [];
  choices = [];
  results = [];
  winners = null;
  seeks = new Map();
  now = "";
  draw();
}

const heardOf = {
  "Cards.Words": (body) => {
    words = body.words;
    document.documentElement.lang = body.language;
    for (const one of document.querySelectorAll("[data-w]")) one.textContent = w(one.dataset.w);
    for (const one of document.querySelectorAll("[data-wl]")) one.setAttribute("aria-label", w(one.dataset.wl));
    draw();
  },
  "Cards.Prompt": prompted,
  "Cards.Prompt.Complete": complete,
  "Cards.Resume": (body) => {
    if (body.token) sessionStorage.setItem("token", body.token);
    else if (!body.error) resume(); // the room asks at the login
    if (!body.error) return;
    if (body.again) timer = setTimeout(resume, AGAIN_MS);
    else sessionStorage.removeItem("token");
    resuming = false;
    reset();
    if (refused) prompted(refused);
    put($("login-note"), body.error);
  },
  "Char.Status": (body) => {
    me = body;
    drawMe();
    draw();
  },
  "Cards.Table": (body) => {
    const was = table;
    table = body.id ? body : null;
    if (!table || !was || was.id !== table.id || table.state === "playing") {
      results = table && table.state !== "playing" ? results : [];
      winners = results.length ? winners : null;
    }
    if (!table) hand = [];
    if (!table || table.state !== "playing") marked = [];
    deadline = table && table.clock ? Date.now() + table.clock * 1000 : 0;
    turn();
    draw();
  },
  "Cards.Hand": (body) => {
    hand = body.cards;
    marked = marked.filter((n) => hand.some((card) => card.n === n));
    drawHand();
  },
  "Cards.Choices": (body) => {
    choices = body.choices;
    now = body.now || "";
    drawChoices();
    drawHand();
  },
  "Cards.Result": (body) => {
    if (!body.winners && winners) {
      results = [];
      winners = null;
    }
    if (body.winners) winners = body;
    else results.push(body);
    drawResult();
  },
  "Cards.Lobby": (body) => {
    lobby = body;
    drawLobby();
  },
  "Cards.Lobby.You": (body) => {
    you = body;
    drawLobby();
  },
  "Cards.Seeks": (body) => {
    seeks = new Map(body.seeks.map((seek) => [seek.n, seek]));
    drawLobby();
  },
  "Cards.Seeks.Change": (body) => {
    for (const n of body.gone) seeks.delete(n);
    for (const seek of body.put) seeks.set(seek.n, seek);
    drawLobby();
  },
  "Cards.Forming": (body) => {
    forming = body.game ? body : null;
    drawLobby();
  },
};

function heard(text) {
  const at = text.indexOf(" "), name = at < 0 ? text : text.slice(0, at);
  if (heardOf[name]) heardOf[name](at < 0 ? {} : JSON.parse(text.slice(at + 1)));
}

/* ---- A turn ---- */

function turn() {
  const mine = Boolean(table && me && (table.turn || []).includes(me.name));
  document.title = mine ? w("Your turn") + " · " + w("The Card Room") : w("The Card Room");
  $("icon").href = mine ? "/icon-turn.svg" : "/icon.svg";
  document.body.classList.toggle("turn", mine);
  if (mine && !onTurn && document.hidden && localStorage.getItem("notify") === "yes") {
    if (navigator.vibrate) navigator.vibrate(200);
    if (window.Notification && Notification.permission === "granted") {
      const told = new Notification(w("Your turn"), { body: now, tag: "turn", icon: "/icon.svg" });
      told.onclick = () => window.focus();
    }
  }
  onTurn = mine;
}

$("notify").onclick = async () => {
  const answer = await Notification.requestPermission();
  localStorage.setItem("notify", answer === "granted" ? "yes" : "no");
  drawMe();
};

setInterval(() => {
  const left = Math.ceil((deadline - Date.now()) / 1000);
  for (const one of document.querySelectorAll(".clock")) {
    one.textContent = left > 0 ? Math.floor(left / 60) + ":" + String(left % 60).padStart(2, "0") : "";
    one.classList.toggle("late", left < 10);
  }
}, 500);

/* ---- Cards ---- */

const SUITS = { C: "♣", D: "♦", H: "♥", S: "♠", R: "●", B: "■", G: "▲", Y: "★" };
const SIGNS = { S: "⊘", V: "⇄" };

/* What a code of cardroom-record(5) looks like: a rank, a sign, a class. */
function face(code) {
  const suited = /^(10|[2-9AJQK])([CDHS])$/.exec(code), coloured = /^([RBGY])(\d|\+2|S|V)$/.exec(code);
  if (suited) return { rank: suited[1], sign: SUITS[suited[2]], kind: suited[2] };
  if (coloured) return { rank: SIGNS[coloured[2]] || coloured[2], sign: SUITS[coloured[1]] + coloured[1], kind: coloured[1] };
  if (code === "?") return { rank: "", sign: "", kind: "back" };
  return { rank: code === "J+4" ? "+4" : code === "J" ? "J" : "JO", sign: "✦", kind: "wild" };
}

const short = (code) => face(code).rank + face(code).sign;

function inside(code) {
  const { rank, sign } = face(code);
  /* A card is named in words; its signs are drawn by the style, and are no text. */
  return [["b", rank], ["i", sign], ["em", sign.slice(0, 1)]].map(([what, drawn]) => h(what, { "data-t": drawn, "aria-hidden": "true" }));
}

const card = (code, more = "") => h("span.card.k-" + face(code).kind + more, null, inside(code));

const rankOf = (code) => (/^(10|[2-9AJQK])[CDHS]$/.exec(code) || [])[1];

/* ---- The table ---- */

const GAMES = { "last-one": "Last One", "extreme-last-card": "Extreme Last Card", palace: "Palace", switch: "Switch",
  "exta-cards": "Exta-Cards" };
const FORMS = { knockout: "knock-out", arena: "arena", swiss: "Swiss", duplicate: "duplicate" };
const title = (id) => GAMES[id] || id;

function terms(one) {
  if (!one.ranked) return w("friendly");
  return one.bet ? w("ranked, bet %d", one.bet) : w("ranked");
}

function drawSeat(seat, k, n) {
  const angle = (90 + (k * 360) / n) * (Math.PI / 180), mine = me && seat.name === me.name;
  const going = (table.turn || []).includes(seat.name), playing = table.state === "playing";
  const zones = (table.zones || []).filter((zone) => zone.who === seat.name && seat.name && !table.floor);
  const lies = zones.map((zone) => (zone.cards.length ? zone.cards : Array(zone.count).fill("?")));
  lies.push(Array(seat.down || 0).fill("?"));
  const element = h("div.seat", null,
    h("span.who", null, going && h("span.arrow", null, "▶"), seat.name || w("free")),
    playing && seat.name && h("span.has", null, h("span.mini", null, ""), String(seat.cards), seat.points ? ` · ${seat.points}` : ""),
    !playing && seat.name && h("span.has", null, seat.ready ? "✓ " + w("ready") : table.state === "waiting" ? "…" : ""),
    playing && seat.last && h("span.badge", null, w("last!")), seat.away && h("span.badge.away", null, w("away")),
    going && h("span.clock"), lies.map((cards) => cards.length > 0 && h("span.lies", null, cards.map((code) => card(code, ".small")))));
  element.classList.toggle("mine", Boolean(mine));
  element.classList.toggle("going", going);
  element.classList.toggle("none", !seat.name || (playing && !seat.playing));
  /* so far from the upper left corner, and no corner of it outside */
  const [left, top] = [50 + 50 * Math.cos(angle) + "%", 50 + 50 * Math.sin(angle) + "%"];
  Object.assign(element.style, { left, top, transform: `translate(-${left}, -${top})` });
  return element;
}

/* Deck, pile and what else lies in the middle. */
function drawMiddle() {
  const middle = h("div.middle");
  for (const zone of table.zones || []) {
    if (zone.who) continue;
    const shown = zone.cards.slice(-3), pile = shown.length > 0;
    if (!pile && zone.count === 0 && zone.name !== "pile") continue;
    if (zone.name === "burned") {
      middle.append(h("small", null, w(zone.name) + " " + zone.count));
      continue;
    }
    const stack = h("div.stack" + (pile ? ".pile" : ""), null,
      h("span.cards", null, pile ? shown.map((code) => card(code)) : zone.count ? card("?") : h("span.card.empty")),
      h("small", null, w(zone.name) + " " + zone.count));
    if (zone.name === "pile" && table.top && table.top + zone.count !== top) {
      top = table.top + zone.count;
      stack.classList.add("new");
    }
    middle.append(stack);
  }
  const says = [];
  if (table.colour) says.push(h("span.now.k-" + table.colour, null, SUITS[table.colour] + " " + table.colour));
  if (table.pick) says.push(h("span.now.pick", null, "+" + table.pick));
  if (table.dir) says.push(h("span.now", null, table.dir < 0 ? "↺" : "↻"));
  middle.append(h("div.says", null, says));
  return middle;
}

function drawBoard() {
  const board = $("board"), seats = table.seats, own = Math.max(0, seats.findIndex((seat) => me && seat.name === me.name));
  put($("table-h"), `${title(table.game)} #${table.id}`, h("small", null, terms(table) + (table.round ? " · " + w("round %d", table.round) : "")));
  for (const one of [board, $("table")]) one.classList.toggle("floored", Boolean(table.floor));
  board.classList.toggle("many", seats.length > 5);
  board.classList.toggle("laid", seats.some((seat) => seat.down));
  const ring = seats.map((_, k) => drawSeat(seats[(own + k) % seats.length], k, seats.length));
  board.replaceChildren(table.floor ? drawFloor() : h("div.felt"), ...ring, ...(table.floor ? [] : [drawMiddle()]));
}

/* ---- The floor ---- */

const placing = () => choices.some((one) => /^(place|layout) /.test(one.line));
const can = (code) => hand.some((one) => one.c === code && one.ok);

/* The cell at a point: "C5", from the corner where both players count. */
function cell(point) {
  const floor = table.floor, x = floor.turned ? floor.width - point.x : point.x, y = floor.turned ? floor.length - point.y : point.y;
  return String.fromCharCode(65 + Math.min(15, Math.floor(x / 60))) + (Math.min(21, Math.floor(y / 90)) + 1);
}

function drawFloor() {
  const { width, length, cards, hit } = table.floor;
  const up = (y) => length - y;
  const svg = s("svg", { viewBox: `0 0 ${width} ${length}`, class: "floor" },
    s("rect", { class: "side", width, height: length }),
    s("rect", { class: "strip", y: up(1080), width, height: 180 }),
    s("line", { class: "reach", x1: 0, x2: width, y1: up(900), y2: up(900) }));
  for (const one of cards) {
    const { rank, sign, kind } = face(one.c);
    svg.append(s("g", { class: `piece k-${kind}${one.own ? " own" : ""}${one.captive ? " captive" : ""}${thrown === one.c ? " held" : ""}`,
      transform: `translate(${one.x - 30} ${up(one.y) - 45})` },
    s("rect", { width: 60, height: 90, rx: 8 }), s("text", { x: 30, y: 42 }, rank), s("text", { x: 30, y: 82 }, sign)));
  }
  if (hit) svg.append(s("text", { class: "hit", x: hit[0], y: up(hit[1]) + 30 }, "×"));
  if (aim) {
    svg.append(s("line", { class: "way", x1: width / 2, y1: length, x2: aim.x, y2: up(aim.y) }),
      s("circle", { class: "aim", cx: aim.x, cy: up(aim.y), r: 48 }), s("circle", { class: "dot", cx: aim.x, cy: up(aim.y), r: 8 }));
  }
  const point = (event) => {
    const box = svg.getBoundingClientRect();
    return { x: Math.round(Math.max(0, Math.min(width, ((event.clientX - box.left) / box.width) * width))),
      y: Math.round(Math.max(0, Math.min(length, length - ((event.clientY - box.top) / box.height) * length))) };
  };
  svg.onpointerdown = (event) => {
    const at = point(event);
    const on = cards.find((one) => Math.abs(one.x - at.x) <= 30 && Math.abs(one.y - at.y) <= 45);
    if (on && on.own && (placing() || can(on.c))) hold(on.c);
    else if (placing() && thrown && at.y < 990) {
      const line = `place ${thrown.toLowerCase()} ${cell(at).toLowerCase()}`;
      thrown = null;
      type(line);
    } else if (!placing() && at.y >= 900) {
      dragging = true;
      setAim(at);
    }
  };
  svg.onpointermove = (event) => {
    if (dragging) setAim(point(event));
  };
  return svg;
}

let dragging = false;
for (const name of ["pointerup", "pointercancel"]) window.addEventListener(name, () => { dragging = false; });

/* A throw is aimed 90 to 198 cm far. */
function setAim(at) {
  aim = { x: at.x, y: Math.max(900, Math.min(1980, at.y)) };
  const svg = $("board").querySelector(".floor"), fresh = drawFloor();
  svg.replaceChildren(...fresh.childNodes);
  drawThrow();
}

function hold(code) {
  thrown = thrown === code ? null : code;
  drawBoard();
  drawHand();
}

/* The throw in words: who cannot drag picks the card to aim at. */
function drawThrow() {
  const on = Boolean(table && table.floor && hand.some((one) => one.ok));
  show($("throw"), on);
  if (!on) return;
  const cards = table.floor.cards.filter((one) => !one.own);
  const select = h("select", { "aria-label": w("Aim at"), onchange: (event) => {
    const at = table.floor.cards.find((one) => !one.own && one.c === event.target.value);
    if (at) setAim(at);
  } }, h("option", { value: "" }, w("Aim at") + "…"),
  cards.map((one) => h("option", { value: one.c, selected: aim && aim.x === one.x && aim.y === one.y }, short(one.c) + " " + cell(one))));
  const style = (word, caption) => {
    const line = thrown && aim ? `throw ${thrown.toLowerCase()} aim ${Math.round(aim.x / 10)} power ${Math.round(aim.y / 10)} ${word}` : "";
    return h("button" + (line ? ".primary" : ""), { type: "button", title: line, "aria-disabled": line ? false : "true", onclick: () => {
      if (!line) return;
      thrown = null;
      aim = null;
      type(line);
      drawBoard();
    } }, caption);
  };
  put($("throw"), h("span", null, thrown ? w("Throw %s", short(thrown)) : w("Pick a card to throw")), h("span.row", null, select), style("float", w("Float")), style("flick", w("Flick")));
}

/* ---- The hand ---- */

const keeping = () => choices.some((one) => one.line === "keep ");

function play(one) {
  const mates = hand.filter((other) => rankOf(one.c) && rankOf(other.c) === rankOf(one.c));
  if (table && table.floor) return hold(one.c);
  if (!keeping() && !(table && table.sets && mates.length > 1)) return type(String(one.n));
  if (marked.includes(one.n)) marked = marked.filter((n) => n !== one.n);
  else if (keeping()) marked = [...marked, one.n].slice(-3);
  else marked = [...marked.filter((n) => mates.some((other) => other.n === n)), one.n];
  drawHand();
}

function drawHand() {
  const on = Boolean(table && table.state === "playing" && hand.length);
  show($("hand"), on);
  show($("hand-h"), on);
  $("hand").classList.toggle("many", hand.length > 12);
  $("hand").classList.toggle("some", hand.some((one) => one.ok));
  put($("hand"), on ? hand.map((one) => {
    const held = marked.includes(one.n) || thrown === one.c;
    return h(`button.card.k-${face(one.c).kind}${one.ok ? ".ok" : ""}${held ? ".held" : ""}`, { type: "button", title: one.c + " " + one.n,
      "aria-label": one.words + (one.ok ? ", " + w("playable") : ""), "aria-pressed": held ? "true" : false, onclick: () => play(one) }, inside(one.c));
  }) : []);
  const first = hand.find((one) => one.n === marked[0]);
  show($("play"), on && Boolean(first) && !keeping());
  if (on && first && !keeping()) {
    const all = hand.filter((one) => rankOf(one.c) === rankOf(first.c)).map((one) => one.n);
    const order = [...marked, ...all.filter((n) => !marked.includes(n))];
    const names = (list) => list.map((n) => short(hand.find((one) => one.n === n).c)).join(" ");
    put($("play"), button(marked.join(" "), w("Play %s", names(marked)), ".primary"),
      order.length > marked.length && button(order.join(" "), w("Play %s", names(order))),
      h("button.ghost", { type: "button", onclick: () => { marked = []; drawHand(); } }, w("Never mind")));
  }
  drawThrow();
}

/* ---- What can be typed ---- */

function drawChoices() {
  const list = choices.filter((one) => !/^\d/.test(one.line) && (!table || !table.floor || !/^(throw|scan|place \S+ \S+|swap) /.test(one.line + " ")));
  put($("now"), keeping() ? w("Mark three cards, then keep them.") : now || (onTurn && w("Your turn")));
  /* A question is read where it is answered; the log may be below the screen. */
  const asks = list.some((one) => one.answer && one.line === "yes");
  question = asks ? question || last : "";
  put($("choices"), asks && h("p", { "aria-hidden": "true" }, question), list.map((one) => h("button" + (one.answer || one.line === "ready" ? ".primary" : one.always ? ".ghost" : ""), { type: "button", title: one.line,
    "aria-disabled": one.why ? "true" : false, onclick: () => (one.why ? say(one.why) : type(one.line)) }, one.caption,
  one.why && h("small", null, one.why))));
  document.body.classList.toggle("asks", list.some((one) => one.answer));
  const was = replaying;
  replaying = list.some((one) => one.line === "replay stop");
  if (replaying && !was) grow(true); /* a replay is read in the log */
}

/* ---- The end of a game ---- */

function drawResult() {
  const over = Boolean(table && table.state !== "playing" && winners);
  show($("result"), over);
  if (!over) return;
  const won = winners.winners, mine = me && won.includes(me.name);
  const rows = [...results].sort((a, b) => a.place - b.place).map((one) => h("li", null,
    h("b", null, `${one.place}. `), one.who, h("span", null,
      me && !me.guest && one.xp !== undefined && table.ranked ? ` ${one.xp >= 0 ? "+" : ""}${one.xp} XP` : "", one.rating ? ` · ${one.rating}` : "")));
  put($("result"), h("h3", null, mine ? w("You won!") : won.length ? w("%s won.", won.join(", ")) : w("The game is over.")), h("ul", null, rows));
}

/* ---- The lobby ---- */

const section = (caption, ...children) => h("section", null, h("h2", null, caption), ...children);

function drawTables() {
  const rows = lobby.tables.map((one) => {
    const taken = one.seats.filter(Boolean), barred = one.ranked && me && me.guest;
    return h("li", null, h("span", null, h("b", null, title(one.game)), ` #${one.n} · ${terms(one)}`,
      h("small", null, taken.join(", ") + (one.state === "waiting" ? " · " + w("free: %d", one.seats.length - taken.length) : ""))),
    one.state === "playing" ? button("watch " + one.n, w("Watch"))
      : barred ? h("small", null, w("for accounts")) : button("join " + one.n, w("Sit down"), ".primary"));
  });
  for (const one of seeks.values()) {
    const own = me && one.who === me.name;
    rows.push(h("li", null, h("span", null, h("b", null, one.games.map(title).join(", ")), h("small", null, own ? w("your seek") : w("%s seeks players", one.who))),
      own ? button("unseek", w("Stop seeking")) : button("play " + one.n, w("Play"), ".primary")));
  }
  return rows.length ? h("ul.list", null, rows) : h("p.note", null, w("Nobody waits right now. Play with bots, or open a table and send the link."));
}

function drawCups() {
  return you.cups.length ? section(w("Cups"), h("ul.list", null, you.cups.map((one) => h("li", null,
    h("span", null, h("b", null, one.title || `${title(one.game)}, ${w(FORMS[one.form] || one.form)}`), h("small", null, (one.state === "running" ? w("running")
      : one.starts ? new Date(one.starts * 1000).toLocaleString(document.documentElement.lang, { weekday: "short", hour: "2-digit", minute: "2-digit" }) : w("when it is full")) +
      " · " + w("players: %d", one.players) + (one.entry ? " · " + w("entry: %d", one.entry) : ""))),
    button("cup " + one.n, w("Look")), one.state === "coming" && me && !me.guest && button(`cup ${one.in ? "leave" : "join"} ${one.n}`, one.in ? w("Leave") : w("Join"), ".primary"))))) : null;
}

function drawLobby() {
  if (!lobby || !you || table) return;
  const daily = you.daily;
  put($("lobby"),
    you.news && h("p.news", null, you.news),
    forming && h("p.news", null, w("A table forms: %s with %s.", title(forming.game), forming.who.map((one) => one.name).join(", "))),
    section(w("Play a game"), h("ul.games", null, you.games.map((one) => h("li", null, h("h3", null, one.title, one.learned && h("small", null, " ✓")),
      h("p", null, one.summary), h("div.row", null,
        button("play " + one.id, w("Play"), you.newcomer && !one.learned ? "" : ".primary"),
        button("learn " + one.id, w("Learn"), you.newcomer && !one.learned ? ".primary" : ""),
        button("new " + one.id, w("Open a table"), ".ghost"), button("seek " + one.id, w("Seek"), ".ghost")))))),
    section(w("Tables"), drawTables()),
    section(w("Deal of the day"), h("ul.list", null, h("li", null,
      h("span", null, h("b", null, title(daily.game)), h("small", null, w("the same cards for everybody") + " · " + w("players: %d", daily.players))),
      daily.state === "open" && button("daily play", w("Play"), ".primary"), daily.state === "playing" && button("daily play", w("Go on"), ".primary"),
      button("daily", w("Look"))))),
    drawCups(),
    section(w("Who is on") + ` (${lobby.people})`, h("ul.people", null, lobby.who.map((one) => h("li", null,
      button("finger " + one.name, one.name, ".ghost"), h("small", null, one.table ? w("table %d", one.table) : w(one.where)))))));
}

function drawMe() {
  put($("me"), me ? [h("button.ghost", { type: "button", title: "rank", onclick: () => type(me.guest ? "who" : "rank") }, me.name),
    h("small", null, me.guest ? w("guest") : `${me.xp} XP · ${me.chips} ${w("chips")}`)] : []);
  show($("notify"), Boolean(me && window.Notification && Notification.permission !== "denied" && localStorage.getItem("notify") !== "yes"));
}

/* ---- All of it ---- */

function view() {
  const where = !prompt || !prompt.on ? (me && socket === null && !ended ? document.body.dataset.view : "login") : table ? "table" : "lobby";
  document.body.dataset.view = where;
}

function draw() {
  view();
  if (table) {
    drawBoard();
    drawResult();
  } else drawLobby();
  drawHand();
  drawChoices();
}

put(document.querySelector(".fan"), ["AS", "R7", "10H", "B+2", "KD"].map((code) => card(code)));
connect();
})();
