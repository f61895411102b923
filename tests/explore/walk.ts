import type { BrowserContext } from "@playwright/test";
import { type Complaint, complaintsAtEnd, complaintsOf } from "./invariants.ts";
import { nextStep } from "./choose.ts";
import type { SeenCall } from "./call-interceptor.ts";
import { Drafts } from "./drafts.ts";
import { leadOf } from "./leads.ts";
import { smsTexts } from "./sms-texts.ts";
import type { Stand } from "./stand.ts";
import { inWords, type Step, type Typed } from "./step.ts";
import { Tab } from "./tab.ts";

/** A walk that was made: its steps, what was wrong after the last of them, and which states of which machines it came to. */
export type Wandered = { steps: Step[]; complaints: Complaint[]; reached: ReadonlySet<string> };

/** A walk that was made again: how many of its steps could not be made, and what was wrong after the last. */
type Followed = { complaints: Complaint[]; skipped: number };

const password = "correct horse battery";
const cards = { testCard: "4111111111111111", card3ds: "4242424242424242", declinedCard: "4000056655665556" } as const;

let walks = 0;

/** One client with a browser of their own: what they do, and what is wrong after it. */
export class Walk {
  readonly stand: Stand;
  readonly context: BrowserContext;
  readonly tabs: (Tab | undefined)[] = [undefined, undefined];
  readonly drafts = new Drafts();
  readonly phones: { own: string; other: string };
  /** The tab that is looked at. */
  current = 0;
  /** How many calls had come before the last step, where that was one press. */
  #before: number | undefined;

  private constructor(stand: Stand, context: BrowserContext, number: number) {
    this.stand = stand;
    this.context = context;
    const digits = String(1_000_000 + number);
    this.phones = { own: `7701${digits}`, other: `7702${digits}` };
  }

  static async begin(stand: Stand): Promise<Walk> {
    walks += 1;
    const context = await stand.browser.newContext({
      baseURL: stand.server.url,
      locale: "ru-RU",
      timezoneId: "Asia/Aqtau",
      viewport: { width: 390, height: 844 },
      serviceWorkers: "block",
      extraHTTPHeaders: { "x-forwarded-for": `10.20.${Math.floor(walks / 250)}.${(walks % 250) + 1}` },
    });
    await context.clock.install({ time: stand.now() });
    stand.interceptor.forget();
    return new Walk(stand, context, walks);
  }

  async end(): Promise<void> {
    await this.context.close();
  }

  /** The tab that a step is made in; it is opened where it is not there yet. */
  async tab(index: number): Promise<Tab> {
    const there = this.tabs[index];
    if (there !== undefined) return there;
    const tab = new Tab(await this.context.newPage(), this.stand.interceptor, this.stand.server.config.sandboxUrl);
    this.tabs[index] = tab;
    const first = this.tabs[1 - index];
    if (first !== undefined) await tab.page.goto(first.page.url(), { waitUntil: "commit" });
    return tab;
  }

  /** What came to the service of the last step, where that was one press. */
  get callsOfPress(): readonly SeenCall[] {
    return this.#before === undefined ? [] : this.stand.interceptor.calls.slice(this.#before);
  }

