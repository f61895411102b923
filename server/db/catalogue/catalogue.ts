import * as v from "valibot";
import { defaultLanguage, languages } from "../../../domain/language.ts";
import type { WallMinutes } from "../../../domain/hours.ts";
import { limits } from "../../../domain/limits.ts";
import { minutesOfDay } from "../../../domain/time.ts";
import {
  count,
  currency,
  id,
  latitude,
  list,
  localDate,
  localized,
  longitude,
  money,
  oneOf,
  real,
  record,
  slug,
  text,
  timeZone,
  url,
  whole,
  word,
  yesOrNo,
} from "./forms.ts";
/** Minutes from local midnight in the firm's zone, end excluded; past 1440 they are of the next day. */
const wallMinutes = { startsMinute: whole(0, 2 * minutesOfDay - 1), endsMinute: whole(0, 2 * minutesOfDay) };
/** ISO weekday: 1 is Monday, 7 is Sunday. */
const range = { weekday: oneOf([1, 2, 3, 4, 5, 6, 7]), ...wallMinutes };
const isForwards = ({ startsMinute, endsMinute }: WallMinutes) => startsMinute < endsMinute;
const backwards = "ends before it starts: past midnight minutes go on from 1440";
const isWithinDay = ({ startsMinute, endsMinute }: WallMinutes) => endsMinute - startsMinute <= minutesOfDay;
const tooLong = "is longer than a day";
const ranges = list(
  v.pipe(
    record(range),
    v.check((range) => isForwards(range), backwards),
    v.check((range) => isWithinDay(range), tooLong),
  ),
);
/** Hours of dates in the place of the week's. */
const hoursOfDate = list(
  v.pipe(
    record(wallMinutes),
    v.check((range) => isForwards(range), backwards),
    v.check((range) => isWithinDay(range), tooLong),
  ),
);
const specialHours = v.optional(list(record({ date: localDate, hours: hoursOfDate })), []);

const country = record({
  id,
  isoCode: word(/^[A-Z]{2}$/),
  name: localized,
  phoneCode: word(/^\+\d{1,3}$/),
  currency,
});
const city = record({ id, countryId: id, urlName: slug, name: localized, latitude, longitude, timeZone });
const district = record({ id, cityId: id, urlName: slug, name: localized });
const category = record({
  id,
  parentId: v.optional(id),
  urlName: slug,
  name: localized,
  position: count,
  pictureUrl: v.optional(url),
});
const menuTab = record({ id, key: slug, name: localized, position: count, categoryIds: list(id) });
const network = record({ id, urlKey: slug, name: localized });

