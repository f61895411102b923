import { type ComponentProps, useState } from "react";
import { savedComplaintOf } from "../../../browser/saved-values.ts";
import type { SuccessPort } from "../../../pages/reservation-success/port.ts";
import { useDependencies } from "../../dependencies/dependencies-context.ts";

/** A complaint with its page: from the saved draft on, saving it as it is typed. */
export default function Run({ reservationId, children }: ComponentProps<SuccessPort["ComplaintDraft"]>) {
  const { stored } = useDependencies("browser");
  const [store] = useState(() => savedComplaintOf(stored, reservationId));
  const [text, setText] = useState(() => store.read()?.text ?? "");
  const write = (typed: string) => {
    setText(typed);
    if (typed === "") store.clear();
    else store.write({ text: typed });
  };
  return children({ text, write });
}
