import { faultOf, type Faults, slowMs } from "./faults.ts";

type Deps = {
  /** What is wanted to go wrong now. */
  faults: () => Faults;
  /** Calls back whenever something else is wanted to. */
  onChange: (act: () => void) => void;
  wait: (ms: number) => Promise<void>;
  /** The address of the page. */
  base: string;
};

/**
 * A stream of events that goes wrong as calls do: it fails at once where none of them would be answered by the service, and then is not
 * tried again by itself; it says nothing where they are never answered, and all of it late where they are slow.
 */
export function breakableSource(
  Source: new (url: string) => EventTarget & { close(): void },
  { faults, onChange, wait, base }: Deps,
): new (url: string | URL) => EventTarget & { close(): void } {
  const open = new Set<BreakableSource>();
  onChange(() => open.forEach((one) => one.look()));

  class BreakableSource extends EventTarget {
    readonly #path: string;
    #source: InstanceType<typeof Source> | undefined;

    constructor(url: string | URL) {
      super();
      this.#path = new URL(url, base).pathname;
      open.add(this);
      if (this.#isCut()) {
        queueMicrotask(() => this.look());
        return;
      }
      this.#source = new Source(String(url));
      this.#source.addEventListener("open", () => this.dispatchEvent(new Event("open")));
      this.#source.addEventListener("error", () => this.dispatchEvent(new Event("error")));
      this.#source.addEventListener("message", (event) => void this.#pass(event));
    }

    close(): void {
      open.delete(this);
      this.#source?.close();
    }

    /** Fails where it would fail now. */
    look(): void {
      if (!open.has(this) || !this.#isCut()) return;
      this.close();
      this.dispatchEvent(new Event("error"));
    }

    async #pass(event: Event): Promise<void> {
      this.look();
      if (this.#kind() === "slow") await wait(slowMs);
      if (!open.has(this) || this.#kind() === "unanswered" || !("data" in event)) return;
      this.dispatchEvent(new MessageEvent("message", { data: event.data }));
    }

    #kind() {
      return faultOf(faults(), "GET", this.#path)?.kind;
    }

    #isCut(): boolean {
      const kind = this.#kind();
      return kind !== undefined && cutting.has(kind);
    }
  }
  return BreakableSource;
}

/** Nothing of these calls comes to the page whole. */
const cutting: ReadonlySet<string> = new Set(["offline", "lostAnswer", "answerCut", "serverError", "refused"]);
