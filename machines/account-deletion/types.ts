import type { AccountDeletion } from "../../domain/entities.ts";
import type { IdempotencyKey, Intent } from "../../domain/idempotency-key.ts";
import type { DeletionFailure } from "./failure.ts";

export type DeletionContext = {
  /** What would be lost, and until when a request can be taken back. */
  losses: AccountDeletion | null;
  /** Held while the service is asked; never saved. */
  password: string;
  failure: DeletionFailure | null;
  request: Intent | null;
  cancel: Intent | null;
};

export type DeletionEvent =
  | { type: "deletion.confirmed"; password: string }
  | { type: "deletion.cancelled" }
  | { type: "deletion.abandoned" }
  | { type: "retry.requested" };

/** What happened, for the app to act on. `deleteAfter` is RFC 3339. */
export type DeletionFact = { type: "deletion.requested"; deleteAfter: string | null } | { type: "deletion.cancelled" };

export type RequestAccountDeletionInput = { password: string; idempotencyKey: IdempotencyKey };
export type CancelAccountDeletionInput = { idempotencyKey: IdempotencyKey };
