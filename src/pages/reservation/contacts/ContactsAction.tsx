import { useSelector } from "@xstate/react";
import { isPhoneKnown } from "../../../../machines/contacts/selectors.ts";
import { contactsActorOf } from "../../../../machines/reservation/selectors.ts";
import { useT } from "../../../i18n/react.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useFlowSelector } from "../flow.ts";

/** The id of the form that the button outside of it sends. */
export const contactsForm = "contacts";

export function ContactsAction() {
  const t = useT();
  const actor = useFlowSelector(contactsActorOf);
  const isKnown = useSelector(actor, (snapshot) => snapshot !== undefined && isPhoneKnown(snapshot));
  return (
    <Button isWide type="submit" form={contactsForm}>
      {t(isKnown ? "reservation.action.next" : "reservation.action.getCode")}
    </Button>
  );
}
