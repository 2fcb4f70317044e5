/*
 * The clients of `make bench-web`: node web.js PORT DOOR ROOM N SESSIONS, with the pids of the service. They read only what
 * a browser reads, over bare sockets. Prints one line of JSON.
 */
"use strict";
const fs = require("fs");
const net = require("net");

const [port, door, room, n, sessions] = process.argv.slice(2).map(Number);
const HANDSHAKE = "GET /socket HTTP/1.1\r\nHost: lab\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n" +
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: gmcp.mudstandards.org\r\n\r\n";
const MOST_KIB = 10; /* of an idle page, in door and room: 3 above telnet with a screen */
const PACKAGES = 'Core.Supports.Set ["Char.Status 1","Comm.Channel 1","Cards 1","Cards.Resume 1"]';

/* ns, of all threads. */
const cpu = (pid) => fs.readdirSync(`/proc/${pid}/task`).reduce((sum, task) =>
  sum + Number(fs.readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]), 0);
const memory = (pid) => Number(/^Anonymous: +(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))[1]); /* KiB of its own */
const pause = (ms) => new Promise((then) => setTimeout(then, ms));

/* Bytes of the whole answer. */
const load = (path) => new Promise((done, fail) => {
  let bytes = 0;
  const socket = net.connect(port, "127.0.0.1");
  socket.on("data", (data) => { bytes += data.length; }).on("end", () => done(bytes)).on("error", fail);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: lab\r\nAccept-Encoding: gzip\r\n\r\n`);
});

/* A client of the page's protocol: `heard` gets each message of GMCP, `bytes` counts all. */
class Client {
  constructor() {
    this.bytes = 0;
    this.heard = () => {};
    this.rest = Buffer.alloc(0);
  }

  begin() {
    return new Promise((done, fail) => {
      this.socket = net.connect(port, "127.0.0.1");
      this.socket.on("error", fail).on("data", (data) => {
        this.bytes += data.length;
        this.rest = Buffer.concat([this.rest, data]);
        if (!this.up) {
          const end = this.rest.indexOf("\r\n\r\n");
          if (end < 0) return;
          this.up = true;
          this.rest = this.rest.subarray(end + 4);
          done(this);
        }
        this.frames();
      });
      this.socket.write(HANDSHAKE);
    });
  }

  frames() {
    for (;;) {
      const at = this.rest[1] === 127 ? 10 : this.rest[1] === 126 ? 4 : 2;
      if (this.rest.length < at) return;
      const len = at === 10 ? Number(this.rest.readBigUInt64BE(2)) : at === 4 ? this.rest.readUInt16BE(2) : this.rest[1];
      if (this.rest.length < at + len) return;
      if ((this.rest[0] & 15) === 1) this.heard(this.rest.subarray(at, at + len).toString());
      this.rest = this.rest.subarray(at + len);
    }
  }

  send(kind, text) {
    const data = Buffer.from(text);
    this.socket.write(Buffer.concat([Buffer.from([0x80 | kind, 0x80 | data.length, 0, 0, 0, 0]), data]));
  }

  /* Waits for a message of GMCP that begins so. */
  until(begins) {
    return new Promise((done) => { this.heard = (message) => message.startsWith(begins) && done(message); });
  }
}

async function guest() {
  const client = await new Client().begin();
  client.send(1, PACKAGES);
  const on = client.until('Cards.Prompt {"on":true');
  client.send(2, "guest\n");
  await on;
  return client;
}

/* Plays a game with two bots; the bytes for each card that anybody plays. */
async function game() {
  const client = await guest();
  const known = { hand: [], choices: [], turn: [] };
  let played = 0, over = false;
  const name = new Promise((done) => { client.name = done; });
  client.heard = (message) => {
    const at = message.indexOf(" "), what = message.slice(0, at), body = JSON.parse(message.slice(at + 1));
    if (what === "Cards.Hand") known.hand = body.cards;
    if (what === "Cards.Choices") known.choices = body.choices;
    if (what === "Cards.Table") known.table = body;
    if (what === "Char.Status") client.name(body.name);
    if (what === "Cards.Event" && body.t.split(" ").includes("play")) played++;
    if (what === "Cards.Result" && body.winners) over = true;
  };
  client.send(2, "play last-one\n");
  const me = await name;
  while (played === 0 && !(known.table && known.table.turn)) await pause(5);
  const before = client.bytes;
  for (let last = ""; !over;) {
    await pause(30);
    const answer = known.choices.find((one) => one.answer), card = known.hand.find((one) => one.ok);
    const word = known.choices.find((one) => ["take", "draw", "pass"].includes(one.line));
    const line = answer ? answer.line : (known.table.turn || []).includes(me) ? (card ? String(card.n) : word && word.line) : "";
    if (line && !over) client.send(2, line + "\n");
  }
  client.socket.destroy();
  return Math.round((client.bytes - before) / Math.max(1, played));
}

(async () => {
  const out = { bench: "web", load: Number(fs.readFileSync("/proc/loadavg", "utf8").split(" ")[0]) };
  const paths = ["/", "/cardroom.css", "/cardroom.js", "/icon.svg"];
  let before = cpu(door), bytes = 0;
  for (let i = 0; i < n; i++) for (const path of paths) bytes += await load(path);
  out.page_cpu_ms = +((cpu(door) - before) / 1e6 / n).toFixed(3);
  out.page_bytes = Math.round(bytes / n);
  before = [cpu(door), cpu(room)];
  for (let i = 0; i < n; i++) (await new Client().begin()).socket.destroy();
  await pause(500);
  out.upgrade_cpu_ms = [(cpu(door) - before[0]) / 1e6 / n, (cpu(room) - before[1]) / 1e6 / n].map((one) => +one.toFixed(3));
  const rest = async () => {
    let now = "", was = null;
    while (now !== was) {
      was = now;
      await pause(2000);
      now = `${memory(door)} ${memory(room)}`;
    }
    return now.split(" ").map(Number);
  };
  const empty = await rest(), kept = [];
  for (let i = 0; i < sessions; i++) kept.push(await guest());
  const full = await rest();
  out.session_kib = full.map((one, i) => +((one - empty[i]) / sessions).toFixed(2));
  for (const client of kept) client.socket.destroy();
  out.card_bytes = await game();
  console.log(JSON.stringify(out));
  const kib = out.session_kib[0] + out.session_kib[1];
  if (kib > MOST_KIB) console.error(`an idle page takes ${kib} KiB`);
  process.exit(kib > MOST_KIB ? 1 : 0);
})();
