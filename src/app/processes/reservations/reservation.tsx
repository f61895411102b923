import { useEffect, useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { draftOf, type ReservationFact, reservationMachine } from "../../../../machines/reservation/machine.ts";
import {
  holdingOf,
  ownHoldOf,
  type ReservationActor,
  reservationOf,
} from "../../../../machines/reservation/selectors.ts";
import type { Intent } from "../../../../domain/idempotency-key.ts";
import { onOtherTabChange } from "../../../browser/other-tabs.ts";
import { holdingAt, savedValues } from "../../../browser/saved-values.ts";
import { useT } from "../../../i18n/react.tsx";
import { AskedWishesProvider, type Beginning } from "../../../pages/reservation/port.ts";
import { useChanged } from "../../../queries/changes.ts";
import { queriesOf } from "../../../queries/keys.ts";
import { getReservation } from "../../../queries/reservation.ts";
import { useSource } from "../../../queries/source.ts";
import { hrefs } from "../../../routes/hrefs.ts";
import { Announcer, useAnnounce } from "../../../ui/Announcer.tsx";
import { reactTo } from "../../facts/react-to.ts";
import { keepSecret } from "../../storage/guest-secrets.ts";
import { writtenFor } from "../../storage/written-for.ts";
import { LiveTimes } from "./LiveTimes.tsx";
import { useProcess } from "../../core/run-process.ts";
import { useDependencies } from "../../dependencies/dependencies-context.ts";
import { reservationActors } from "./reservation-actors.ts";
import { useOwnContacts } from "./use-own-contacts.ts";
import { openingOf } from "./opening.ts";
import { type DraftKeeper, keepDraft } from "./reservation-draft.ts";
import { referrerIn } from "../../storage/referrer.ts";

type Props = { beginning: Beginning; children: (actor: ReservationActor) => ReactNode };

/** Runs the process of a reservation with the page: from the saved draft on, saving it, acting on what happens. */
export default function Run({ beginning, children }: Props) {
  return (
    <Announcer>
      <LiveTimes>
        <Process beginning={beginning}>{children}</Process>
      </LiveTimes>
    </Announcer>
  );
}

function Process({ beginning, children }: Props) {
  const { firm, step, query, shownCost, ownPhone } = beginning;
  const { client, backgroundClient } = useDependencies("service");
  const { device, recaptcha, stored, clockAhead } = useDependencies("browser");
  const { emit, inspect } = useDependencies("observers");
  const [{ draft, asked, had, brought }] = useState(() =>
    openingOf(savedValues(stored).savedReservation.read(), beginning),
  );
  const [holding] = useState(() => holdingAt(stored, firm.id).read());
  const { session } = useDependencies("account");
  const [keeper] = useState(() =>
    keepDraft(writtenFor(session.user, savedValues(stored).savedReservation), draft, Date.now),
  );
  const actor = useProcess(
    () => {
      const referrer = () => referrerIn(stored);
      const clocks = { clock: Date, clockAhead: clockAhead.read };
      const actors = reservationActors({ client, backgroundClient, ...clocks, device, referrer, recaptcha });
      return {
        machine: reservationMachine.provide({ actors }),
        input: {
          draft,
          step,
          startTime: query.startTime,
          ...(shownCost !== undefined && { shownCost }),
          ...(query.isExpress && { isExpress: true }),
          ...(holding !== undefined && { holding }),
          ...(ownPhone !== undefined && { ownPhone }),
        },
      };
    },
    { onFact: useReactions(firm, keeper), inspect },
  );
  useEffect(() => emit({ type: "reservation.opened", firmId: firm.id, had, brought }), [emit, firm.id, had, brought]);
  useSaving(actor, keeper);
  useSavingIntent(actor, firm.id, holding);
  useCaching(actor);
  useOtherTabs(actor);
  useOwnContacts(actor);
  return <AskedWishesProvider value={asked}>{children(actor)}</AskedWishesProvider>;
}

function useReactions({ id: firmId, urlKey }: Beginning["firm"], keeper: DraftKeeper): (fact: ReservationFact) => void {
  const { stored } = useDependencies("browser");
  const { session } = useDependencies("account");
  const { track, postToHost } = useDependencies("observers");
  const changed = useChanged();
  const t = useT();
  const navigate = useNavigate();
  const announce = useAnnounce();
  return (fact) =>
    reactTo("reservation", fact, {
      firmId,
      urlKey,
      track,
      postToHost,
      keepSecret: (reservationId, secret) =>
        keepSecret(stored.guestReservations, reservationId, secret, session.user.read()),
      forgetDraft: keeper.forget,
      changed,
      replacePage: (path) => void navigate(path, { replace: true }),
      announceHoldRanOut: () => announce(t("reservation.hold.ranOut")),
    });
}

function useSaving(actor: ReservationActor, keeper: DraftKeeper): void {
  useEffect(() => {
    keeper.save(draftOf(actor.getSnapshot().context));
    const { unsubscribe } = actor.subscribe((snapshot) => {
      if (snapshot.status === "active") keeper.save(draftOf(snapshot.context));
    });
    return unsubscribe;
  }, [actor, keeper]);
}

/** A time that is being taken is asked for with the same key after a reload: only then is it known whether it is held. */
function useSavingIntent(actor: ReservationActor, firmId: number, left: Intent | undefined): void {
  const { stored } = useDependencies("browser");
  useEffect(() => {
    const holding = holdingAt(stored, firmId);
    let saved = left ?? null;
    const save = () => {
      const intent = holdingOf(actor.getSnapshot());
      if (intent?.key === saved?.key) return;
      if (intent === null) holding.clear();
      else holding.write(intent);
      saved = intent;
    };
    save();
    const { unsubscribe } = actor.subscribe(save);
    return unsubscribe;
  }, [actor, stored, firmId, left]);
}

/**
 * What the process knows of the reservation is known to every page: nothing is fetched twice. Its texts are of the language
 * in which it came: another one asks for its own.
 */
function useCaching(actor: ReservationActor): void {
  const { queryClient } = useDependencies("service");
  const source = useSource();
  useEffect(() => {
    let known = reservationOf(actor.getSnapshot());
    const keep = () => {
      const reservation = reservationOf(actor.getSnapshot());
      if (reservation === null || reservation === known) return;
      known = reservation;
      queryClient.setQueryData(getReservation(source, reservation.id, "").queryKey, reservation);
    };
    const { unsubscribe } = actor.subscribe(keep);
    return unsubscribe;
  }, [actor, queryClient, source]);
}

/** A reservation that another tab has made of this very hold is not made again: this tab shows it too. */
function useOtherTabs(actor: ReservationActor): void {
  const { stored } = useDependencies("browser");
  const { queryClient } = useDependencies("service");
  const navigate = useNavigate();
  useEffect(
    () =>
      onOtherTabChange(() => {
        const reservationId = ownHoldOf(actor.getSnapshot())?.reservationId;
        if (reservationId === undefined || stored.guestReservations.read()?.[reservationId] === undefined) return;
        // What is known here is the hold that it was made of.
        queryClient.removeQueries(queriesOf("getReservation"));
        void navigate(hrefs.reservationSuccess(reservationId), { replace: true });
      }),
    [actor, stored, queryClient, navigate],
  );
}
