import { vi } from "vitest";

/** What a page opens to be notified of changes of free times: the test sends them. Taken away with the other globals of the test. */
export function slotStream() {
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
    send(data: string) {
      this.dispatchEvent(new MessageEvent("message", { data }));
    }
    fail() {
      this.dispatchEvent(new Event("error"));
    }
  }
  vi.stubGlobal("EventSource", FakeSource);
  return {
    opened,
    /** To those that are still open. */
    send: (data: string) => {
      for (const source of opened) if (!source.isClosed) source.send(data);
    },
  };
}
