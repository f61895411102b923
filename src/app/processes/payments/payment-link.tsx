import { type ComponentProps, useState } from "react";
import { paymentLinkEffects } from "../../../effects/payment-link.ts";
import type { PaymentLinkPort } from "../../../pages/payment-link/port.ts";
import { FramesProvider } from "../../../payments/frames.ts";
import { pageFrames } from "./page-frames.ts";
import { useCardPayment } from "./use-card-payment.ts";

/** Runs the process of paying by a firm's link with its page, which stays when it is paid. */
export default function Run({ linkKey, children }: ComponentProps<PaymentLinkPort["Run"]>) {
  const [frames] = useState(pageFrames);
  const actor = useCardPayment((needs) => paymentLinkEffects({ ...needs, key: linkKey }), frames);
  return <FramesProvider value={frames}>{children(actor)}</FramesProvider>;
}
