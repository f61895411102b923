import { type ComponentProps, useState } from "react";
import { useNavigate } from "react-router-dom";
import { newIdempotencyKey } from "../../../../domain/idempotency-key.ts";
import { isPaymentReturned } from "../../../../domain/payment-returned.ts";
import { cardBindingEffects } from "../../../effects/card-binding.ts";
import type { AddCardPort } from "../../../pages/add-card/port.ts";
import { type Frames, FramesProvider } from "../../../payments/frames.ts";
import { proveCardBinding } from "../../../queries/cards.ts";
import { useBackgroundSource } from "../../../queries/source.ts";
import { hrefs } from "../../../routes/hrefs.ts";
import { CardPage } from "./CardPage.tsx";
import { pageFrames } from "./page-frames.ts";
import { useCardPayment } from "./use-card-payment.ts";

/** Runs the process of saving a card with its page. */
export default function Run({ bindingId, children }: ComponentProps<AddCardPort["Run"]>) {
  const source = useBackgroundSource();
  const navigate = useNavigate();
  const [frames] = useState(() => {
    const plain = pageFrames();
    const hear: Frames["hear"] = (frame, origin, take) =>
      plain.hear(frame, origin, async (said) => {
        // The page in the frame is signed in to nothing.
        const proof = isPaymentReturned(said) ? said.proof : undefined;
        if (proof !== undefined) {
          await proveCardBinding(source, { bindingId, proof }, newIdempotencyKey()).catch(() => {});
        }
        take(said);
      });
    return { ...plain, hear };
  });
  const actor = useCardPayment((needs) => cardBindingEffects({ ...needs, bindingId }), frames, {
    subject: "card",
    finishDraft: () => {},
    whenReserved: () => {},
    showPaid: () => void navigate(hrefs.cards(), { replace: true, state: { isCardProven: true } }),
  });
  return (
    <FramesProvider value={frames}>
      <CardPage frames={frames}>{children(actor)}</CardPage>
    </FramesProvider>
  );
}
