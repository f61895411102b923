import { type ComponentProps, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { cardPaymentMachine } from "../../machines/card-payment/machine.ts";
import { hearFrame, leaveFor, tellFrame } from "../browser/frames.ts";
import { isFramed } from "../browser/frame.ts";
import { savedValues } from "../browser/saved-values.ts";
import { prepaymentEffects } from "../effects/card-payment.ts";
import type { PrepaymentPort } from "../pages/prepayment/port.ts";
import { FramesProvider } from "../paying/frames.ts";
import { queriesOf, visitListQueries } from "../queries/keys.ts";
import { SourceProvider, useSource } from "../queries/source.ts";
import { hrefs } from "../routes/hrefs.ts";
import { useDependencies } from "./dependencies-context.ts";
import { reactTo } from "./facts/react-to.ts";
import { useProcess } from "./run-process.ts";

/** After ten minutes somebody has to say that they still want to know. */
const patienceMs = 600_000;

/** Runs the process of paying before a visit with its page. */
export default function Run({ reservationId, secret, children }: ComponentProps<PrepaymentPort["Run"]>) {
  const { backgroundClient, queryClient } = useDependencies("service");
  const { stored } = useDependencies("browser");
  const { inspect, track } = useDependencies("observers");
  const navigate = useNavigate();
  const [frames] = useState(() => ({ isFramed: isFramed(), hear: hearFrame, tell: tellFrame }));
  const actor = useProcess(
    () => ({
      machine: cardPaymentMachine.provide({
        actors: prepaymentEffects({ backgroundClient, clock: Date, patienceMs, reservationId, secret }),
      }),
      input: undefined,
    }),
    {
      onFact: (fact) =>
        reactTo("cardPayment", fact, {
          refresh: () => {
            void queryClient.invalidateQueries(queriesOf("getReservation"));
            void queryClient.invalidateQueries(visitListQueries);
          },
          finishDraft: () => {
            const { savedReservation } = savedValues(stored);
            const draft = savedReservation.read();
            if (draft?.hold?.reservationId !== reservationId) return;
            savedReservation.clear();
            track("created_reservation_successfully", { firmId: draft.firm.id });
          },
          // A page in a frame can't leave for the processor's: its link opens a tab of its own.
          openPage: (url) => {
            if (!frames.isFramed) leaveFor(url);
          },
          showPaid: () => void navigate(hrefs.reservationSuccess(reservationId), { replace: true }),
        }),
      inspect,
    },
  );
  const source = useSource();
  const background = useMemo(() => ({ ...source, client: backgroundClient }), [source, backgroundClient]);
  return (
    <SourceProvider value={background}>
      <FramesProvider value={frames}>{children(actor)}</FramesProvider>
    </SourceProvider>
  );
}