  /** Makes a step; answers whether it could be made. */
  async make(step: Step): Promise<boolean> {
    this.#before = step.do === "press" ? this.stand.interceptor.calls.length : undefined;
    const tab = await this.tab(step.tab);
    this.current = step.tab;
    const { page } = tab;
    switch (step.do) {
      case "enter":
        await gone(page.goto(step.address, { waitUntil: "commit" }));
        return true;
      case "follow": {
        const address = await leadOf(this, step.lead);
        if (address === undefined) return false;
        await gone(page.goto(address, { waitUntil: "commit" }));
        return true;
      }
      case "press":
      case "pressTwice":
        return tab.use(step.target, step.do);
      case "type":
        return tab.use(step.target, { type: await this.#textOf(step.typed) });
      case "back":
        await gone(page.goBack({ waitUntil: "commit", timeout: 3000 }));
        return true;
      case "forward":
        await gone(page.goForward({ waitUntil: "commit", timeout: 3000 }));
        return true;
      case "reload":
        await gone(page.reload({ waitUntil: "commit" }));
        return true;
      case "switchTo":
        await page.bringToFront();
        // Without a window nothing is hidden, and no page is told. Whoever comes back was away for longer than an answer is fresh.
        await this.pass(20);
        await page.evaluate(() => {
          window.dispatchEvent(new Event("focus"));
          document.dispatchEvent(new Event("visibilitychange"));
        });
        return true;
      case "pass":
        await this.pass(step.seconds);
        return true;
      case "fault":
        this.stand.interceptor.arm(step.fault, step.calls);
        return true;
    }
  }

  /** Time passes for everybody. */
  async pass(seconds: number): Promise<void> {
    this.stand.pass(seconds);
    await this.context.clock.fastForward(seconds * 1000);
  }

  async #textOf(typed: Typed): Promise<string> {
    switch (typed.is) {
      case "text":
        return typed.text;
      case "ownPhone":
        return `+${this.phones.own}`;
      case "otherPhone":
        return `+${this.phones.other}`;
      case "password":
        return password;
      case "rightCode":
        return this.#newestCode();
      default:
        return cards[typed.is];
    }
  }

  async #newestCode(): Promise<string> {
    const codes = (await smsTexts(this)).flatMap((text) => /#(\d{6})$/.exec(text)?.[1] ?? []);
    return codes[0] ?? "123456";
  }
}

/** Whoever goes elsewhere meanwhile, or to where the network does not lead, has gone. */
async function gone(going: Promise<unknown>): Promise<void> {
  await going.catch((error: Error) => {
    if (!/ERR_|Timeout|interrupted|aborted|about:blank/.test(error.message)) throw error;
  });
}

/** Walks on by picks until something is wrong. */
export async function wander(stand: Stand, picks: readonly number[], log: (words: string) => void): Promise<Wandered> {
  const walk = await Walk.begin(stand);
  const steps: Step[] = [];
  const reached = new Set<string>();
  try {
    for (const pick of picks) {
      const tab = walk.tabs[walk.current];
      const seen = tab === undefined ? { page: undefined, processor: undefined } : await tab.see();
      for (const state of seen.page?.states ?? []) reached.add(state);
      const step = nextStep(pick, walk.current, seen);
      log(inWords(step));
      const complaints = await makeAndCheck(walk, step);
      steps.push(step);
      if (complaints.length > 0) return { steps, complaints, reached };
    }
    return { steps, complaints: await complaintsAtEnd(walk), reached };
  } finally {
    await walk.end();
  }
}

/** Makes steps again, those that can be made, until something is wrong. */
export async function follow(stand: Stand, steps: readonly Step[], log: (words: string) => void): Promise<Followed> {
  const walk = await Walk.begin(stand);
  try {
    return await followAs(walk, steps, log);
  } finally {
    await walk.end();
  }
}

/** The same by a client who is there already. */
export async function followAs(walk: Walk, steps: readonly Step[], log: (words: string) => void): Promise<Followed> {
  let skipped = 0;
  for (const step of steps) {
    log(inWords(step));
    const before = walk.tabs[step.tab];
    await before?.settle();
    const complaints = await makeAndCheck(walk, step, () => (skipped += 1));
    if (complaints.length > 0) return { complaints, skipped };
  }
  return { complaints: await complaintsAtEnd(walk), skipped };
}

async function makeAndCheck(walk: Walk, step: Step, onSkip = () => {}): Promise<Complaint[]> {
  if (!(await walk.make(step))) onSkip();
  const tab = await walk.tab(walk.current);
  const rest = await tab.settle();
  // A slow machine may not have drawn in time what came: what is busy for as long again stays so.
  return complaintsOf(walk, tab, rest === "busy" ? await tab.settle() : rest);
}
