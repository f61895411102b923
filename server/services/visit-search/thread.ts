import { type VisitRequest, visitRequestOf } from "../../../domain/availability/visit-request.ts";
import { questions } from "./questions.ts";

/** A question as it goes to another thread: a request is made ready there. */
export type Task = {
  question: keyof typeof questions;
  wanted: Pick<VisitRequest, "entries" | "awaitingMinutes" | "manner">;
  given: readonly unknown[];
};

/** Answers a question: what a thread of visit-search.ts runs. */
export default function answer({ question, wanted, given }: Task): unknown {
  const request = visitRequestOf(wanted.entries, wanted.awaitingMinutes, wanted.manner);
  return Reflect.apply(questions[question], undefined, [request, ...given]);
}
