import { createBrowserInspector } from "@statelyai/inspect";
import { standingAfter } from "./seen/standing.ts";
import type { FromPage } from "./wire.ts";

/** What of Stately's inspector is used: the three things that it can be sent. */
type Inspector = Pick<ReturnType<typeof createBrowserInspector>, "actor" | "event" | "snapshot">;

/** Opens Stately's inspector in a window of its own, and answers how to send it a message: what the studio receives, no more. */
export function openStately(): (message: FromPage) => void {
  return forwardToInspector(createBrowserInspector({ maxDeferredEvents: 5000 }));
}

/** Forwards the messages of pages to an inspector, actors by the page and their id. */
export function forwardToInspector(inspector: Inspector): (message: FromPage) => void {
  const log: FromPage[] = [];
  return (message) => {
    log.push(message);
    const { page, observation: one } = message;
    const id = (actor: string) => `${page} ${actor}`;
    switch (one.kind) {
      case "began": {
        const snapshot = { status: "active", value: valueOf(one.state), context: one.context } as const;
        return inspector.actor(id(one.actor), snapshot, one.parent === null ? {} : { parentId: id(one.parent) });
      }
      case "event": {
        const info = one.from === null ? {} : { source: id(one.from) };
        return inspector.event(id(one.actor), { ...contentOf(one.content), type: one.type }, info);
      }
      case "moved": {
        const standing = standingAfter(log, { page, actor: one.actor });
        const snapshot = { status: statusOf(one.status), value: valueOf(one.state), context: standing?.context };
        return inspector.snapshot(id(one.actor), snapshot, { event: { type: one.type } });
      }
      default:
        return;
    }
  };
}

/** "held.holdingTime" as XState writes it: `{held: "holdingTime"}`. */
function valueOf(state: string): unknown {
  const [last = "", ...parents] = state.split(".").toReversed();
  return parents.reduce<unknown>((child, parent) => ({ [parent]: child }), last);
}

function statusOf(status: string): "active" | "done" | "error" | "stopped" {
  return status === "done" || status === "error" || status === "stopped" ? status : "active";
}

function contentOf(content: unknown): object {
  return typeof content === "object" && content !== null ? content : {};
}
