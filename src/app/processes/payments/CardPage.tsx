import { type ReactNode, useMemo } from "react";
import { useAccount } from "../../../blocks/account.ts";
import { CardSavingContext, type VisitOfSaving } from "../../../payments/card-saving.ts";
import type { Frames } from "../../../payments/frames.ts";
import Run from "./card-saving.tsx";

type Props = { frames: Pick<Frames, "isFramed">; visit?: VisitOfSaving; children: ReactNode };

/** Lets whoever is signed in save a card at PayBox's page, which leads back: to the visit's prepayment, or to the cards. */
export function CardPage({ frames: { isFramed }, visit, children }: Props) {
  const { user } = useAccount();
  const saving = useMemo(() => ({ Run, visit }), [visit]);
  return <CardSavingContext value={isFramed || user === undefined ? undefined : saving}>{children}</CardSavingContext>;
}