const pictureFields = {
  url,
  alt: localized,
  width: whole(1, 10_000),
  height: whole(1, 10_000),
  placeholder: text,
};
const picture = record(pictureFields);
/** A picture of what a master has made. */
const work = record({ id, serviceId: v.optional(id), masterId: v.optional(id), ...pictureFields });
const promotion = record({ id, title: localized, text: localized, endsOn: v.optional(localDate) });
const minutes = v.pipe(
  whole(limits.gridMinutes, 1440),
  v.multipleOf(limits.gridMinutes, `must be multiple of ${limits.gridMinutes}`),
);
const service = v.pipe(
  record({
    id,
    categoryId: id,
    subCategoryId: v.optional(id),
    name: localized,
    description: localized,
    price: money,
    priceMax: v.optional(money),
    durationMinutes: minutes,
    prepaymentAmount: money,
    isExpress: yesOrNo,
    isPopular: yesOrNo,
    isPhoneOnly: v.optional(yesOrNo, false),
    cleanupMinutes: v.optional(whole(0, 480), 0),
    roomIds: v.optional(list(id), []),
    deviceIds: v.optional(list(id), []),
  }),
  v.forward(
    v.check(({ price, priceMax }) => priceMax === undefined || priceMax > price, "is not above the price"),
    ["priceMax"],
  ),
  v.forward(
    v.check(({ price, prepaymentAmount }) => prepaymentAmount <= price, "is above the price"),
    ["prepaymentAmount"],
  ),
  v.forward(
    v.check(
      ({ isPhoneOnly, prepaymentAmount }) => !isPhoneOnly || prepaymentAmount === 0,
      "must be 0 with isPhoneOnly",
    ),
    ["prepaymentAmount"],
  ),
);
/** A master's own price and duration of a service; what is left out is the service's. */
const rate = v.pipe(
  record({
    serviceId: id,
    price: v.optional(money),
    priceMax: v.optional(money),
    durationMinutes: v.optional(minutes),
  }),
  v.forward(
    v.check(
      ({ price, priceMax }) => priceMax === undefined || (price !== undefined && priceMax > price),
      "is not above a price beside it",
    ),
    ["priceMax"],
  ),
);
const master = record({
  id,
  name: localized,
  surname: v.optional(localized),
  profession: localized,
  bio: v.optional(localized),
  promotions: v.optional(list(promotion), []),
  experienceYears: whole(0, 80),
  avatarUrl: url,
  rating: real(0, 5),
  ratingsCount: count,
  isOnline: yesOrNo,
  serviceIds: list(id),
  rates: v.optional(list(rate), []),
  hours: ranges,
  breaks: ranges,
  /** Dates; a number, as older files have it, is counted from the day of loading: 3 is "in three days". */
  daysOff: list(v.union([whole(0, 366), localDate], "must be a date, YYYY-MM-DD")),
  specialHours,
});
/** A room, or a device: `capacity` is how many clients can have it at a time. */
const room = record({ id: whole(0, 9_999_999), name: localized, capacity: v.optional(whole(1, 20), 1) });
const rooms = v.optional(list(room), []);
/** Ids from a thousand million on are those of clients' reviews. */
const review = record({
  id: whole(0, 999_999_999),
  masterId: v.optional(id),
  serviceId: v.optional(id),
  authorName: text,
  rating: oneOf([1, 2, 3, 4, 5]),
  text,
  language: v.optional(oneOf(languages), defaultLanguage),
  daysAgo: count,
  replyText: v.optional(text),
});
const firmType = oneOf(["SALON", "BARBERSHOP", "NAILS", "BROWS", "SPA", "KIDS", "MASTER"]);
const firm = record({
  id,
  networkId: v.optional(id),
  districtId: v.optional(id),
  cityId: id,
  urlKey: slug,
  type: firmType,
  name: localized,
  address: localized,
  description: localized,
  latitude,
  longitude,
  phoneNumbers: list(word(/^\+\d{10,14}$/)),
  instagramProfile: v.optional(text),
  timeZone,
  currency,
  palette: text,
  avatarUrl: url,
  pictures: v.pipe(list(picture), v.minLength(1, "must have one or more")),
  isPromoted: yesOrNo,
  takesGiftCards: v.optional(yesOrNo, false),
  leadMinutes: whole(0, 100_000),
  horizonDays: whole(1, 366),
  freeCancelHours: whole(0, 8784),
  /** Into how many monthly parts a payment can be split. */
  instalments: v.optional(
    v.pipe(
      list(whole(2, 24)),
      v.check((counts) => counts.every((count, index) => count > (counts[index - 1] ?? 0)), "must rise"),
    ),
    [],
  ),
  /** How much of what is paid online comes back, in per cent. */
  cashbackPercent: v.optional(whole(0, 50), 0),
  hours: ranges,
  specialHours,
  discounts: list(
    v.pipe(
      record({ ...range, percent: whole(1, 90) }),
      v.check((range) => isForwards(range), backwards),
      v.check((range) => isWithinDay(range), tooLong),
    ),
  ),
  rooms,
  devices: rooms,
  services: list(service),
  masters: list(master),
  reviews: list(review),
  portfolio: v.optional(list(work), []),
});

/** Everything an operator loads, or the demo generates. Field by field in docs/catalogue.md. */
const tariff = record({
  countryId: id,
  version: whole(1, 2_147_483_647),
  key: slug,
  name: localized,
  summary: localized,
  features: list(localized),
  masters: v.optional(whole(1, 10_000)),
  isPopular: yesOrNo,
  prices: list(record({ months: whole(1, 36), amount: money })),
});

export const catalogueSchema = record({
  countries: list(country),
  cities: list(city),
  districts: v.optional(list(district), []),
  categories: list(category),
  menuTabs: list(menuTab),
  networks: list(network),
  firms: list(firm),
  tariffs: v.optional(list(tariff), []),
});

export type Weekday = v.InferOutput<typeof range.weekday>;
export type WeekdayRange = WallMinutes & { weekday: Weekday };
export type CountryEntry = v.InferOutput<typeof country>;
export type TariffEntry = v.InferOutput<typeof tariff>;
export type CityEntry = v.InferOutput<typeof city>;
export type DistrictEntry = v.InferOutput<typeof district>;
export type CategoryEntry = v.InferOutput<typeof category>;
export type MenuTabEntry = v.InferOutput<typeof menuTab>;
export type NetworkEntry = v.InferOutput<typeof network>;
export type PictureEntry = v.InferOutput<typeof picture>;
export type ServiceEntry = v.InferOutput<typeof service>;
export type RateEntry = v.InferOutput<typeof rate>;
export type WorkEntry = v.InferOutput<typeof work>;
export type MasterEntry = v.InferOutput<typeof master>;
export type SpecialHoursEntry = v.InferOutput<typeof specialHours>[number];
export type RoomEntry = v.InferOutput<typeof room>;
export type ReviewEntry = v.InferOutput<typeof review>;
export type FirmType = v.InferOutput<typeof firmType>;
export type FirmEntry = v.InferOutput<typeof firm>;
export type Catalogue = v.InferOutput<typeof catalogueSchema>;
