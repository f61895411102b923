import type { SignedIn } from "../../../domain/entities.ts";
import type { Favorites } from "../storage/favorites.ts";
import type { Session } from "./session.ts";

type Needs = { session: Pick<Session, "user" | "signIn">; favorites: Pick<Favorites, "read" | "join"> };

/** Begins a session here, and takes what a visitor kept as favourites along into the account. */
export async function handOver({ session, favorites }: Needs, signedIn: SignedIn): Promise<void> {
  // Once somebody is signed in, pages read the account's, which take the place of these.
  const brought = session.user.read() === undefined ? favorites.read() : [];
  await session.signIn(signedIn);
  favorites.join(signedIn.firms ?? [], brought);
}
