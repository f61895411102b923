import { parsePhone } from "../../../../domain/phone.ts";
import { useWords } from "../../../i18n/react.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useMemory } from "../flow.ts";

/** The id of the form that the button outside of it sends. */
export const contactsForm = "contacts";

export function ContactsAction() {
  const t = useWords();
  const isProven = useMemory(({ proof, clientPhone }) => {
    const parsed = parsePhone(clientPhone);
    return parsed.ok && proof?.phone === parsed.phone;
  });
  return (
    <Button isWide type="submit" form={contactsForm}>
      {t(isProven ? "reservation.action.next" : "reservation.action.getCode")}
    </Button>
  );
}
