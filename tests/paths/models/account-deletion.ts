import type { AccountDeletion } from "../../../domain/entities.ts";
import type { DeletionEvent } from "../../../machines/account-deletion/types.ts";
import * as selectors from "../../../machines/account-deletion/selectors.ts";
import type { Model } from "./model.ts";
import { read } from "./read.ts";

type Answer = {
  effect: "getAccountDeletion" | "requestAccountDeletion" | "cancelAccountDeletion";
  output: AccountDeletion;
};

/** Somebody who deletes their account: what they read, and the password that they typed last. */
export function accountDeletionModel(): Model<DeletionEvent, Answer> {
  let losses: AccountDeletion | null = null;
  let typed = "";
  let isAsked = false;
  let failure: ReturnType<typeof selectors.failureOf> = null;
  return {
    notice(happening) {
      if (happening.type === "did") {
        const { event } = happening;
        const isEmpty = event.type === "deletion.confirmed" && event.password === "";
        failure = isEmpty ? { kind: "passwordMissing" } : null;
        if (event.type === "deletion.confirmed" && !isAsked) typed = event.password;
      }
      if (happening.type === "failed") [isAsked, failure] = [false, happening.failure];
      if (happening.type !== "answered") return [];
      losses = happening.output;
      isAsked = false;
      switch (happening.effect) {
        case "getAccountDeletion":
          return [];
        case "requestAccountDeletion":
          return [{ type: "deletion.requested", deleteAfter: losses.deleteAfter }];
        case "cancelAccountDeletion":
          return [{ type: "deletion.cancelled" }];
      }
    },
    inputOf(effect) {
      if (effect !== "requestAccountDeletion") return effect === "cancelAccountDeletion" ? {} : undefined;
      isAsked = true;
      return { password: typed };
    },
    calls(happening) {
      if (happening.type === "entered") return ["getAccountDeletion"];
      if (happening.type !== "did") return [];
      switch (happening.event.type) {
        case "retry.requested":
          return ["getAccountDeletion"];
        case "deletion.confirmed":
          return happening.event.password === "" ? [] : ["requestAccountDeletion"];
        case "deletion.cancelled":
          return ["cancelAccountDeletion"];
        case "deletion.abandoned":
          return [];
      }
    },
    shown: (snapshot) => ({
      ...read(selectors, snapshot, { lossesOf: losses, failureOf: failure }),
      "the password is kept as": [isAsked ? typed : "", snapshot.context.password],
    }),
  };
}
