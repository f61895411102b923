import { type ComponentType, Suspense, useEffect, useMemo, useState } from "react";
import type { SnapshotFrom } from "xstate";
import type { OwnReservation } from "../../../../domain/own-reservation.ts";
import type { reservationChangeMachine } from "../../../../machines/reservation-change/machine.ts";
import { Failed } from "../../../blocks/Failed.tsx";
import type { FlowActor } from "../../../flow/flow.ts";
import type { StateOf } from "../../../flow/state.ts";
import { useT } from "../../../i18n/react.tsx";
import { Announcer } from "../../../ui/Announcer.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { SinglePress } from "../../../ui/SinglePress.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useChangePort } from "../port.ts";
import { ChoosingServices } from "./ChoosingServices.tsx";
import { ChoosingTime } from "./ChoosingTime.tsx";
import { ConfirmingCancellation } from "./ConfirmingCancellation.tsx";
import { ConfirmingMove } from "./ConfirmingMove.tsx";
import { FlowProvider, useFlowState, useSend } from "./flow.ts";
import { Refused } from "./Refused.tsx";
import type { OpenSheet } from "./use-sheet.ts";
import { useStepEntries } from "./use-step-entries.ts";
import styles from "./change.module.css";

type Machine = typeof reservationChangeMachine;
type Props = { own: OwnReservation; sheet: OpenSheet };

/** Cancelling or changing a visit: how it stands now is read and shown before anything is done. */
export function ChangeSheet({ own, sheet: { wish, beginning, close, isLocked, lock } }: Props) {
  const t = useT();
  const { Run } = useChangePort();
  const [step, setStep] = useState<State | null>(null);
  const title = t(isTitled(step) ? `success.change.step.${titles[step]}` : `success.${wish ?? "cancel"}.title`);
  return (
    <Sheet
      isOpen={wish !== null}
      isLocked={isLocked}
      onClose={close}
      title={title}
      step={step ?? "reading"}
      closeLabel={t("app.close")}
    >
      <Announcer>
        <Suspense fallback={<Reading />}>
          {beginning !== null && (
            <Run {...own} {...beginning}>
              {(actor) => <Changing actor={actor} onClose={close} onLock={lock} onStep={setStep} />}
            </Run>
          )}
        </Suspense>
      </Announcer>
    </Sheet>
  );
}

const views = {
  readingReservation: Reading,
  waitingToRetry: Unread,
  confirmingCancellation: ConfirmingCancellation,
  cancellingReservation: ConfirmingCancellation,
  choosingServices: ChoosingServices,
  choosingTime: ChoosingTime,
  readingPrice: Reading,
  confirmingMove: ConfirmingMove,
  updatingReservation: ConfirmingMove,
  refused: Refused,
  changed: Reading,
  cancelled: Reading,
  closed: Reading,
} satisfies Record<StateOf<SnapshotFrom<Machine>>, ComponentType>;

type State = keyof typeof views;

/** The step that a state is shown as; while the visit is read it is the one before. */
const steps: Partial<Record<State, State>> = {
  waitingToRetry: "waitingToRetry",
  confirmingCancellation: "confirmingCancellation",
  cancellingReservation: "confirmingCancellation",
  choosingServices: "choosingServices",
  choosingTime: "choosingTime",
  readingPrice: "readingPrice",
  confirmingMove: "confirmingMove",
  updatingReservation: "confirmingMove",
  refused: "refused",
};

/** What a step is called; the others are called as the sheet is. */
const titles = {
  choosingServices: "choosingServices",
  choosingTime: "choosingTime",
  readingPrice: "confirmingMove",
  confirmingMove: "confirmingMove",
} as const;

function isTitled(step: State | null): step is keyof typeof titles {
  return step !== null && Object.hasOwn(titles, step);
}

const over: readonly (keyof typeof views)[] = ["cancelled", "changed", "closed"];

type Outer = {
  onClose: () => void;
  onLock: (isLocked: boolean) => void;
  /** Null once nothing of it is shown. */
  onStep: (step: State | null) => void;
};

function Changing({ actor, ...outer }: { actor: FlowActor<Machine> } & Outer) {
  const flow = useMemo(() => ({ actor }), [actor]);
  useStepEntries(actor);
  return (
    <FlowProvider value={flow}>
      <Shown {...outer} />
    </FlowProvider>
  );
}

function Shown({ onClose, onLock, onStep }: Outer) {
  const state = useFlowState();
  const View = views[state];
  useEffect(() => {
    onLock(state === "cancellingReservation" || state === "updatingReservation");
    if (over.includes(state)) onClose();
  }, [state, onClose, onLock]);
  const step = steps[state];
  useEffect(() => {
    if (step !== undefined) onStep(step);
  }, [step, onStep]);
  useEffect(() => () => onStep(null), [onStep]);
  return (
    <div data-change-state={state}>
      <SinglePress step={step ?? "reading"} className={undefined}>
        <View />
      </SinglePress>
    </div>
  );
}

function Reading() {
  const t = useT();
  return (
    <div className={styles.terms} aria-busy="true">
      <VisuallyHidden>{t("success.cancel.reading")}</VisuallyHidden>
      <Skeleton width="70%" height="1.5rem" />
      <Skeleton height="6rem" radius="var(--radius-m)" />
      <Skeleton height="3rem" radius="var(--radius-full)" />
    </div>
  );
}

function Unread() {
  const t = useT();
  const send = useSend();
  return (
    <Failed title={t("success.cancel.failed")} onRetry={() => send({ type: "retry.requested" })} isRetrying={false} />
  );
}
