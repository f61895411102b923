import { expect, type Page } from "@playwright/test";
import { operationsOf, type PaymentRole } from "../../../../machines/card-payment/operations.ts";
import { required } from "../../../../machines/kit/required.ts";
import { roles } from "../../machine/mutations.ts";
import type { Passage } from "../stage/call.ts";
import type { Stage } from "../stage/stage.ts";
import { obstacle } from "./card-payment-obstacles.ts";
import { played, price } from "./card-payment-subjects.ts";
import type { Driver } from "./driver.ts";

type Act = Driver["acts"][string];

const dearer = 300_000;

/** The operation behind a role where something is paid for. */
function operationIn({ payments }: Stage, role: PaymentRole): string {
  const operations: Readonly<Partial<Record<PaymentRole, string>>> = operationsOf[payments.paidFor.subject];
  return required(operations[role], role);
}

const playedIn = ({ payments }: Stage) => played[payments.paidFor.subject];

/** The service is asked after something has become of the payment. */
const told =
  (role: PaymentRole, happens: (stage: Stage) => Promise<void>): Act =>
  async (stage) => {
    const operation = operationIn(stage, role);
    await stage.gate.waiting(operation);
    await happens(stage);
    await stage.gate.open(operation, "brings");
  };

const due =
  (amount: number): Act =>
  async ({ payments, world }) => {
    await payments.end();
    const { subject, id } = payments.paidFor;
    if (subject === "reservation") await world.payments.wantPrepayment(id, amount);
  };

const askAtPage: Act = ({ payments }) => payments.ask("redirect");

/** What becomes of the payment before the service tells of it. */
const outcomes: Record<string, Act> = {
  due: due(price),
  processing: ({ payments }) => payments.process(),
  needs3ds: ({ payments }) => payments.ask("authenticate"),
  "PayBox's page": askAtPage,
  "PayBox's page of before": askAtPage,
  declined: ({ payments }) => payments.decline(),
  paid: ({ payments }) => payments.pay(),
  expired: async (stage) => {
    await stage.payments.end();
    await playedIn(stage).end(stage);
  },
  "expired and refunded": ({ payments }) => payments.payTooLate(),
};

const asking = (call: string, role: PaymentRole, happening = outcomes): Driver["answers"] =>
  Object.fromEntries(Object.entries(happening).map(([outcome, act]) => [`${call}: ${outcome}`, told(role, act)]));

const passesBy =
  (role: PaymentRole, passage: Passage): Act =>
  async (stage) =>
    stage.gate.open(operationIn(stage, role), passage);

const charging = (call: string, role: PaymentRole): Driver["answers"] => ({
  // What becomes of it is what the processor is let do when the service is asked next.
  [`${call}: begun`]: passesBy(role, "brings"),
  [`${call}: paymentUnderWay`]: told(role, ({ payments }) => payments.process()),
  [`${call}: notPayable`]: told(role, async (stage) => playedIn(stage).refuse(stage)),
  [`${call}: holdExpired`]: told(role, async (stage) => playedIn(stage).end(stage)),
  [`${call}: priceChanged`]: async (stage) =>
    stage.gate.open(operationIn(stage, role), "brings", { body: { expected: { amount: 100, currency: "KZT" } } }),
  [`${call}: wayNotOffered`]: told(role, async ({ world }) => world.leaveCardProcessor()),
  // The service has taken it in.
  [`${call}: unreachable`]: passesBy(role, "losesAnswer"),
  [`${call}: broken`]: passesBy(role, "answersItself"),
});

async function typeCard(stage: Stage): Promise<void> {
  const { page, user } = stage;
  const { payButton } = playedIn(stage);
  const field = page.frameLocator("iframe[src*='/field']");
  await expect(page.locator("[aria-busy=true] > iframe")).toHaveCount(0);
  await field.locator("#number").fill("4111 1111 1111 1111");
  await field.locator("#expires").fill("12/40");
  await field.locator("#cvc").fill("123");
  const pay = page.getByRole("button", { name: payButton });
  // A key that comes while the focus is on its way from one process of the browser to another is nobody's.
  await expect(async () => {
    await pay.focus();
    await expect(field.locator("#cvc")).not.toBeFocused({ timeout: 100 });
  }).toPass();
  await user.press(payButton);
}

const confirmAtBank: Act = async ({ page, user }) =>
  user.click(page.frameLocator("iframe[name^=bank]").getByRole("button", { name: "Подтвердить" }));

const pick =
  (name: RegExp): Act =>
  async ({ page, user }) => {
    await page.getByRole("radio", { name }).check();
    await user.press(/^Оплатить/);
  };

const acts: Driver["acts"] = {
  "way.picked: a saved card": pick(/Kaspi Bank/),
  "way.picked: a new card": async ({ page, payments, user }) => {
    if (payments.paidFor.subject !== "card") return page.getByRole("radio", { name: /Новая карта/ }).click();
    // A card that is saved has one way, which is taken at once where nothing has gone wrong.
    if ((await stateIn(page)) === "choosingWay") await user.press("Ввести карту ещё раз");
  },
  "way.picked: PayBox": pick(/Freedom Pay/),
  "way.picked: instalments": async ({ page, user }) => {
    await page.getByRole("radio", { name: /^Частями: 3/ }).check();
    await user.press("Перейти к оформлению");
  },
  "way.reconsidered": async ({ page, user }) => {
    const other = page.getByRole("button", { name: "Выбрать другой способ" });
    if (await other.isVisible()) return user.press("Выбрать другой способ");
    await page.getByRole("radio", { name: /Kaspi Bank/ }).click();
  },
  "card.entered": typeCard,
  "card.entered: to be kept": async (stage) => {
    const kept = stage.page.getByRole("checkbox", { name: /Сохранить карту/ });
    // A press right after the step before is taken for the second one of a double press.
    await expect(() => kept.check({ timeout: 1000 })).toPass();
    await typeCard(stage);
  },
  "authentication.returned": async (stage) => {
    const { page, user } = stage;
    const done = page.getByRole("button", { name: "Всё готово" });
    if (await done.isVisible()) return user.press("Всё готово");
    await confirmAtBank(stage);
  },
  "authentication.returned: with a proof": confirmAtBank,
  "retry.requested": ({ user }) => user.press("Повторить"),
};

