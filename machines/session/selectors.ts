import type { SnapshotFrom } from "xstate";
import type { sessionMachine } from "./machine.ts";

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** Who is signed in, also while they are signing out; null for a visitor. */
export const sessionOf = ({ context }: Snapshot) => context.session;
/** Whether the tokens are being changed for new ones. */
export const isRefreshing = (snapshot: Snapshot) => snapshot.matches({ authenticated: "refreshing" });
/** Whether nobody is signed in, nor signing out. */
export const isAnonymous = (snapshot: Snapshot) => snapshot.matches("anonymous");
