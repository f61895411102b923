import type { JobHelpers } from "graphile-worker";
import * as v from "valibot";
import { type Outcome, workOnOutbox } from "../services/outbox/outbox.ts";

/** How what came of an attempt stands in the log; what is as it should be does not. */
const levels: Partial<Record<Outcome["type"], "error" | "warn">> = {
  refused: "error",
  unexpected: "warn",
  failed: "warn",
  givenUp: "warn",
};

/** After so many attempts of which nothing was heard, or that ended in an error of ours, somebody has to look. */
const alarmingTroubles = 10;

/** What the job is given: the id of a piece. */
const pieceOfOutbox = v.object({ id: v.string() });

type OutboxTask = (payload: unknown, helpers: Pick<JobHelpers, "logger">) => Promise<void>;

/** The job that works on one piece of the outbox. What failed is worked on again by a job of its own. */
export function outboxTask(deps: Parameters<typeof workOnOutbox>[0]): OutboxTask {
  return async (payload, { logger }) => {
    const { id } = v.parse(pieceOfOutbox, payload);
    const outcome = await workOnOutbox(deps, id);
    const level = outcome && levelOf(outcome);
    if (level) logger[level](`The outbox's ${id} was ${outcome.type}: ${outcome.detail ?? "nothing was said"}`);
  };
}

function levelOf({ type, troubles = 0 }: Outcome): "error" | "warn" | undefined {
  return troubles >= alarmingTroubles ? "error" : levels[type];
}
