import type { SignedIn } from "../../domain/entities.ts";
import type { Favorites } from "./favorites.ts";
import type { Session } from "./session.ts";

type Needs = { session: Pick<Session, "user" | "signIn">; favorites: Pick<Favorites, "join"> };

/** Begins a session here, and takes what a visitor kept as favourites along into the account. */
export async function handOver({ session, favorites }: Needs, signedIn: SignedIn): Promise<void> {
  const isVisitor = session.user.read() === undefined;
  await session.signIn(signedIn);
  favorites.join(signedIn.firms ?? [], isVisitor);
}
