import { type ComponentProps, useState } from "react";
import { useNavigate } from "react-router-dom";
import { cardBindingEffects } from "../../../effects/card-binding.ts";
import type { AddCardPort } from "../../../pages/add-card/port.ts";
import { FramesProvider } from "../../../payments/frames.ts";
import { hrefs } from "../../../routes/hrefs.ts";
import { CardPage } from "./CardPage.tsx";
import { pageFrames } from "./page-frames.ts";
import { useCardPayment } from "./use-card-payment.ts";

/** Runs the process of saving a card with its page. */
export default function Run({ bindingId, children }: ComponentProps<AddCardPort["Run"]>) {
  const navigate = useNavigate();
  const [frames] = useState(pageFrames);
  const actor = useCardPayment((needs) => cardBindingEffects({ ...needs, bindingId }), frames, {
    showPaid: () => void navigate(hrefs.cards(), { replace: true, state: { isCardProven: true } }),
  });
  return (
    <FramesProvider value={frames}>
      <CardPage frames={frames}>{children(actor)}</CardPage>
    </FramesProvider>
  );
}
