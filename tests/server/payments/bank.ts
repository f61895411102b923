import type {
  CardProcessor,
  CardProcessors,
  CardShown,
  CardStorage,
  Charge,
  ListedPayment,
  MoveAnswer,
  PaymentAnswer,
} from "../../../server/core/card-processor.ts";
import { CardBox } from "./card-box.ts";
import { OutsideFailed } from "../../../server/core/outside.ts";

const card: CardShown = { lastFour: "4242", brand: "Visa", issuer: "Kaspi Bank" };

/** What a cryptogram has the bank do, and what it does with a call meanwhile. */
type Entry = { charge: Charge; state: PaymentAnswer["type"]; taken: number; refunded: number };
export type Trouble =
  | "lostBefore"
  | "lostAfter"
  | "wrongAmount"
  | "pending"
  | "authorized"
  | "refused"
  | "refusedAndLate";

/** A refusal that names no payment. */
const refusal: PaymentAnswer = { type: "declined", reason: "other", code: "Too many requests" };

/**
 * Processors that remember what was charged by id, as the real ones do. A charge by the cryptogram "3ds" wants the bank's page,
 * "funds" has no money; the page of PayBox is paid at by `payAtPage`. `trouble` is taken once, by the next call.
 */
export class Bank implements CardProcessor {
  readonly entries = new Map<string, Entry>();
  readonly refunds = new Map<string, number>();
  /** Charges that were refused, and are made all the same once they `arrive`. */
  #coming: Charge[] = [];
  trouble: Trouble | undefined;
  /** The cards that PayBox keeps. */
  readonly box = new CardBox();
  /** Refuses to give back. */
  isMean = false;
  /** Whether what was authorized can be taken. */
  isTakable = true;

  get processors(): CardProcessors {
    const cloudPayments: CardProcessor = { ...(this as CardProcessor), listPayments: this.#list };
    return { cloudPayments, payBox: { ...(this as CardProcessor), ...(this.box as CardStorage) } };
  }

  /** What was taken and not given back, by payment. */
  get balance(): number[] {
    return [...this.entries.values()].map(({ taken, refunded }) => taken - refunded);
  }

  get takenOnce(): boolean {
    return [...this.entries.values()].filter(({ taken }) => taken > 0).length <= 1;
  }

  charge = (charge: Charge): Promise<PaymentAnswer> =>
    this.#called(() => {
      const known = this.entries.get(charge.id);
      if (known !== undefined) return this.#say(charge.id, known);
      const isRefused = this.#isRefused(charge);
      if (isRefused || this.#coming.some(({ id }) => id === charge.id)) return refusal;
      const entry: Entry = { charge, state: "pending", taken: 0, refunded: 0 };
      this.entries.set(charge.id, entry);
      const { way } = charge;
      if (way.type === "payBox") entry.state = "redirect";
      else if (way.type === "card" && way.cryptogram === "3ds") entry.state = "needs3ds";
      else if (way.type === "card" && way.cryptogram === "funds") entry.state = "declined";
      else this.#take(entry);
      return this.#say(charge.id, entry);
    });

