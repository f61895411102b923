import type { Page } from "@playwright/test";
import { studioFaultsKey } from "../../../src/browser/studio-faults.ts";
import { type Faults, noFaults } from "../../../src/studio/faults/faults.ts";
import { writeFaults } from "../../support/faults.ts";
import type { Driver } from "./drivers/driver.ts";

/** What goes wrong on purpose in the page of a replay, as the studio has it go wrong. */
export class RecordedFaults {
  #faults: Faults = noFaults;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** From the next load of a page on. */
  async beginWith(faults: Faults | null): Promise<void> {
    if (faults === null) return;
    this.#faults = faults;
    await this.#page.addInitScript(
      ([key, text]) => {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
      },
      [studioFaultsKey, JSON.stringify(faults)] as const,
    );
  }

  /** From the next call on. */
  async set(faults: Faults | null): Promise<void> {
    this.#faults = faults ?? noFaults;
    await writeFaults(this.#page, this.#faults);
  }

  /** Whether what a state waits for is ended by what is broken, and comes to no service that could be held back. */
  end({ waits }: Pick<Driver, "waits">, state: string): boolean {
    const awaited = waits[state] ?? [];
    return awaited.length > 0 && awaited.every((operation) => this.#endsBefore(operation));
  }

  #endsBefore(operation: string): boolean {
    const fault = this.#faults.calls.findLast((one) => one.operation === "" || one.operation === operation);
    return fault !== undefined && ["offline", "unanswered", "serverError", "refused"].includes(fault.kind);
  }
}
