/*
 * Chromium for tests, by its DevTools protocol over a pipe: no port is open and no package is needed. One browser has
 * pages that know nothing of each other. Whatever a page writes to its console, and each violation of its policy, is
 * kept in `said`.
 */
"use strict";
const { spawn } = require("child_process");
const fs = require("fs");
const os = require("os");
const path = require("path");

const LATE_MS = 30000; /* ends a test that hangs */
const TAPS_MOST = 5; /* what is covered by something else is never met */
const TWICE_MS = 450; /* a person who taps the same place again, and does not double a tap, takes longer */

class Page {
  constructor(browser, session) {
    this.browser = browser;
    this.session = session;
    this.said = [];
    this.touch = false;
    this.tapped = { at: 0, x: 0, y: 0 };
  }

  send(method, params) {
    return this.browser.send(method, params, this.session);
  }

  async open(url, { width, height, touch, scheme, motion, language }) {
    this.touch = Boolean(touch);
    for (const domain of ["Page", "Runtime", "Log", "Network"]) await this.send(domain + ".enable");
    await this.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: this.touch });
    await this.send("Emulation.setTouchEmulationEnabled", { enabled: this.touch });
    await this.send("Emulation.setFocusEmulationEnabled", { enabled: true });
    await this.media(scheme, motion);
    if (language) await this.send("Network.setExtraHTTPHeaders", { headers: { "Accept-Language": language } });
    await this.send("Page.navigate", { url });
    await this.until(`location.href !== "about:blank" && document.readyState === "complete"`);
  }

  media(scheme = "light", motion = "no-preference") {
    return this.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme },
      { name: "prefers-reduced-motion", value: motion }] });
  }

  heard(method, params) {
    if (method === "Page.loadEventFired" && this.loaded) this.loaded();
    if (method === "Runtime.consoleAPICalled") this.said.push(params.args.map((one) => one.value ?? one.description).join(" "));
    if (method === "Runtime.exceptionThrown") this.said.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    if (method === "Log.entryAdded") this.said.push(`${params.entry.text} ${params.entry.url ?? ""}`);
  }

  /* The value of an expression in the page. */
  async ask(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`);
    return result.value;
  }

  /* Waits until an expression is true, and returns its value. The page is asked again whenever it has drawn a frame. */
  async until(expression, patience = LATE_MS) {
    const end = Date.now() + patience;
    for (;;) {
      const value = await this.ask(expression);
      if (value) return value;
      if (Date.now() > end) throw new Error("it never came: " + expression);
      await this.ask("new Promise((then) => setTimeout(then, 30))");
    }
  }

  /* Waits for an element that is seen, and taps or clicks its middle; unless `gone` is true first. What is to be tapped may
   * move just then, because a line above it grew: then the tap has met something else, and is made again, as a person does. */
  async tap(expression, gone = "false") {
    const find = () => this.until(`(() => { if (${gone}) return "gone"; const one = ${expression}; if (!one || !one.offsetParent || one.disabled) return null;
      one.scrollIntoView({ block: "center", behavior: "instant" });
      const box = one.getBoundingClientRect();
      window.missed = undefined;
      addEventListener("pointerdown", (event) => { const now = ${expression}; window.missed = !now || !now.contains(event.target); },
        { capture: true, once: true });
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; })()`);
    for (let taps = 0; taps < TAPS_MOST; taps++) {
      const { at: before, x, y } = this.tapped, rest = TWICE_MS - (Date.now() - before);
      let at = await find();
      if (rest > 0 && Math.hypot(at.x - x, at.y - y) < 30) {
        await this.ask(`new Promise((then) => setTimeout(then, ${rest}))`);
        at = await find(); /* what was there may have moved */
      }
      if (at === "gone") return;
      await this.press(at);
      this.tapped = { at: Date.now(), ...at }; /* the page has had it by now */
      if (!await this.ask("window.missed")) return;
    }
    throw new Error("something else lies over it: " + expression);
  }

  /* Two taps on the same place, as fast as they go. */
  async twice(expression) {
    await this.tap(expression);
    await this.press(this.tapped);
  }

  async press({ x, y }) {
    const at = { x, y };
    if (this.touch) {
      await this.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
      await this.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      return;
    }
    for (const type of ["mousePressed", "mouseReleased"])
      await this.send("Input.dispatchMouseEvent", { type, ...at, button: "left", clickCount: 1 });
  }

  async reload() {
    const loaded = new Promise((done) => { this.loaded = done; });
    await this.send("Page.reload");
    await loaded;
  }

  /* The text of the page at so many per cent of its size. */
  text(percent) {
    return this.ask(`document.documentElement.style.fontSize = "${percent}%"`);
  }

  /* What a screen reader is told: role and name of all that is not ignored. */
  async heardBy() {
    const { nodes } = await this.send("Accessibility.getFullAXTree");
    return nodes.filter((one) => !one.ignored).map((one) => ({ role: one.role?.value, name: one.name?.value ?? "",
      focusable: one.properties?.some((of) => of.name === "focusable" && of.value.value) }));
  }

  /* Puts the page to sleep, as a phone does, or wakes it. */
  asleep(yes) {
    return this.send("Page.setWebLifecycleState", { state: yes ? "frozen" : "active" });
  }

  /* Presses a key: a character, or one of these names. */
  async key(key, modifiers = 0) {
    const codes = { Enter: 13, Tab: 9, Escape: 27, " ": 32, ArrowUp: 38, ArrowDown: 40, ArrowLeft: 37, ArrowRight: 39 };
    const text = key === "Enter" ? "\r" : key.length === 1 ? key : undefined;
    const code = codes[key] ?? key.toUpperCase().charCodeAt(0);
    await this.send("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", key, text, modifiers, windowsVirtualKeyCode: code });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", key, modifiers, windowsVirtualKeyCode: code });
  }

  async keys(text) {
    for (const one of text) await this.key(one);
  }

  /* Cuts the network of the page, and brings it back. */
  network(on) {
    return this.send("Network.emulateNetworkConditions", { offline: !on, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  }

  async picture(file) {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    fs.writeFileSync(file, Buffer.from(data, "base64"));
  }
}

class Browser {
  constructor() {
    this.folder = fs.mkdtempSync(path.join(os.tmpdir(), "cardroom-web-"));
    this.next = 0;
    this.waiting = new Map();
    this.pages = new Map();
    this.child = spawn("chromium", ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--disable-extensions", "--disable-background-networking", "--hide-scrollbars", "--user-data-dir=" + this.folder,
      "--remote-debugging-pipe", "about:blank"], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    let text = "";
    this.child.stdio[4].setEncoding("utf8");
    this.child.stdio[4].on("data", (more) => {
      const messages = (text + more).split("\0");
      text = messages.pop();
      for (const message of messages) this.heard(JSON.parse(message));
    });
  }

  heard({ id, result, error, sessionId, method, params }) {
    if (id === undefined) {
      this.pages.get(sessionId)?.heard(method, params);
      return;
    }
    const { done, fail } = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) fail(new Error(error.message));
    else done(result);
  }

  send(method, params = {}, sessionId = undefined) {
    const id = ++this.next;
    this.child.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    return new Promise((done, fail) => this.waiting.set(id, { done, fail }));
  }

  /* A page with storage of its own. `how`: width, height, touch, scheme, motion, language. */
  async page(url, how) {
    const { browserContextId } = await this.send("Target.createBrowserContext");
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank", browserContextId });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const page = new Page(this, sessionId);
    this.pages.set(sessionId, page);
    await page.open(url, how);
    return page;
  }

  /* Ends it in order, so that none of its processes writes into the folder any more. */
  close() {
    return new Promise((done) => {
      this.child.on("close", () => {
        fs.rmSync(this.folder, { recursive: true, force: true, maxRetries: 20 });
        done();
      });
      this.send("Browser.close");
    });
  }
}

module.exports = { Browser, Page };
