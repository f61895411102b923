import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { reviewMachine } from "./machine.ts";

export type ReviewActor = ActorRefFrom<typeof reviewMachine>;
type Snapshot = SnapshotFrom<typeof reviewMachine>;

export const choiceOf = ({ context }: Snapshot) => context.choice;
export const visitOf = ({ context }: Snapshot) => context.visit;
export const failureOf = ({ context }: Snapshot) => context.failure;

/** What was to be published where the service had published something else. */
export const unpublishedOf = ({ context: { isOtherPublished, choice } }: Snapshot) =>
  isOtherPublished ? choice : null;

/** Whether what was written is being published. */
export const isCreating = (snapshot: Snapshot) => snapshot.matches("creatingReview");

/** Whether what was published is being taken back. */
export const isTakingBack = (snapshot: Snapshot) => snapshot.matches("takingBackReview");
