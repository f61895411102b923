import { isMendedBy, isOutcomeUnknown, type Failure, type ProblemAction } from "../../domain/failure.ts";

/** What machines that are refused something decide by: see `mendedBy` and `withFailure`. */
export const failureGuards = {
  isMendedBy: (_: unknown, { failure, action }: { failure: Failure | null; action: ProblemAction }) =>
    isMendedBy(failure, action),
  isUnknown: (_: unknown, { failure }: { failure: Failure }) => isOutcomeUnknown(failure),
};