/** What stands on the page in each state, whatever is paid for. */
const shownTexts: Record<string, string | RegExp> = {
  readingPayment: /Проверяем оплату|Узнаём, сколько нужно оплатить/,
  waitingToRetry: "Не получилось узнать, что с оплатой",
  choosingWay: "Как оплатить",
  enteringCard: "Как оплатить",
  chargingSavedCard: "Проводим оплату",
  openingPage: "Проводим оплату",
  authenticating: /Подтвердите оплату в банке|Оплата ждёт вас на странице/,
};

const stateIn = (page: Page) => page.locator("[data-payment-state]").getAttribute("data-payment-state");

async function sees(stage: Stage, state: string): Promise<void> {
  const { page, payments } = stage;
  const { seesPaid, shownTexts: ownTexts } = playedIn(stage);
  if (state === "paid") return seesPaid(stage);
  const shown = page.locator("[data-payment-state]");
  const { subject } = payments.paidFor;
  if (subject === "card" && /^(choosingWay|enteringCard)$/.test(state)) {
    return expect(shown).toHaveAttribute("data-payment-state", /^(choosingWay|enteringCard)$/);
  }
  await expect(shown).toHaveAttribute("data-payment-state", state);
  // Before anything is known, the other pages draw where it will be.
  if (subject !== "reservation" && state === "readingPayment") return;
  await expect(shown.getByText({ ...shownTexts, ...ownTexts }[state] ?? "a text").first()).toBeVisible();
}

const come = ["somebody who has to pay", "readPayable: due"];
const bySavedCard = [...come, "way.picked: a saved card"];
const byNewCard = [...come, "way.picked: a new card", "card.entered", "chargeCard: begun"];
const paid = "checkOutcome: paid";

/** The client's own payment in each way, from the choice to the charge. */
const walks: Driver["walks"] = {
  "a saved card": [...bySavedCard, "chargeSavedCard: begun", paid],
  "a saved card, with its answer lost": [...bySavedCard, "chargeSavedCard: unreachable", "readPayable: paid"],
  "a new card": [...byNewCard, paid],
  "a new card of which the bank asks": [...byNewCard, "checkOutcome: needs3ds", "authentication.returned", paid],
  "a saved card, while the bank asks of a new one": [
    ...byNewCard,
    "checkOutcome: needs3ds",
    "way.reconsidered",
    "way.picked: a saved card",
    "chargeSavedCard: begun",
    paid,
  ],
  "PayBox's page": [
    ...come,
    "way.picked: PayBox",
    "openPage: begun",
    "checkOutcome: PayBox's page",
    "followAuthentication: paid",
  ],
};

const runOut: Act = async (stage) => stage.world.passAtDevice(playedIn(stage).overAfterSeconds);
const reading = roles.get("readPayable") ?? [];

/** Paying in a browser, against the real service and the sandbox's processors. */
export const cardPaymentDriver: Driver = {
  isTouredFromEach: true,
  waits: {
    readingPayment: reading,
    chargingCard: roles.get("payByCard") ?? [],
    chargingSavedCard: roles.get("payBySavedCard") ?? [],
    openingPage: roles.get("payAtPage") ?? [],
    authenticating: reading,
    bringingProof: roles.get("bringProof") ?? [],
    checkingOutcome: reading,
  },
  entrances: {
    "somebody who has to pay": played.reservation,
    "somebody who buys a gift card": played.giftCard,
    "somebody who pays by a link": played.link,
    "somebody who saves a card": played.card,
  },
  acts,
  answers: {
    ...asking("readPayable", "readPayable"),
    ...asking("followAuthentication", "readPayable"),
    ...asking("checkOutcome", "readPayable"),
    // It is taken, and money may move: or another proof was given meanwhile, and it is paid with that, or not.
    ...asking("bringProof", "bringProof", {
      processing: async () => {},
      needs3ds: ({ payments }) => payments.answerBankAnew(),
      declined: ({ payments }) => payments.decline(),
      paid: ({ payments }) => payments.pay(),
    }),
    "bringProof: unreachable": passesBy("bringProof", "loses"),
    "bringProof: broken": passesBy("bringProof", "answersItself"),
    "readPayable: due, at another price": told("readPayable", due(dearer)),
    "readPayable: unreachable": passesBy("readPayable", "loses"),
    "readPayable: broken": passesBy("readPayable", "answersItself"),
    ...charging("chargeCard", "payByCard"),
    ...charging("chargeSavedCard", "payBySavedCard"),
    ...charging("openPage", "payAtPage"),
    "openPage: wayNotOffered": async (stage) =>
      stage.gate.open(operationIn(stage, "payAtPage"), "brings", { body: { instalments: 24 } }),
    "endOfChoice: ran out": runOut,
    "endOfEntry: ran out": runOut,
  },
  walks,
  sees,
  obstacle,
};
