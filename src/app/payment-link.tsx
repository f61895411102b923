import { type ComponentProps, useState } from "react";
import { paymentLinkEffects } from "../effects/payment-link.ts";
import type { CardPaymentPort } from "../pages/card-payment/port.ts";
import { FramesProvider } from "../paying/frames.ts";
import { queriesOf } from "../queries/keys.ts";
import { useDependencies } from "./dependencies-context.ts";
import { pageFrames } from "./page-frames.ts";
import { useCardPayment } from "./use-card-payment.ts";

/** Runs the process of paying by a firm's link with its page, which stays when it is paid. */
export default function Run({ linkKey, children }: ComponentProps<CardPaymentPort["Run"]>) {
  const { queryClient } = useDependencies("service");
  const [frames] = useState(pageFrames);
  const actor = useCardPayment((needs) => paymentLinkEffects({ ...needs, key: linkKey }), frames, {
    refresh: () => {
      void queryClient.invalidateQueries(queriesOf("getPrepaymentRegistration"));
      void queryClient.invalidateQueries(queriesOf("getPaymentHistory"));
    },
  });
  return <FramesProvider value={frames}>{children(actor)}</FramesProvider>;
}
