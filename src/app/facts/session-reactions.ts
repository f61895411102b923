import type { SessionFact } from "../../../machines/session/machine.ts";
import type { ReactionContext, ReactionsTo } from "./reaction-context.ts";

/** What follows from what happens to the session. Every page has these few, for a session whose process can't be fetched. */
export const sessionReactions: ReactionsTo<SessionFact, ReactionContext["session"]> = {
  "session.began"({ session, where }, context) {
    if (where === "here") context.store(session);
    context.show(session.user);
    context.forgetAnswers();
    if (where === "here") context.openWebSession();
  },
  "session.ended"({ session, reason }, context) {
    const isElsewhere = reason === "elsewhere";
    if (!isElsewhere) context.clearStored(session);
    context.show(undefined);
    context.forgetAnswers();
    if (!isElsewhere) context.goHome();
  },
  "tokens.changed"({ session, where }, { storeTokens }) {
    if (where === "here") storeTokens(session);
  },
  "name.changed"({ session, where }, { storeUser, show, changed }) {
    if (where === "here") storeUser(session);
    show(session.user);
    changed("profile");
  },
};
