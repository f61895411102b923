import type { CurrentUser } from "../../../domain/entities.ts";
import type { StoredValue } from "../../browser/stored-value.ts";
import type { Store } from "../core/store.ts";

/**
 * A value that is written for as long as whoever is signed in now stays so: what a process still has to say when their
 * session has ended is nobody's. A visitor's is written also once they have signed in.
 */
export function writtenFor<Value>(
  user: Pick<Store<CurrentUser | undefined>, "read">,
  store: StoredValue<Value>,
): StoredValue<Value> {
  const userId = user.read()?.id;
  return {
    ...store,
    write(value) {
      if (userId === undefined || userId === user.read()?.id) store.write(value);
    },
  };
}
