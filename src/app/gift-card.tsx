import { type ComponentProps, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { emptyGiftCard, type SavedGiftCard } from "../../domain/gift-card-draft.ts";
import { formatPhone } from "../../domain/phone.ts";
import { contactsMachine } from "../../machines/contacts/machine.ts";
import { draftOf, giftCardMachine } from "../../machines/gift-card/machine.ts";
import type { GiftCardActor } from "../../machines/gift-card/selectors.ts";
import { smsVerificationMachine } from "../../machines/sms-verification/machine.ts";
import { savedValues } from "../browser/saved-values.ts";
import type { StoredValue } from "../browser/stored-value.ts";
import { giftCardEffects } from "../effects/gift-card.ts";
import { smsVerificationEffects, type SmsVerificationNeeds } from "../effects/sms-verification.ts";
import type { Beginning, GiftPurchasePort } from "../pages/gift-purchase/port.ts";
import { queriesOf } from "../queries/keys.ts";
import { useDependencies } from "./dependencies-context.ts";
import { reactTo } from "./facts/react-to.ts";
import { keepSecret } from "./guest-secrets.ts";
import { useProcess } from "./run-process.ts";

/** Every actor that buying a gift card names, and every one that its children name. */
export function giftCardActors(needs: SmsVerificationNeeds) {
  const smsVerification = smsVerificationMachine.provide({ actors: smsVerificationEffects(needs) });
  return { ...giftCardEffects(needs), contacts: contactsMachine.provide({ actors: { smsVerification } }) };
}

/** Runs the process of buying a gift card with its page: from the saved draft on, saving it, acting on what happens. */
export default function Run({ step, own, children }: ComponentProps<GiftPurchasePort["Run"]>) {
  const { client, backgroundClient, queryClient } = useDependencies("service");
  const { device, recaptcha, stored } = useDependencies("browser");
  const { session } = useDependencies("account");
  const { inspect } = useDependencies("observers");
  const navigate = useNavigate();
  const [store] = useState(() => savedValues(stored).savedGiftCard);
  const actor = useProcess(
    () => {
      const referrer = () => stored.referrer.read() ?? "direct";
      const actors = giftCardActors({ client, backgroundClient, clock: Date, device, referrer, recaptcha });
      const draft = draftToBeginWith(store.read(), own);
      return { machine: giftCardMachine.provide({ actors }), input: { draft, step, ownPhone: own?.phone ?? null } };
    },
    {
      onFact: (fact) =>
        reactTo("giftCard", fact, {
          keepSecret: (giftCardId, secret) =>
            keepSecret(stored.orderedGiftCards, giftCardId, secret, session.user.read()),
          forgetDraft: store.clear,
          refreshGiftCards: () => void queryClient.invalidateQueries(queriesOf("getGiftCards")),
          replacePage: (path) => void navigate(path, { replace: true }),
        }),
      inspect,
    },
  );
  useSaving(actor, store);
  return children(actor);
}

/** Whoever is signed in finds their name and phone where nothing was typed before. */
function draftToBeginWith(saved: SavedGiftCard = emptyGiftCard, own: Beginning["own"]): SavedGiftCard {
  if (own === undefined || saved.clientName !== "" || saved.clientPhone !== "") return saved;
  return { ...saved, clientName: own.name, clientPhone: formatPhone(own.phone) };
}

function useSaving(actor: GiftCardActor, store: StoredValue<SavedGiftCard>): void {
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ status, context }) => {
      if (status === "active") store.write(draftOf(context));
    });
    return unsubscribe;
  }, [actor, store]);
}
