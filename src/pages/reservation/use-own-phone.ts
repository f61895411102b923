import { parsePhone } from "../../../domain/phone.ts";
import { contactsOf, ownPhoneOf } from "../../../machines/reservation/selectors.ts";
import { useFlowSelector } from "./flow.ts";

/** Whether the visit is of the phone of who is signed in. */
export function useIsOwnPhone(): boolean {
  const phone = parsePhone(useFlowSelector(contactsOf).clientPhone);
  const ownPhone = useFlowSelector(ownPhoneOf);
  return phone.ok && phone.phone === ownPhone;
}
