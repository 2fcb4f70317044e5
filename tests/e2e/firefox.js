/*
 * Firefox for tests, by Marionette, its protocol for drivers: no package is needed. It has one page, with the calls of
 * Page (browser.js). What it writes to its console is not seen.
 */
"use strict";
const { spawn } = require("child_process");
const fs = require("fs");
const net = require("net");
const os = require("os");
const path = require("path");
const { Page } = require("./browser.js");

const LATE_MS = 60000; /* ends a test that hangs */
const KEYS = { Enter: "\uE007", Tab: "\uE004", Escape: "\uE00C" };

class Firefox extends Page {
  constructor() {
    super(null, "firefox");
    this.folder = fs.mkdtempSync(path.join(os.tmpdir(), "cardroom-web-"));
    fs.writeFileSync(this.folder + "/user.js", 'user_pref("marionette.port", 0);\nuser_pref("app.update.auto", false);\n');
    this.child = spawn("firefox-esr", ["--headless", "--no-remote", "--marionette", "--profile", this.folder], {
      stdio: "ignore", env: { ...process.env, HOME: this.folder } });
    this.next = 0;
    this.waiting = new Map();
  }

  /* Its port is in a file once it listens there. */
  async connect() {
    const end = Date.now() + LATE_MS, file = this.folder + "/MarionetteActivePort";
    while (!fs.existsSync(file) || fs.readFileSync(file, "utf8") === "") {
      if (Date.now() > end) throw new Error("Firefox does not listen");
      await new Promise((then) => setTimeout(then, 50));
    }
    this.socket = net.connect(Number(fs.readFileSync(file, "utf8")), "127.0.0.1");
    let bytes = Buffer.alloc(0);
    this.socket.on("data", (more) => {
      bytes = Buffer.concat([bytes, more]);
      for (let at; (at = bytes.indexOf(":")) > 0;) { /* "LENGTH:[1, NUMBER, ERROR, RESULT]" */
        const end = at + 1 + Number(bytes.subarray(0, at));
        if (bytes.length < end) return;
        const message = JSON.parse(bytes.subarray(at + 1, end));
        bytes = bytes.subarray(end);
        if (Array.isArray(message)) this.answered(message);
      }
    });
  }

  answered([, number, error, result]) {
    const { done, fail } = this.waiting.get(number);
    this.waiting.delete(number);
    if (error) fail(new Error(error.message));
    else done(result);
  }

  send(name, params = {}) {
    const number = ++this.next, text = JSON.stringify([0, number, name, params]);
    this.socket.write(Buffer.byteLength(text) + ":" + text);
    return new Promise((done, fail) => this.waiting.set(number, { done, fail }));
  }

  async open(url, { width, height }) {
    await this.connect();
    await this.send("WebDriver:NewSession", {});
    await this.send("WebDriver:SetWindowRect", { width, height });
    await this.send("WebDriver:Navigate", { url });
  }

  async ask(expression) {
    return (await this.send("WebDriver:ExecuteScript", { script: `return (${expression});`, args: [] })).value;
  }

  async reload(expression) {
    const { value } = await this.send("WebDriver:GetCurrentURL");
    await this.send("WebDriver:Refresh");
    return value.startsWith("http") && this.until(expression);
  }

  act(type, actions, parameters) {
    return this.send("WebDriver:PerformActions", { actions: [{ type, id: type, parameters, actions }] });
  }

  press({ x, y }) {
    return this.act("pointer", [{ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }], { pointerType: "touch" });
  }

  key(key) {
    const value = KEYS[key] || key;
    return this.act("key", [{ type: "keyDown", value }, { type: "keyUp", value }]);
  }

  async picture(file) {
    fs.writeFileSync(file, Buffer.from((await this.send("WebDriver:TakeScreenshot", { full: false })).value, "base64"));
  }

  close() {
    return new Promise((done) => {
      this.child.on("close", () => {
        fs.rmSync(this.folder, { recursive: true, force: true, maxRetries: 20 });
        done();
      });
      this.send("Marionette:Quit", { flags: ["eForceQuit"] }).catch(() => {});
    });
  }
}

module.exports = { Firefox };
