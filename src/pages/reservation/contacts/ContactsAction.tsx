import { useT } from "../../../i18n/react.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useIsKnown } from "../flow.ts";

/** The id of the form that the button outside of it sends. */
export const contactsForm = "contacts";

export function ContactsAction() {
  const t = useT();
  const isKnown = useIsKnown();
  return (
    <Button isWide type="submit" form={contactsForm}>
      {t(isKnown ? "reservation.action.next" : "reservation.action.getCode")}
    </Button>
  );
}
