import { configure } from "@testing-library/react";

// A machine that is busy with other tests is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

/** jsdom knows <dialog> as an element without its methods: these are the ones that the client calls. What listens is told later. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event("close")));
  },
});
