import type { Frame, Page, Request } from "@playwright/test";
import { look, type PageView } from "./controls.ts";
import type { Seen } from "./choose.ts";
import type { CallInterceptor } from "./call-interceptor.ts";
import type { Target } from "./step.ts";

const quietMs = 60;
const timeoutMs = 8000;
const actionMs = 3000;

/** One tab of the walk's browser. */
export class Tab {
  readonly page: Page;
  readonly #interceptor: CallInterceptor;
  readonly #sandbox: string;
  /** What the page has asked for and does not have yet; what is told for as long as it is there never comes to an end. */
  readonly #awaited = new Set<Request>();
  /** What the page has said that no page should, since it was asked last. */
  #complaints: string[] = [];

  constructor(page: Page, interceptor: CallInterceptor, sandbox: string) {
    this.page = page;
    this.#interceptor = interceptor;
    this.#sandbox = sandbox;
    page.on("request", (request) => request.resourceType() !== "eventsource" && this.#awaited.add(request));
    page.on("requestfinished", (request) => this.#awaited.delete(request));
    page.on("requestfailed", (request) => this.#awaited.delete(request));
    page.on("framenavigated", (frame) => frame === page.mainFrame() && this.#awaited.clear());
    page.on("pageerror", (error) => this.#complaints.push(`an error that nobody caught: ${error.message}`));
    page.on("console", (message) => {
      const isOfNetwork = /Failed to load resource|net::|ERR_/.test(message.text());
      if (message.type() === "error" && !isOfNetwork)
        this.#complaints.push(`an error in the console: ${message.text()}`);
    });
  }

  takeComplaints(): string[] {
    return this.#complaints.splice(0);
  }

  /** Waits until nothing is under way: no call, and nothing that changes on the page; or until that takes too long. */
  async settle(withinMs = timeoutMs): Promise<"calm" | "busy" | "moving"> {
    const end = Date.now() + withinMs;
    let before = "";
    let quietSince = Date.now();
    let isQuiet = false;
    while (Date.now() < end) {
      const { text, isBusy } = await this.#fingerprint();
      if (text !== before || this.#interceptor.open > 0 || this.#awaited.size > 0) quietSince = Date.now();
      before = text;
      isQuiet = Date.now() - quietSince >= quietMs;
      if (isQuiet && !isBusy) return "calm";
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    return isQuiet ? "busy" : "moving";
  }

  /** Whether the whole page is a processor's, or a bank's. */
  isAtProcessor(): boolean {
    return this.page.url().startsWith(this.#sandbox);
  }

  async see(): Promise<Seen> {
    return { page: await this.#lookAt(this.page.mainFrame()), processor: await this.#lookAt(this.#processorFrame()) };
  }

  /** Does something with what a target names; answers whether it was there. */
  async use(target: Target, act: "press" | "pressTwice" | { type: string }): Promise<boolean> {
    const frame = target.frame === "page" ? this.page.mainFrame() : this.#processorFrame();
    const view = await this.#lookAt(frame);
    const index = view?.controls.findIndex(
      ({ kind, name, nth }) => kind === target.kind && name === target.name && nth === target.nth,
    );
    if (frame === undefined || index === undefined || index < 0) return false;
    const handle = await frame.evaluateHandle((at) => window.kezekControls[at], index);
    const element = handle.asElement();
    if (element === null) return false;
    const options = { timeout: actionMs };
    try {
      if (typeof act === "object") await element.fill(act.type, options);
      else if (act === "press") await element.click(options);
      else await element.dblclick(options);
    } catch (error) {
      // What goes away or is covered while somebody reaches for it is not used.
      if (
        !(error instanceof Error) ||
        !/Timeout|detached|not attached|intercepts|not visible|closed|not an? <input>/.test(error.message)
      )
        throw error;
      return false;
    }
    return true;
  }

  #processorFrame(): Frame | undefined {
    return this.page.frames().find((frame) => frame !== this.page.mainFrame() && frame.url().startsWith(this.#sandbox));
  }

  async #lookAt(frame: Frame | undefined): Promise<PageView | undefined> {
    return frame && look(frame).catch(ofLeftPage);
  }

  async #fingerprint(): Promise<{ text: string; isBusy: boolean }> {
    const seen = await this.page
      .evaluate(() => ({
        text: `${location.href} ${document.documentElement?.innerHTML.length ?? 0}`,
        isBusy:
          document.readyState !== "complete" ||
          document.querySelector('[aria-busy="true"], [role="progressbar"]') !== null,
      }))
      .catch(ofLeftPage);
    return seen ?? { text: "", isBusy: true };
  }
}

/** A page that is being left has nothing to look at. */
function ofLeftPage(error: unknown): undefined {
  if (error instanceof Error && /context was destroyed|navigat|detached|closed/i.test(error.message)) return undefined;
  throw error;
}