  #isRefused(charge: Charge): boolean {
    if (this.trouble !== "refused" && this.trouble !== "refusedAndLate") return false;
    if (this.trouble === "refusedAndLate" && charge.way.type === "card") this.#coming.push(charge);
    this.trouble = undefined;
    return true;
  }

  /** What was refused and is made all the same is made now; answers the ids of what was paid so. */
  async arrive(): Promise<string[]> {
    const coming = this.#coming;
    this.#coming = [];
    for (const charge of coming) await this.charge(charge);
    return coming.flatMap(({ id }) => (this.entries.get(id)?.state === "paid" ? [id] : []));
  }

  complete3ds = ({ id, paRes }: { id: string; paRes: string }): Promise<PaymentAnswer> =>
    this.#called(() => {
      if (this.trouble === "refused") {
        this.trouble = undefined;
        return refusal;
      }
      const entry = this.#entry(id);
      if (entry.state === "needs3ds") {
        if (paRes === "yes") this.#take(entry);
        else entry.state = "declined";
      }
      return this.#say(id, entry);
    });

  find = async ({ id }: { id: string }): Promise<PaymentAnswer | { type: "notFound" }> => {
    const entry = this.entries.get(id);
    if (entry === undefined) return { type: "notFound" };
    if (entry.state === "needs3ds") return { type: "needs3ds", processorId: id };
    if (entry.state === "redirect") return { type: "pending", processorId: id };
    return this.#say(id, entry);
  };

  #list = async (): Promise<ListedPayment[]> =>
    [...this.entries].flatMap(([id, { charge, taken }]) =>
      taken > 0 ? [{ id, processorId: id, amount: taken, currency: charge.currency }] : [],
    );

  refund = ({ id, paymentId, amount }: { id: string; paymentId: string; amount: number }): Promise<MoveAnswer> =>
    this.#called(() => {
      const isRefused = this.isMean || this.trouble === "refused";
      if (this.trouble === "refused") this.trouble = undefined;
      if (isRefused) return { type: "refused", code: "closed" } as const;
      const entry = this.#entry(paymentId);
      if (!this.refunds.has(id)) {
        if (entry.refunded + amount > entry.taken) return { type: "refused", code: "too much" } as const;
        entry.refunded += amount;
        this.refunds.set(id, amount);
      }
      return { type: "done" } as const;
    });

  capture = async ({ paymentId }: { paymentId: string }): Promise<MoveAnswer> =>
    this.isTakable ? this.#endAuthorization(paymentId, "paid") : { type: "refused", code: "clearing failed" };
  void = async ({ paymentId }: { paymentId: string }): Promise<MoveAnswer> =>
    this.#endAuthorization(paymentId, "voided");
  readCallback = (): undefined => undefined;

  /** The client pays on the processor's page. */
  payAtPage(id: string): void {
    this.#take(this.#entry(id));
  }

  #endAuthorization(id: string, state: "paid" | "voided"): MoveAnswer {
    const entry = this.#entry(id);
    if (entry.state !== "authorized") return { type: "refused", code: "not authorized" };
    entry.state = state;
    if (state === "voided") entry.taken = 0;
    return { type: "done" };
  }

  #take(entry: Entry): void {
    entry.state = "paid";
    entry.taken = this.trouble === "wrongAmount" ? entry.charge.amount - 100 : entry.charge.amount;
    if (this.trouble === "pending" || this.trouble === "authorized") entry.state = this.trouble;
    if (this.trouble !== "lostBefore" && this.trouble !== "lostAfter") this.trouble = undefined;
  }

  /** What was paid is only held on the card now. */
  hold(id: string): void {
    this.#entry(id).state = "authorized";
  }

  /** What was pending is paid now. */
  finish(id: string): void {
    this.#entry(id).state = "paid";
  }

  async #called<Answer>(work: () => Answer): Promise<Answer> {
    const { trouble } = this;
    if (trouble === "lostBefore" || trouble === "lostAfter") this.trouble = undefined;
    if (trouble === "lostBefore") throw new OutsideFailed("The call was lost.");
    const answer = work();
    if (trouble === "lostAfter") throw new OutsideFailed("The answer was lost.");
    return answer;
  }

  #entry(id: string): Entry {
    const entry = this.entries.get(id);
    if (entry === undefined) throw new Error(`The bank knows no ${id}.`);
    return entry;
  }

  #say(id: string, { charge, state, taken, refunded }: Entry): PaymentAnswer {
    if (state === "needs3ds") {
      const challenge = { acsUrl: "https://bank.example/acs", paReq: "pareq", md: id };
      return { type: "needs3ds", processorId: id, challenge };
    }
    if (state === "redirect") return { type: "redirect", processorId: id, url: `https://pay.example/${id}` };
    if (state === "declined") return { type: "declined", processorId: id, reason: "funds", code: "5051" };
    if (state === "pending") return { type: "pending", processorId: id };
    if (state === "voided") return { type: "voided", processorId: id };
    const { currency, saveCard } = charge;
    const token = saveCard ? { token: "tk_1" } : {};
    if (state === "authorized") return { type: state, processorId: id, amount: taken, currency, card, at: new Date() };
    return { type: "paid", processorId: id, amount: taken, currency, card, ...token, at: new Date(), refunded };
  }
}
