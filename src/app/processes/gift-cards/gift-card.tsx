import { type ComponentProps, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { SnapshotFrom } from "xstate";
import { type GiftCardDraft, newGiftCardDraft, type SavedGiftCard } from "../../../../domain/gift-card-draft.ts";
import { formatPhone } from "../../../../domain/phone.ts";
import { contactsMachine } from "../../../../machines/contacts/machine.ts";
import { draftOf, giftCardMachine } from "../../../../machines/gift-card/machine.ts";
import type { GiftCardActor } from "../../../../machines/gift-card/selectors.ts";
import { smsVerificationMachine } from "../../../../machines/sms-verification/machine.ts";
import { onOtherTabChange } from "../../../browser/other-tabs.ts";
import { savedValues } from "../../../browser/saved-values.ts";
import { giftCardEffects } from "../../../effects/gift-card.ts";
import { smsVerificationEffects, type SmsVerificationNeeds } from "../../../effects/sms-verification.ts";
import type { Beginning, GiftPurchasePort } from "../../../pages/gift-purchase/port.ts";
import { useChanged } from "../../../queries/changes.ts";
import { hrefs } from "../../../routes/hrefs.ts";
import { useDependencies } from "../../dependencies/dependencies-context.ts";
import { reactTo } from "../../facts/react-to.ts";
import { keepOrder, orderOf } from "../../storage/guest-secrets.ts";
import { writtenFor } from "../../storage/written-for.ts";
import { useProcess } from "../../core/run-process.ts";
import { referrerIn } from "../../storage/referrer.ts";

/** Every actor that buying a gift card names, and every one that its children name. */
export function giftCardActors(needs: SmsVerificationNeeds) {
  const smsVerification = smsVerificationMachine.provide({ actors: smsVerificationEffects(needs) });
  return { ...giftCardEffects(needs), contacts: contactsMachine.provide({ actors: { smsVerification } }) };
}

/** Runs the process of buying a gift card with its page: from the saved draft on, saving it, acting on what happens. */
export default function Run({ step, firmId, own, children }: ComponentProps<GiftPurchasePort["Run"]>) {
  const { client, backgroundClient } = useDependencies("service");
  const { device, recaptcha, stored } = useDependencies("browser");
  const { session } = useDependencies("account");
  const { inspect } = useDependencies("observers");
  const changed = useChanged();
  const navigate = useNavigate();
  const [store] = useState(() => writtenFor(session.user, savedValues(stored).savedGiftCard));
  const ordered = (draftId: string) => orderOf(stored.orderedGiftCards, draftId, session.user.read());
  const [{ draftId, ...draft }] = useState(() => draftToBeginWith(store.read(), ordered, { firmId, own }));
  const actor = useProcess(
    () => {
      const referrer = () => referrerIn(stored);
      const actors = giftCardActors({ client, backgroundClient, clock: Date, device, referrer, recaptcha });
      return { machine: giftCardMachine.provide({ actors }), input: { draft, step, ownPhone: own?.phone ?? null } };
    },
    {
      onFact: (fact) =>
        reactTo("giftCard", fact, {
          keepSecret: (giftCardId, secret) =>
            keepOrder(stored.orderedGiftCards, giftCardId, { secret, draftId }, session.user.read()),
          forgetDraft: () => {
            if (store.read()?.draftId === draftId) store.clear();
          },
          changed,
          replacePage: (path) => void navigate(path, { replace: true }),
        }),
      inspect,
    },
  );
  useSaving(actor, (saved) => {
    if (ordered(draftId) === undefined) store.write({ ...saved, draftId });
  });
  const followOtherTab = useEffectEvent(() => {
    const giftCardId = ordered(draftId);
    if (giftCardId !== undefined) void navigate(hrefs.giftCard(giftCardId), { replace: true });
  });
  useEffect(() => onOtherTabChange(() => followOtherTab()), []);
  // The draft knows of it now, where another place may be chosen: a reload is not to take that back.
  const forgetFirm = useEffectEvent(() => {
    if (firmId !== undefined) void navigate(hrefs.giftCardPurchase(step), { replace: true });
  });
  useEffect(() => forgetFirm(), []);
  return children(actor);
}

/**
 * What was saved, unless a tab has ordered it since. Whoever is signed in finds their name and phone where nothing was typed
 * before.
 */
function draftToBeginWith(
  saved: GiftCardDraft | undefined,
  ordered: (draftId: string) => string | undefined,
  { firmId, own }: Pick<Beginning, "firmId" | "own">,
): GiftCardDraft {
  const known = saved === undefined || ordered(saved.draftId) !== undefined ? newGiftCardDraft() : saved;
  const draft = firmId === undefined ? known : { ...known, worksAt: { type: "firm" as const, id: firmId } };
  if (own === undefined || draft.clientName !== "" || draft.clientPhone !== "") return draft;
  return { ...draft, clientName: own.name, clientPhone: formatPhone(own.phone) };
}

/** Saves what there is at once, so that another tab goes on with the same, and then every change. */
function useSaving(actor: GiftCardActor, save: (draft: SavedGiftCard) => void): void {
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    const keep = ({ status, context }: SnapshotFrom<typeof giftCardMachine>) => {
      if (status === "active") saveNow(draftOf(context));
    };
    keep(actor.getSnapshot());
    const { unsubscribe } = actor.subscribe(keep);
    return unsubscribe;
  }, [actor]);
}
