import { expect, type Page } from "@playwright/test";
import type { SavedReservation } from "../../../../domain/draft.ts";
import { takenByWhatIsOver } from "../../../support/taken-by-what-is-over.ts";
import { test as base } from "../../../support/fixtures.ts";
import { CallLog } from "./calls.ts";
import { CardSavings } from "./card-savings.ts";
import { Gate } from "./gate.ts";
import { OtherClient } from "./other-client.ts";
import { Accounts } from "./accounts.ts";
import { Effects } from "./effects.ts";
import { Flooder } from "./flooder.ts";
import { restOutsideWork } from "./outside-work.ts";
import { PaymentLinks } from "./payment-links.ts";
import { SandboxBank } from "./sandbox-bank.ts";
import { User } from "./user.ts";
import { clearCalendar, salon } from "./salon.ts";
import { startService, type Service } from "./service.ts";
import { Payments } from "./payments.ts";
import { World } from "./world.ts";

/** Everybody and everything that takes part in a replay. */
export type Stage = {
  page: Page;
  user: User;
  world: World;
  accounts: Accounts;
  effects: Effects;
  links: PaymentLinks;
  bank: SandboxBank;
  payments: Payments;
  savings: CardSavings;
  gate: Gate;
  calls: CallLog;
  other: OtherClient;
  flooder: Flooder;
  /** The client's phones, which nobody else has. */
  phones: { own: number; another: number; others: number };
};

export const test = base.extend<
  { stage: Stage; clientNumber: number },
  { service: Service; flooder: Flooder; hasPictures: boolean }
>({
  service: [
    async ({}, use) => {
      const service = await startService();
      await use(service);
      await service.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  /** Whether pictures are drawn: a tour needs none, which journeys have. */
  hasPictures: [false, { option: true, scope: "worker" }],
  launchOptions: [
    async ({ launchOptions, hasPictures }, use) => {
      const args = [...(launchOptions.args ?? []), ...(hasPictures ? [] : ["--blink-settings=imagesEnabled=false"])];
      await use({ ...launchOptions, args });
    },
    { scope: "worker" },
  ],
  /** A tour is of what is shown, not of how it moves there: a fifth of a page's work was to draw what waits. */
  contextOptions: async ({ contextOptions }, use) => use({ ...contextOptions, reducedMotion: "reduce" }),
  flooder: [async ({ service }, use) => use(new Flooder(service)), { scope: "worker" }],
  app: [async ({ service }, use) => use(service), { scope: "worker", timeout: 180_000 }],
  /** What the client's phones and address are made of. */
  clientNumber: async ({}, use) => use(nextNumber()),
  stage: async ({ page, service, flooder, clientNumber: number }, use) => {
    service.clock.reset();
    await clearCalendar(service.pool);
    await page.clock.install();
    const address = addressOf(10, number);
    await page.setExtraHTTPHeaders({ "x-forwarded-for": address });
    const phones = { own: phoneOf(701, number), another: phoneOf(702, number), others: phoneOf(705, number) };
    const world = new World(service, page);
    const bank = new SandboxBank(service);
    const effects = new Effects(service, Object.values(phones), address);
    await use({
      page,
      user: new User(page),
      world,
      accounts: new Accounts(service, addressOf(13, number)),
      effects,
      links: new PaymentLinks(service),
      bank,
      payments: new Payments(service, bank, addressOf(11, number)),
      savings: new CardSavings(service, bank),
      gate: await Gate.before(page, service, address),
      calls: new CallLog(page),
      other: new OtherClient(service, addressOf(11, number)),
      flooder,
      phones,
    });
    await world.calm();
    await restOutsideWork(service.pool);
    expect(await effects.count("charges"), "charges").toBeLessThanOrEqual(1);
    expect(await takenByWhatIsOver(service.pool)).toEqual([]);
  },
});

/** The reservation as the browser has saved it. */
async function savedDraft(page: Page): Promise<SavedReservation> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("saved-reservation") ?? "null"));
}

/** The hold of the client. */
export async function savedHold(page: Page): Promise<NonNullable<SavedReservation["hold"]>> {
  const { hold } = await savedDraft(page);
  if (!hold) throw new Error("Nothing is held.");
  return hold;
}

export function addressOfStep(step: string, query = ""): string {
  return `/${salon.company}/reservation/${step}${query}`;
}

let used = 0;

/** A number that no other test of this run has: tests share a service, and each has its own phone and address. */
function nextNumber(): number {
  used += 1;
  return Number(process.env.TEST_WORKER_INDEX ?? 0) * 1000 + used;
}

function addressOf(network: number, number: number): string {
  return `10.${network}.${Math.floor(number / 250)}.${(number % 250) + 1}`;
}

function phoneOf(operator: number, number: number): number {
  return 7_000_000_0000 + operator * 1_000_0000 + 1_000_000 + number;
}
