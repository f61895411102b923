import type { ActorRefLike, AnyActorRef, AnyMachineSnapshot, InspectionEvent } from "xstate";
import { nameOfTransition, stateName } from "../../../machines/kit/chart.ts";
import { lifeEvents, type Observation } from "../wire.ts";
import { changesBetween, redact } from "../redaction/redact.ts";

type SeenMachine = { kind: "machine"; snapshot: AnyMachineSnapshot };
type SeenCall = { kind: "call"; parent: string; effect: string; begunAt: number; isOver: boolean };

export type Describe = {
  /** Takes the inspection events of XState. */
  inspect(event: InspectionEvent): void;
  /** The running actor of that id, which is a machine. */
  find(id: string): AnyActorRef | undefined;
};

/**
 * Translates the inspection events of XState to observations of the wire, each thing once and redacted.
 * @param now milliseconds that only grow
 * @param address that of the page, as it may be published
 */
export function createDescribe(
  publish: (observation: Observation) => void,
  now: () => number,
  address: () => string,
): Describe {
  const seen = new Map<string, SeenMachine | SeenCall>();
  const running = new Map<string, AnyActorRef>();

  /** The first snapshot is that of the beginning: what XState reports before it is how the actor came to be. */
  function begin(actor: AnyActorRef): void {
    const invoking = actor._parent;
    // What is invoked at once starts before XState reports the start of who invokes it.
    if (invoking !== undefined && !seen.has(invoking.sessionId)) begin(invoking);
    const snapshot: unknown = actor.getSnapshot();
    const parent = invoking?.sessionId ?? null;
    const id = actor.sessionId;
    if (isMachine(snapshot)) {
      const name = snapshot.machine.id;
      seen.set(id, { kind: "machine", snapshot });
      listenForEnd(actor);
      publish({
        kind: "began",
        actor: id,
        parent,
        machine: name,
        address: address(),
        state: stateName(snapshot.value),
        context: redact(snapshot.context),
      });
    } else if (parent !== null) {
      const effect = typeof actor.src === "string" ? actor.src : actor.id;
      seen.set(id, { kind: "call", parent, effect, begunAt: now(), isOver: false });
      publish({ kind: "called", actor: parent, call: id, effect, input: redact(inputOf(snapshot)) });
    }
  }

  /** What React mounts once more was stopped, and goes on where it stood: XState starts the same actors again. */
  function goOn(actor: AnyActorRef, known: SeenMachine | SeenCall): void {
    const id = actor.sessionId;
    const snapshot: unknown = actor.getSnapshot();
    if (known.kind === "call") {
      Object.assign(known, { begunAt: now(), isOver: false });
      const { parent, effect } = known;
      return publish({ kind: "called", actor: parent, call: id, effect, input: redact(inputOf(snapshot)) });
    }
    if (!isMachine(snapshot)) return;
    known.snapshot = snapshot;
    listenForEnd(actor);
    const state = stateName(snapshot.value);
    publish({
      kind: "moved",
      actor: id,
      type: lifeEvents.start,
      transitions: [],
      state,
      changes: [],
      status: snapshot.status,
    });
  }

  function listenForEnd(actor: AnyActorRef): void {
    const id = actor.sessionId;
    running.set(id, actor);
    actor.subscribe({ complete: () => end(id), error: () => end(id) });
  }

  function move(event: Extract<InspectionEvent, { type: "@xstate.microstep" }>): void {
    const known = seen.get(event.actorRef.sessionId);
    if (known?.kind !== "machine" || !isMachine(event.snapshot)) return;
    const { snapshot } = event;
    const changes = changesBetween(known.snapshot.context, snapshot.context);
    const moved = { transitions: event._transitions.map(nameOfTransition), state: stateName(snapshot.value), changes };
    publish({
      kind: "moved",
      actor: event.actorRef.sessionId,
      type: event.event.type,
      ...moved,
      status: snapshot.status,
    });
    known.snapshot = snapshot;
    giveUpCalls(event.actorRef.sessionId, snapshot);
  }

  /** The caller gets the end before XState reports it of the call itself. */
  function endCall({ sessionId }: ActorRefLike, event: { type: string; output?: unknown; error?: unknown }): void {
    const call = seen.get(sessionId);
    if (call?.kind !== "call") return;
    if (event.type.startsWith("xstate.done.actor.")) close(sessionId, call, "done", event.output);
    if (event.type.startsWith("xstate.error.actor.")) close(sessionId, call, "failed", event.error);
  }

  function close(call: string, known: SeenCall, outcome: "done" | "failed" | "givenUp", result?: unknown): void {
    if (known.isOver) return;
    known.isOver = true;
    const { parent: actor, effect, begunAt } = known;
    publish({ kind: "answered", actor, call, effect, outcome, content: redact(result), ms: now() - begunAt });
  }

  /** Whatever an actor called and does not name among its children any more is waited for by nobody. */
  function giveUpCalls(parent: string, { children }: AnyMachineSnapshot): void {
    const kept = new Set(Object.values<AnyActorRef>(children).map(({ sessionId }) => sessionId));
    for (const [id, one] of seen)
      if (one.kind === "call" && one.parent === parent && !kept.has(id)) close(id, one, "givenUp");
  }

  function end(id: string): void {
    if (!running.delete(id)) return;
    const known = seen.get(id);
    const status = known?.kind === "machine" ? known.snapshot.status : "done";
    publish({ kind: "ended", actor: id, status: status === "active" ? "stopped" : status });
  }

  function inspect(event: InspectionEvent): void {
    const id = event.actorRef.sessionId;
    const known = seen.get(id);
    switch (event.type) {
      case "@xstate.snapshot":
        if (known === undefined && isActor(event.actorRef)) begin(event.actorRef);
        break;
      case "@xstate.event":
        if (event.sourceRef !== undefined) endCall(event.sourceRef, event.event);
        if (known !== undefined && event.event.type === lifeEvents.start && isActor(event.actorRef))
          goOn(event.actorRef, known);
        else if (known?.kind === "machine") publish(observedEvent(id, event.sourceRef, event.event));
        break;
      case "@xstate.microstep":
        move(event);
        break;
      case "@xstate.action":
        if (event.action.type === "xstate.emit") publish(observedFact(id, event.action.params));
        break;
      case "@xstate.actor":
      case "@xstate.transition":
    }
  }

  return { inspect, find: (id) => running.get(id) };
}

function observedEvent(
  actor: string,
  source: ActorRefLike | undefined,
  { type, ...content }: { type: string },
): Observation {
  const from = source?.sessionId ?? null;
  return { kind: "event", actor, from, type, content: redact(type.startsWith("xstate.") ? ofWorld(content) : content) };
}

/** Of an answer, what it is of; what a child knows, it publishes by itself. */
function ofWorld(content: object): object {
  if ("output" in content) return isObject(content.output) ? content.output : {};
  return "error" in content && isObject(content.error) ? content.error : {};
}

function observedFact(actor: string, params: unknown): Observation {
  const { type, ...content } =
    isObject(params) && "event" in params && isEvent(params.event) ? params.event : { type: "?" };
  return { kind: "fact", actor, type, content: redact(content) };
}

function inputOf(snapshot: unknown): unknown {
  return isObject(snapshot) && "input" in snapshot ? snapshot.input : undefined;
}

function isMachine(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return isObject(snapshot) && "machine" in snapshot;
}

function isActor(actor: ActorRefLike): actor is AnyActorRef {
  return "_parent" in actor && "subscribe" in actor;
}

function isEvent(event: unknown): event is { type: string } {
  return isObject(event) && "type" in event && typeof event.type === "string";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
