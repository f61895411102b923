/** What was heard of a running actor. */
type SeenActor = {
  id: string;
  name: string;
  /** The state as a dot path; "" for an actor that has none. */
  state: string;
  /** active, done, error or stopped. */
  status: string;
};

/** One event that an actor was sent. */
type SeenEvent = { actor: string; type: string; at: number; content: string };

/** All that was heard, the latest event first. */
export type Seen = { actors: readonly SeenActor[]; events: readonly SeenEvent[] };

export const nothingSeen: Seen = { actors: [], events: [] };

const mostEvents = 500;

/** A message of a tab: an event of @statelyai/inspect, its actors' ids being of that tab alone. */
type Message = { tab: string; event: InspectorEvent };

type InspectorEvent = {
  type: string;
  sessionId: string;
  name?: string;
  event?: { type: string };
  snapshot?: { value?: unknown; status?: string };
  /** Milliseconds, as text. */
  createdAt: string;
};

/** Adds one message to what was heard; one that is none of ours changes nothing. */
export function see(seen: Seen, message: unknown): Seen {
  if (!isMessage(message)) return seen;
  const { tab, event } = message;
  const id = `${tab} ${event.sessionId}`;
  if (event.type === "@xstate.actor") return withActor(seen, { id, name: event.name ?? id, ...standing(event) });
  const actor = seen.actors.find((one) => one.id === id);
  if (event.type === "@xstate.snapshot" && actor) return withActor(seen, { ...actor, ...standing(event) });
  if (event.type !== "@xstate.event" || event.event === undefined) return seen;
  const { type, ...content } = event.event;
  // What a child tells its parent of itself stands among the processes.
  if (type.startsWith("xstate.snapshot.")) return seen;
  const heard = { actor: actor?.name ?? id, type, at: Number(event.createdAt), content: JSON.stringify(content) };
  return { ...seen, events: [heard, ...seen.events].slice(0, mostEvents) };
}

function withActor({ actors, events }: Seen, actor: SeenActor): Seen {
  const isKnown = actors.some(({ id }) => id === actor.id);
  return { events, actors: isKnown ? actors.map((one) => (one.id === actor.id ? actor : one)) : [...actors, actor] };
}

function standing({ snapshot }: InspectorEvent): Pick<SeenActor, "state" | "status"> {
  const value = JSON.stringify(snapshot?.value ?? "");
  return { state: value.replaceAll(/["{}]/g, "").replaceAll(":", "."), status: snapshot?.status ?? "" };
}

function isMessage(message: unknown): message is Message {
  return (
    typeof message === "object" &&
    message !== null &&
    "tab" in message &&
    "event" in message &&
    typeof message.event === "object" &&
    message.event !== null &&
    "sessionId" in message.event
  );
}
