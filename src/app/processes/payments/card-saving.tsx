import { type ComponentProps, useState } from "react";
import { useNavigate } from "react-router-dom";
import { cardSavingMachine } from "../../../../machines/card-saving/machine.ts";
import { cardSavingEffects } from "../../../effects/card-saving.ts";
import type { CardSavingPort } from "../../../payments/card-saving.ts";
import { useChanged } from "../../../queries/changes.ts";
import { hrefs } from "../../../routes/hrefs.ts";
import { useDependencies } from "../../dependencies/dependencies-context.ts";
import { reactTo } from "../../facts/react-to.ts";
import { pageFrames } from "./page-frames.ts";
import { useProcess } from "../../core/run-process.ts";

/** The service asks PayBox within seconds, or PayBox does not answer; who comes back without a card is led on after so long. */
const pollForMs = { opened: 30_000, known: 15_000 };

/** Runs the process of saving a card at PayBox's page, which leads back to where it was wanted. */
export default function Run({ cardId, visit, children }: ComponentProps<CardSavingPort["Run"]>) {
  const { backgroundClient } = useDependencies("service");
  const { inspect } = useDependencies("observers");
  const changed = useChanged();
  const navigate = useNavigate();
  const [{ leaveFor }] = useState(pageFrames);
  const actor = useProcess(
    () => ({
      machine: cardSavingMachine.provide({
        actors: cardSavingEffects({ backgroundClient, clock: Date, pollForMs, visit }),
      }),
      input: { cardId },
    }),
    {
      onFact: (fact) =>
        reactTo("cardSaving", fact, {
          openPage: leaveFor,
          changed,
          leadBack: (reservationId, savedCardId) =>
            void navigate(reservationId === null ? hrefs.cards() : hrefs.prepayment(reservationId), {
              replace: true,
              state: savedCardId === null ? null : { savedCardId },
            }),
        }),
      inspect,
    },
  );
  return children(actor);
}
