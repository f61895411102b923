import { Refused } from "../../core/refusal.ts";

/** Whose work it is, and how long it takes, compared with other work. */
export type Work = { caller: string; cost: number };
type Most = { underWay: number; waiting: number; waitingPerCaller: number };
type Waiting = Work & { turn: number; begin: () => void; giveUp: (reason: unknown) => void };

/**
 * Has work done a few pieces at a time, for all callers in turn: whoever has much of it waits for their own. Work that costs
 * less comes first, and waits neither for what its caller has that costs more; it goes before dear work as often as that
 * costs more, so that no flood of it keeps anybody waiting for ever (self-clocked fair queueing).
 */
export class FairTurns {
  readonly #most: Most;
  #waiting: Waiting[] = [];
  #underWay = 0;
  /** Of what began last. */
  #turn = 0;

  constructor(most: Most) {
    this.#most = most;
  }

  /**
   * Does work once it is its turn.
   * @param signal ends the wait
   * @throws Refused unavailable where too many of one caller wait that cost as much; and where too many wait of all, to
   * whoever has most of them: what they asked last gives way to others
   */
  async take<Done>(work: Work, signal: AbortSignal, doIt: () => Promise<Done>): Promise<Done> {
    if (this.#underWay < this.#most.underWay) this.#underWay += 1;
    else await this.#wait(work, signal);
    try {
      return await doIt();
    } finally {
      this.#next();
    }
  }

  #wait({ caller, cost }: Work, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const alike = this.#waiting.filter((one) => one.caller === caller && one.cost === cost);
    if (alike.length >= this.#most.waitingPerCaller) throw new Refused("unavailable");
    if (this.#waiting.length >= this.#most.waiting) this.#makeRoomFor(caller);
    const turn = Math.max(this.#turn, ...alike.map((one) => one.turn)) + cost;
    return new Promise((resolve, reject) => {
      const leave = () => waiting.giveUp(signal.reason);
      const begin = () => {
        signal.removeEventListener("abort", leave);
        resolve();
      };
      const giveUp = (reason: unknown) => {
        signal.removeEventListener("abort", leave);
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        reject(reason);
      };
      const waiting = { caller, cost, turn, begin, giveUp };
      this.#waiting.push(waiting);
      signal.addEventListener("abort", leave);
    });
  }

  #makeRoomFor(caller: string): void {
    const countOf = (one: string) => this.#waiting.filter((work) => work.caller === one).length;
    const [most] = this.#waiting.toSorted((one, other) => countOf(other.caller) - countOf(one.caller));
    const refused = new Refused("unavailable");
    if (most === undefined || countOf(most.caller) <= countOf(caller) + 1) throw refused;
    this.#waiting.findLast((work) => work.caller === most.caller)?.giveUp(refused);
  }

  #next(): void {
    const [next, ...others] = this.#waiting.toSorted((one, other) => one.turn - other.turn);
    if (next === undefined) {
      this.#underWay -= 1;
      return;
    }
    this.#waiting = others;
    this.#turn = next.turn;
    next.begin();
  }
}
