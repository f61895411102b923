import type { SessionFact } from "../../../machines/session/machine.ts";
import type { ReactionContext, ReactionsTo } from "./reaction-context.ts";

/** What follows from what happens to the session. Every page has these few, for a session whose process can't be fetched. */
export const sessionReactions: ReactionsTo<SessionFact, ReactionContext["session"]> = {
  "session.began"({ user, where }, context) {
    if (where === "here") {
      context.storeTokens();
      context.storeUser(user);
    }
    context.show(user);
    context.forgetAnswers();
    if (where === "here") context.openWebSession();
  },
  "session.ended"({ reason }, context) {
    const isElsewhere = reason === "elsewhere";
    if (!isElsewhere) context.clearStored();
    context.show(undefined);
    context.forgetAnswers();
    if (!isElsewhere) context.goHome();
  },
  "tokens.changed"({ where }, { isStored, storeTokens }) {
    if (where === "here" && isStored()) storeTokens();
  },
  "name.changed"({ user, where }, { isStored, storeUser, show, changed }) {
    if (where === "here" && isStored()) storeUser(user);
    show(user);
    changed("profile");
  },
};
