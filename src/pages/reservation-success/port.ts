import type { ComponentType, ReactNode } from "react";
import type { ChangeInput, reservationChangeMachine } from "../../../machines/reservation-change/machine.ts";
import type { Source } from "../../queries/source.ts";
import type { FlowPort } from "../../flow/port.ts";
import type { Instant } from "../../../domain/time.ts";
import { requiredContext } from "../../ui/required-context.ts";

/** A visit as a calendar wants it. */
export type CalendarVisit = {
  reservationId: string;
  /** Rises with every change of the reservation, from 1. */
  version: number;
  /** Whether the calendar is to take it out again. */
  isCancelled: boolean;
  startTime: Instant;
  endTime: Instant;
  timeZone: string;
  /** Where the visit is shown to whoever may see it; without the guest's key. */
  url: string;
  place: { name: string; address: string; latitude: number; longitude: number };
  /** In the client's language. */
  words: { summary: string; description: string; alarm: string };
};

/** A complaint that is being written. */
export type ComplaintDraft = { text: string; write: (text: string) => void };

/** What the page of a made reservation needs of the app and may not fetch itself. */
export type SuccessPort = {
  /** The key to a reservation, when it lies on this device for whoever is here. */
  secretOf: (reservationId: string) => string | undefined;
  keepSecret: (reservationId: string, secret: string) => void;
  /** Whether the keys that lie on this device end with the page. */
  areKeysLost: () => boolean;
  /** The client whose refusals lead nobody away: where a secret is tried that there is another one for. */
  backgroundClient: Source["client"];
  /** Keeps the complaint about a visit while it is being written, around what it is drawn in. */
  ComplaintDraft: ComponentType<{ reservationId: string; children: (draft: ComplaintDraft) => ReactNode }>;
  /** Hands the client a calendar file; rejects when what makes it could not be fetched. */
  saveVisit: (visit: CalendarVisit) => Promise<void>;
};

export const [SuccessPortProvider, useSuccessPort] = requiredContext<SuccessPort>("port of a made reservation");

export type ChangePort = FlowPort<typeof reservationChangeMachine, ChangeInput>;

export const [ChangePortProvider, useChangePort] = requiredContext<ChangePort>("port of changing a visit");
