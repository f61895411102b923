import { type ComponentProps, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { savedValues } from "../../../browser/saved-values.ts";
import { prepaymentEffects } from "../../../effects/prepayment-payment.ts";
import type { PayingNeeds } from "../../../effects/paying.ts";
import type { PrepaymentPort } from "../../../pages/prepayment/port.ts";
import { FramesProvider } from "../../../payments/frames.ts";
import { SourceProvider, useSource } from "../../../queries/source.ts";
import { hrefs } from "../../../routes/hrefs.ts";
import { CardPage } from "./CardPage.tsx";
import { countOnce } from "../../storage/counted-reservations.ts";
import { useDependencies } from "../../dependencies/dependencies-context.ts";
import { pageFrames } from "./page-frames.ts";
import { useCardPayment } from "./use-card-payment.ts";

/** Runs the process of paying before a visit with its page. */
export default function Run({ reservationId, secret, children }: ComponentProps<PrepaymentPort["Run"]>) {
  const { backgroundClient } = useDependencies("service");
  const { stored } = useDependencies("browser");
  const navigate = useNavigate();
  const [frames] = useState(pageFrames);
  const effects = (needs: PayingNeeds) => prepaymentEffects({ ...needs, reservationId, secret });
  const actor = useCardPayment(effects, frames, {
    visit: {
      finishDraft: () => {
        const { savedReservation } = savedValues(stored);
        if (savedReservation.read()?.hold?.reservationId === reservationId) savedReservation.clear();
      },
      countOnce: () => countOnce(savedValues(stored).countedReservations, reservationId),
    },
    showPaid: () => void navigate(hrefs.reservationSuccess(reservationId), { replace: true }),
  });
  const visit = useMemo(() => ({ reservationId, secret }), [reservationId, secret]);
  const source = useSource();
  const background = useMemo(() => ({ ...source, client: backgroundClient }), [source, backgroundClient]);
  return (
    <SourceProvider value={background}>
      <FramesProvider value={frames}>
        <CardPage frames={frames} visit={visit}>
          {children(actor)}
        </CardPage>
      </FramesProvider>
    </SourceProvider>
  );
}
