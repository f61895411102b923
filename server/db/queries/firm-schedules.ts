import type { Hours } from "../../../domain/hours.ts";
import type { Reader } from "../../core/reader.ts";
import { openingHours, shifts } from "./opening-hours.ts";

type WeekRange = Hours["weekly"][number];

/** What the calendar of a firm is made from. Minutes are those of a wall clock in the firm's zone. */
export type FirmScheduleRow = {
  id: number;
  /** While the firm has this version, nothing of this has changed. */
  version: number;
  timeZone: string;
  currency: string;
  leadMinutes: number;
  horizonDays: number;
  freeCancelHours: number;
  hours: Hours;
  discounts: (WeekRange & { percent: number })[];
  /** The most popular first. */
  services: {
    id: number;
    categoryId: number;
    price: number;
    priceMax: number | null;
    minutes: number;
    prepayment: number;
    isPhoneOnly: boolean;
    isExpress: boolean;
    cleanupMinutes: number;
  }[];
  /** Rooms and devices in the firm's order. */
  rooms: {
    kind: "room" | "device";
    id: number;
    capacity: number;
    /** As many units as it has, or as are taken at any time: it may have had more. */
    units: number;
    serviceIds: number[];
  }[];
  /** Those who can be booked online, the best rated first. */
  masters: {
    id: number;
    serviceIds: number[];
    /** Where a master has a price or a duration of their own; null where it is the service's. */
    rates: { serviceId: number; price: number | null; priceMax: number | null; minutes: number | null }[];
    shifts: Hours;
    breaks: WeekRange[];
  }[];
};

const range = `json_build_object('weekday', r.weekday, 'startsMinute', r.starts_minute, 'endsMinute', r.ends_minute)`;

/** What a schedule is read by, of the firms in $1. */
export const scheduleStatement = {
  name: "firm_schedules",
  text: `
    select f.id, f.schedule_version as version, f.time_zone as "timeZone", f.currency, f.lead_minutes as "leadMinutes",
           f.horizon_days as "horizonDays", f.free_cancel_hours as "freeCancelHours",
      ${openingHours} as hours,
      (select coalesce(json_agg(json_build_object('weekday', d.weekday, 'startsMinute', d.starts_minute,
         'endsMinute', d.ends_minute, 'percent', d.percent)), '[]')
         from firm_discounts d where d.firm_id = f.id) as discounts,
      (select coalesce(json_agg(json_build_object('id', s.id, 'categoryId', s.category_id, 'price', s.price, 'priceMax', s.price_max,
         'minutes', s.duration_minutes, 'prepayment', s.prepayment_amount, 'isPhoneOnly', s.is_phone_only,
         'isExpress', s.is_express,
         'cleanupMinutes', s.cleanup_minutes) order by s.is_popular desc, s.position, s.id), '[]')
         from services s where s.firm_id = f.id) as services,
      (select coalesce(json_agg(json_build_object('kind', r.kind, 'id', r.id, 'capacity', r.capacity,
         'units', greatest(r.capacity, coalesce((select o.resource_id % 100 + 1 from occupancies o
            where o.firm_id = r.firm_id and o.resource_kind = r.kind and o.resource_id between r.id * 100 and r.id * 100 + 99
            order by o.resource_id desc limit 1), 0)),
         'serviceIds', (select coalesce(json_agg(n.service_id), '[]')
            from service_rooms n where n.firm_id = r.firm_id and n.kind = r.kind and n.room_id = r.id)
         ) order by r.kind, r.position), '[]')
         from rooms r where r.firm_id = f.id) as rooms,
      (select coalesce(json_agg(json_build_object('id', m.id,
         'serviceIds', (select coalesce(json_agg(x.service_id), '[]')
            from master_services x where x.firm_id = m.firm_id and x.master_id = m.id),
         'rates', (select coalesce(json_agg(json_build_object('serviceId', x.service_id, 'price', x.price,
              'priceMax', x.price_max, 'minutes', x.duration_minutes)), '[]')
            from master_services x where x.firm_id = m.firm_id and x.master_id = m.id
              and (x.price is not null or x.duration_minutes is not null)),
         'shifts', ${shifts},
         'breaks', (select coalesce(json_agg(${range}), '[]')
            from master_breaks r where r.firm_id = m.firm_id and r.master_id = m.id)
         ) order by m.rating desc, m.position, m.id), '[]')
         from masters m where m.firm_id = f.id and m.is_online) as masters
    from firms f where f.id = any($1::int[])`,
};

/** Reads the schedules of firms, in one query; firms that are not there are not in the answer. */
export async function readFirmSchedules(reader: Reader, firmIds: readonly number[]): Promise<FirmScheduleRow[]> {
  const { rows } = await reader.query<FirmScheduleRow>({ ...scheduleStatement, values: [firmIds] });
  return rows;
}

/** Which version of its schedule each firm has: firmId → version. */
export async function readScheduleVersions(reader: Reader, firmIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await reader.query<{ id: number; version: number }>({
    name: "schedule_versions",
    text: "select id, schedule_version as version from firms where id = any($1::int[])",
    values: [firmIds],
  });
  return new Map(rows.map(({ id, version }) => [id, version]));
}
