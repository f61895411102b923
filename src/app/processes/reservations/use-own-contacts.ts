import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { displayName } from "../../../../domain/full-name.ts";
import { formatPhone } from "../../../../domain/phone.ts";
import { useAccount } from "../../../blocks/account.ts";
import { clientNameOf, clientPhoneOf } from "../../../../machines/contacts/selectors.ts";
import { contactsActorOf, type ReservationActor } from "../../../../machines/reservation/selectors.ts";
import { getProfile } from "../../../queries/profile.ts";
import { useSource } from "../../../queries/source.ts";

/** Whoever is signed in finds their name and phone in the contacts, once, where nothing was typed before. */
export function useOwnContacts(actor: ReservationActor): void {
  const { user } = useAccount();
  const { data: profile } = useQuery({ ...getProfile(useSource()), enabled: user !== undefined });
  useEffect(() => {
    if (profile === undefined) return;
    const fill = () => {
      const asking = contactsActorOf(actor.getSnapshot());
      if (asking === undefined) return;
      subscription.unsubscribe();
      const typed = asking.getSnapshot();
      if (clientNameOf(typed) !== "" || clientPhoneOf(typed) !== "") return;
      const contacts = { clientName: displayName(profile), clientPhone: formatPhone(profile.phone) };
      asking.send({ type: "contacts.edited", contacts });
    };
    const subscription = actor.subscribe(fill);
    fill();
    return () => subscription.unsubscribe();
  }, [actor, profile]);
}
