import { type ComponentProps, useState } from "react";
import { savedValues } from "../../../browser/saved-values.ts";
import type { SuccessPort } from "../../../pages/reservation-success/port.ts";
import { useDependencies } from "../../dependencies/dependencies-context.ts";

/** A complaint with its page: from the saved draft on, saving it as it is typed. */
export default function Run({ reservationId, children }: ComponentProps<SuccessPort["ComplaintDraft"]>) {
  const { stored } = useDependencies("browser");
  const [store] = useState(() => savedValues(stored).savedComplaint);
  const [text, setText] = useState(() => {
    const saved = store.read();
    return saved?.reservationId === reservationId ? saved.text : "";
  });
  const write = (typed: string) => {
    setText(typed);
    if (typed === "") store.clear();
    else store.write({ reservationId, text: typed });
  };
  return children({ text, write });
}
