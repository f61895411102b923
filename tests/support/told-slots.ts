import { vi } from "vitest";

/** What a page opens to be told of changes of free times: the test tells. Taken away with the other globals of the test. */
export function toldSlots() {
  const opened: FakeSource[] = [];
  class FakeSource extends EventTarget {
    isClosed = false;
    readonly url: string;
    constructor(url: string) {
      super();
      this.url = url;
      opened.push(this);
    }
    close() {
      this.isClosed = true;
    }
    say(data: string) {
      this.dispatchEvent(new MessageEvent("message", { data }));
    }
    fail() {
      this.dispatchEvent(new Event("error"));
    }
  }
  vi.stubGlobal("EventSource", FakeSource);
  return {
    opened,
    /** Those that are still open hear it. */
    say: (data: string) => {
      for (const source of opened) if (!source.isClosed) source.say(data);
    },
  };
}
