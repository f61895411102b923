import { fromPromise } from "xstate";
import type { AccountDeletion } from "../../domain/entities.ts";
import type {
  CancelAccountDeletionInput,
  RequestAccountDeletionInput,
} from "../../machines/account-deletion/machine.ts";
import { answer } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import { withKey } from "../api/with-key.ts";

const path = "/rest/common/requests/account-deletion";

const losses = ["futureReservations", "reviews", "favoriteFirms", "bonuses", "keptGiftCards"] as const;

/** What deleting an account asks of the service. Every effect rejects with CallFailed (spec §8). */
export function accountDeletionEffects({ client }: { client: Client }) {
  return {
    getAccountDeletion: fromPromise<AccountDeletion, undefined>(({ signal }) =>
      answer(client.GET(path, { signal }), ...losses),
    ),
    requestAccountDeletion: fromPromise<AccountDeletion, RequestAccountDeletionInput>(({ input, signal }) => {
      const params = withKey(input.idempotencyKey);
      return answer(client.POST(path, { params, body: { password: input.password }, signal }), ...losses);
    }),
    cancelAccountDeletion: fromPromise<AccountDeletion, CancelAccountDeletionInput>(({ input, signal }) => {
      const params = withKey(input.idempotencyKey);
      return answer(client.DELETE(path, { params, signal }), ...losses);
    }),
  };
}
