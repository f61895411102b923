import { type ReactNode, useCallback } from "react";
import { useAccount } from "../blocks/account.ts";
import { openCardPage } from "../effects/card-saving.ts";
import { OpenCardPageContext } from "../paying/card-page.ts";
import type { Frames } from "../paying/frames.ts";
import { useDependencies } from "./dependencies-context.ts";

/** A page that is left is not led away from. */
const patient = new AbortController().signal;

type Props = { frames: Frames; visit?: Parameters<typeof openCardPage>[1]; children: ReactNode };

/** Lets whoever is signed in save a card at PayBox's page, which leads back: to the visit's prepayment, or to the cards. */
export function CardPage({ frames: { isFramed, leaveFor }, visit, children }: Props) {
  const { backgroundClient: client } = useDependencies("service");
  const { user } = useAccount();
  const open = useCallback(
    async () => leaveFor(await openCardPage({ client, clock: Date, signal: patient }, visit)),
    [client, leaveFor, visit],
  );
  return (
    <OpenCardPageContext value={isFramed || user === undefined ? undefined : open}>{children}</OpenCardPageContext>
  );
}
