import type { CurrentUser } from "../core/current-user.ts";

type Claiming<Params> = {
  params: Params;
  headers: { reservation_secret?: string | undefined };
  currentUser?: CurrentUser | undefined;
};

/** What a call is about, and by what its caller shows that it is theirs: the visit's secret, or their account. */
export function claimOf<Params>({ params, headers, currentUser }: Claiming<Params>) {
  return { ...params, secret: headers.reservation_secret, currentUser };
}
