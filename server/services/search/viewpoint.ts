import { metresBetween } from "../../../domain/distance.ts";
import { openState } from "../firms/open-state.ts";
import type { FirmFacts } from "./firm-facts.ts";

type Place = { latitude: number; longitude: number };

/** From where and when firms are looked at. */
export class Viewpoint {
  readonly #from: Place;
  /** Epoch milliseconds. */
  readonly #now: number;
  readonly #open = new Map<number, boolean>();

  constructor({ latitude, longitude }: Place, now: number) {
    this.#from = { latitude, longitude };
    this.#now = now;
  }

  /** How far a firm is, in metres. */
  distanceTo(firm: Place): number {
    return metresBetween(this.#from, firm);
  }

  /** Whether a firm is open. */
  isOpen({ id, hours, timeZone }: Pick<FirmFacts, "id" | "hours" | "timeZone">): boolean {
    const isOpen = this.#open.get(id) ?? openState(hours, timeZone, this.#now).isOpen;
    this.#open.set(id, isOpen);
    return isOpen;
  }
}
