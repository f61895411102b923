import type { Reservation, Service } from "../../../../domain/entities.ts";
import { sum } from "../../../../domain/money.ts";
import { formatTimeRange } from "../../../format/calendar.ts";
import { formatDuration } from "../../../format/duration.ts";
import { formatMoney, formatMoneyRange } from "../../../format/money.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { useChosenServices, useHeldReservation, useContextSelector, useSalon } from "../flow.ts";

export type Bill = {
  lines: { key: string; name: string; note: string; price: string }[];
  total: string;
  /** One service after another. */
  minutes: number;
};

/** The visit line by line: as it is held, or as it is wanted so far. */
export function useBill(): Bill {
  const t = useT();
  const language = useLanguage();
  const { firm, masters } = useSalon();
  const services = useChosenServices();
  const asked = useContextSelector((context) => context.masters);
  const held = useHeldReservation();
  const minutes = services.reduce((total, { duration }) => total + duration, 0);
  if (held !== undefined) {
    const price = (amount: number) => formatMoney({ amount, currency: held.total.currency }, language);
    return { lines: held.entries.map((entry) => heldLine(entry, price)), total: price(held.total.amount), minutes };
  }
  const lines = services.map((service) => {
    const master = masters.find(({ id }) => id === asked[service.id])?.name ?? t("reservation.masters.any");
    return {
      key: String(service.id),
      name: service.name,
      note: `${master} · ${formatDuration(service.duration, language)}`,
      price: formatMoneyRange(service.price, service.priceMax, language),
    };
  });
  return { lines, total: formatMoneyRange(...totals(services, firm.currency), language), minutes };
}

type Entry = Reservation["entries"][number];

function heldLine(entry: Entry, price: (amount: number) => string): Bill["lines"][number] {
  return {
    key: `${entry.person}-${entry.serviceId}`,
    name: entry.serviceName,
    note: `${entry.masterName} · ${formatTimeRange(entry.startTime, entry.endTime)}`,
    price: price(entry.price),
  };
}

function totals(services: readonly Service[], currency: string) {
  const from = sum(services.map(({ price }) => price.amount));
  const to = sum(services.map(({ price, priceMax }) => (priceMax ?? price).amount));
  return [
    { amount: from, currency },
    { amount: to, currency },
  ] as const;
}
