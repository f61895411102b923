import { assign, emit, setup } from "xstate";
import type { SignedIn } from "../../domain/entities.ts";
import { isRefusal, type Failure } from "../../domain/failure.ts";
import { sessionFrom, signsOutAtServer, withTokens } from "../../domain/session.ts";
import { effect } from "../kit/effect.ts";
import { intentAfter, intentTo } from "../kit/intent.ts";
import { isAboutCurrent, isDue, isRenamed, isRested, nobody, requireSession, sessionElsewhere } from "./rules.ts";
import type {
  ClientRenamed,
  EndReason,
  JsfLogoutInput,
  RefreshedTokens,
  RefreshTokensInput,
  SessionChanged,
  SessionContext,
  SessionEvent,
  SessionFact,
  SessionInput,
  SessionRefused,
  SignOutInput,
  SignOutRequested,
  TokenNeeded,
  TokenRefused,
  Where,
} from "./types.ts";

/** What the session is made of: its words, its effects, its rules. The process itself is in machine.ts. */
export const sessionSetup = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionFact,
    tags: {} as "standsBy" | "waitsForServer",
  },
  actors: {
    refreshTokens: effect<RefreshedTokens, RefreshTokensInput>("refreshTokens"),
    signOut: effect<void, SignOutInput>("signOut"),
    jsfLogout: effect<void, JsfLogoutInput>("jsfLogout"),
  },
  guards: {
    hasSession: ({ context }) => context.session !== null,
    hasNoRefreshToken: ({ context }) => requireSession(context).refreshToken === null,
    canRefreshOld: ({ context }, { at }: TokenNeeded) => isDue(context, at) && isRested(context, at),
    hasNoRefreshTokenForRefused: ({ context }, { accessToken }: TokenRefused) =>
      isAboutCurrent(context, accessToken) && requireSession(context).refreshToken === null,
    canRefreshRefused: ({ context }, { accessToken, at }: TokenRefused) =>
      isAboutCurrent(context, accessToken) && isRested(context, at),
    isCurrentSession: ({ context }, { accessToken }: SessionRefused) => isAboutCurrent(context, accessToken),
    isSessionOver: (_, { failure }: { failure: Failure }) =>
      isRefusal(failure) && (failure.status === 401 || failure.action === "signIn"),
    isSignedInElsewhere: (_, { session }: SessionChanged) => session !== null,
    isSignedOutElsewhere: (_, { session }: SessionChanged) => session === null,
    isAnotherClient: ({ context }, event: SessionChanged) =>
      sessionElsewhere(event).user.id !== requireSession(context).user.id,
    hasOtherTokens: ({ context }, event: SessionChanged) =>
      !isAboutCurrent(context, sessionElsewhere(event).accessToken),
    hasOtherName: ({ context }, event: SessionChanged) => isRenamed(context, sessionElsewhere(event).user),
    hasOtherTokensAndName: ({ context }, event: SessionChanged) =>
      !isAboutCurrent(context, sessionElsewhere(event).accessToken) && isRenamed(context, sessionElsewhere(event).user),
    isRenamed: ({ context }, { user }: ClientRenamed) => isRenamed(context, user),
    canSignOutAtServer: ({ context: { session } }, { hasVisitorToken }: SignOutRequested) =>
      signsOutAtServer({
        hasRefreshToken: session !== null && session.refreshToken !== null,
        isAuthenticated: session !== null,
        hasAccessToken: hasVisitorToken,
      }),
  },
  actions: {
    beginSession: assign((_, { signedIn, at }: { signedIn: SignedIn; at: number }) => ({
      ...nobody,
      session: sessionFrom(signedIn, at),
    })),
    takeSession: assign((_, { session }: SessionChanged) => ({ ...nobody, session })),
    announceBeginning: emit(({ context }, { where }: { where: Where }): SessionFact => ({
      type: "session.began",
      session: requireSession(context),
      where,
    })),
    noteWant: assign((_, { at }: { at: number }) => ({ wantedAt: at })),
    intendRefresh: assign(({ context }) => ({
      refresh: intentTo(requireSession(context).refreshToken, context.refresh),
    })),
    takeTokens: assign(({ context }, { tokens, at, signedInAt }: RefreshedTokens) => ({
      ...nobody,
      session: { ...withTokens(requireSession(context), tokens, at), signedInAt },
    })),
    announceTokens: emit(({ context }, { where }: { where: Where }): SessionFact => ({
      type: "tokens.changed",
      session: requireSession(context),
      where,
    })),
    takeName: assign(({ context }, { user }: ClientRenamed) => ({ session: { ...requireSession(context), user } })),
    takeNameElsewhere: assign((_, { session }: SessionChanged) => ({ session })),
    announceName: emit(({ context }, { where }: { where: Where }): SessionFact => ({
      type: "name.changed",
      session: requireSession(context),
      where,
    })),
    noteFailedRefresh: assign(({ context }, { failure }: { failure: Failure }) => ({
      failedAt: context.wantedAt,
      wantedAt: null,
      refresh: intentAfter(failure, context.refresh),
    })),
    intendSignOut: assign({
      refresh: null,
      wantedAt: null,
      signOut: ({ context }) => intentTo("sign out", context.signOut),
    }),
    intendWebSignOut: assign({ webSignOut: ({ context }) => intentTo("sign out", context.webSignOut) }),
    clear: assign(nobody),
    announceEnd: emit(({ context }, { reason }: { reason: EndReason }): SessionFact => ({
      type: "session.ended",
      session: context.session,
      reason,
    })),
  },
});
