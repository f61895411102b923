import { type Cost, type Costs, costOf, totalOf } from "../../../../domain/bill.ts";
import type { Reservation } from "../../../../domain/entities.ts";
import { rateOf, totalsOf } from "../../../../domain/wish-totals.ts";
import { countPeople, type Wish, type WishKey } from "../../../../domain/wishes.ts";
import { reservationOf, wishesOf } from "../../../../machines/reservation/selectors.ts";
import { type Face, faceOf } from "../../../blocks/faces-beside.ts";
import { forWhom, noteOf } from "../../../blocks/for-whom.ts";
import { formatTimeRange } from "../../../format/calendar.ts";
import { formatDurations } from "../../../format/duration.ts";
import { formatMoney } from "../../../format/money.ts";
import { type T, useLanguage, useT } from "../../../i18n/react.tsx";
import { entryNames } from "../entry-names.ts";
import { type Salon, useFlowSelector, useSalon } from "../flow.ts";

type Line = { wish: WishKey; name: string; note: string; price: Costs; face: Face | undefined };

export type Bill = {
  lines: Line[];
  total: Costs;
  currency: string;
  /** The total where there is room for one amount. */
  shortTotal: string;
  /** One service after another, of whoever is there longest. */
  minutes: number;
  /** Whether it may take longer, as several people may have to wait for a master. */
  isLeast: boolean;
};

/** The visit line by line: as it is held, or as it is wanted so far. */
export function useBill(): Bill {
  const t = useT();
  const language = useLanguage();
  const salon = useSalon();
  const wishes = useFlowSelector(wishesOf);
  const held = useFlowSelector(reservationOf);
  const isLeast = countPeople(wishes) > 1;
  const { from, to, minutes } = totalsOf(wishes, salon.services, salon.firm.currency);
  const leastOf = (cost: Cost, currency: string) => {
    const price = formatMoney({ amount: cost.from, currency }, language);
    return cost.from < cost.to ? t("firm.priceFrom", { price }) : price;
  };
  if (held !== null) {
    const { currency } = held.total;
    return {
      lines: held.entries.map((entry) => ({
        ...heldLine({ ...entry, ...entryNames(entry, salon) }, t),
        price: costOf([entry]),
      })),
      total: totalOf(held),
      currency,
      shortTotal: leastOf(totalOf(held).cost, currency),
      minutes,
      isLeast,
    };
  }
  const lines = wishes.flatMap((wish) => {
    const { service, master } = whatIsWished(wish, salon);
    if (service === undefined) return [];
    const rate = rateOf(service, wish.masterId);
    return {
      wish,
      face: master && faceOf(master),
      name: service.name,
      note: noteOf([
        forWhom(wish.person, t),
        master?.name ?? t("reservation.masters.any"),
        formatDurations(rate, language),
      ]),
      price: undiscounted({ from: rate.price.amount, to: (rate.priceMax ?? rate.price).amount }),
    };
  });
  const total = { from: from.amount, to: to.amount };
  return {
    lines,
    total: undiscounted(total),
    currency: from.currency,
    shortTotal: leastOf(total, from.currency),
    minutes,
    isLeast,
  };
}

function undiscounted(cost: Cost): Costs {
  return { cost, full: cost };
}

function heldLine(entry: Reservation["entries"][number] & { face: Face | undefined }, t: T): Omit<Line, "price"> {
  const { person, masterName, roomNames = [] } = entry;
  return {
    wish: entry,
    face: entry.face,
    name: entry.serviceName,
    note: noteOf([forWhom(person, t), masterName, formatTimeRange(entry.startTime, entry.endTime), ...roomNames]),
  };
}

function whatIsWished({ serviceId, masterId }: Wish, { services, masters }: Salon) {
  return {
    service: services.find(({ id }) => id === serviceId),
    master: masters.find(({ id }) => id === masterId),
  };
}
