import { type ReactNode, useMemo } from "react";
import { isFramed } from "../../../browser/frame.ts";
import { guestReservationsKey, savedReservationKey } from "../../../browser/stored-values.ts";
import { type CompanyPort, CompanyPortProvider } from "../../../pages/company/port.ts";
import { type HistoryPort, HistoryPortProvider } from "../../../pages/reservation-history/port.ts";
import { type ReservationPort, ReservationPortProvider } from "../../../pages/reservation/port.ts";
import {
  type CalendarVisit,
  type ChangePort,
  ChangePortProvider,
  type SuccessPort,
  SuccessPortProvider,
} from "../../../pages/reservation-success/port.ts";
import { type ReviewPort, ReviewPortProvider } from "../../../pages/review/port.ts";
import { keepSecret, keptKeys, secretOf } from "../../storage/guest-secrets.ts";
import type { AppDependencies } from "../../dependencies/dependencies.ts";
import { lazyOrNothing } from "../../../ui/loaded.ts";
import { lazyPort } from "../lazy-port.ts";

const changePort: ChangePort = lazyPort(() => import("./reservation-change.tsx"));
const reserving = lazyPort(() => import("./reservation.tsx"));

const companyPort: CompanyPort = { LiveTimesOf: lazyOrNothing(() => import("./live-times-of.tsx")) };

const { Run: ComplaintDraft } = lazyPort(() => import("./complaint-draft.tsx"));
const reviewing = lazyPort(() => import("./review.tsx"));

type Props = Pick<AppDependencies, "browser" | "account" | "service"> & { children: ReactNode };

/** Hands the pages of a reservation what they may not fetch themselves. */
export function ReservationPorts({ browser, account, service, children }: Props) {
  const { stored } = browser;
  const { user } = account.session;
  const { backgroundClient } = service;
  const reservationPort = useMemo<ReservationPort>(
    () => ({
      ...reserving,
      isDraftLost: () => !isFramed() && (stored.storage.isLost?.(savedReservationKey) ?? false),
    }),
    [stored],
  );
  const successPort = useMemo<SuccessPort>(
    () => ({
      secretOf: (reservationId) => secretOf(stored.guestReservations, reservationId, user.read()),
      keepSecret: (reservationId, secret) => keepSecret(stored.guestReservations, reservationId, secret, user.read()),
      areKeysLost: () => stored.storage.isLost?.(guestReservationsKey) ?? false,
      backgroundClient,
      ComplaintDraft,
      saveVisit,
    }),
    [stored, user, backgroundClient],
  );
  const reviewPort = useMemo<ReviewPort>(
    () => ({
      ...reviewing,
      secretOf: (reservationId) => secretOf(stored.guestReservations, reservationId, user.read()),
      readPhoto,
    }),
    [stored, user],
  );
  const historyPort = useMemo<HistoryPort>(
    () => ({ keptKeys: () => keptKeys(stored, user.read()), backgroundClient }),
    [stored, user, backgroundClient],
  );
  return (
    <ReservationPortProvider value={reservationPort}>
      <SuccessPortProvider value={successPort}>
        <ChangePortProvider value={changePort}>
          <HistoryPortProvider value={historyPort}>
            <ReviewPortProvider value={reviewPort}>
              <CompanyPortProvider value={companyPort}>{children}</CompanyPortProvider>
            </ReviewPortProvider>
          </HistoryPortProvider>
        </ChangePortProvider>
      </SuccessPortProvider>
    </ReservationPortProvider>
  );
}

async function readPhoto(file: Blob): Promise<string> {
  return (await import("../../../browser/picture-file.ts")).shrinkPicture(file);
}

async function saveVisit(visit: CalendarVisit): Promise<void> {
  const [{ calendarFile }, { saveFile }] = await Promise.all([
    import("./calendar-file.ts"),
    import("../../../browser/save-file.ts"),
  ]);
  saveFile(`kezek-${visit.startTime.slice(0, 10)}.ics`, "text/calendar;charset=utf-8", calendarFile(visit));
}
