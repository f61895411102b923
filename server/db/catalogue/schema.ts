import { limits } from "../../../domain/limits.ts";

type Schema = Readonly<Record<string, unknown>>;

const id: Schema = { type: "integer", minimum: 0, maximum: 2_147_483_647 };
const text: Schema = { type: "string", pattern: "\\S" };
const localized = record({ ru: text, kz: text, en: text });
const latitude: Schema = { type: "number", minimum: -90, maximum: 90 };
const longitude: Schema = { type: "number", minimum: -180, maximum: 180 };
const rating: Schema = { type: "number", minimum: 0, maximum: 5 };
const whole: Schema = { type: "integer", minimum: 0, maximum: 1_000_000 };
const money: Schema = { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const minute: Schema = { type: "integer", minimum: 0, maximum: 1440 };
const boolean: Schema = { type: "boolean" };
const currency: Schema = { type: "string", pattern: "^[A-Z]{3}$" };
const slug: Schema = { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" };
const url: Schema = { type: "string", pattern: "^(/|https://)\\S+$" };

const range = { weekday: { type: "integer", minimum: 1, maximum: 7 }, startsMinute: minute, endsMinute: minute };
const ranges = list(record(range));

const picture = record({
  url,
  alt: localized,
  width: { type: "integer", minimum: 1, maximum: 10_000 },
  height: { type: "integer", minimum: 1, maximum: 10_000 },
  placeholder: text,
});

const service = record(
  {
    id,
    categoryId: id,
    name: localized,
    description: localized,
    price: money,
    durationMinutes: {
      type: "integer",
      minimum: limits.gridMinutes,
      maximum: 1440,
      multipleOf: limits.gridMinutes,
    },
    prepaymentAmount: money,
    isExpress: boolean,
    isPopular: boolean,
  },
  { subCategoryId: id, priceMax: money },
);

const master = record(
  {
    id,
    name: localized,
    profession: localized,
    experienceYears: { type: "integer", minimum: 0, maximum: 80 },
    avatarUrl: url,
    rating,
    ratingsCount: whole,
    isOnline: boolean,
    serviceIds: list(id),
    hours: ranges,
    breaks: ranges,
    daysOff: list({ type: "integer", minimum: 0, maximum: 366 }),
  },
  { surname: localized },
);

const review = record(
  { id, authorName: text, rating: { type: "integer", minimum: 1, maximum: 5 }, text, daysAgo: whole },
  { masterId: id, replyText: text },
);

const firm = record(
  {
    id,
    cityId: id,
    urlKey: slug,
    type: { enum: ["SALON", "BARBERSHOP", "NAILS", "BROWS", "SPA", "KIDS", "MASTER"] },
    name: localized,
    address: localized,
    description: localized,
    latitude,
    longitude,
    phoneNumbers: list({ type: "string", pattern: "^\\+\\d{10,14}$" }),
    timeZone: text,
    currency,
    palette: text,
    avatarUrl: url,
    pictures: { ...list(picture), minItems: 1 },
    isPromoted: boolean,
    leadMinutes: { type: "integer", minimum: 0, maximum: 100_000 },
    horizonDays: { type: "integer", minimum: 1, maximum: 366 },
    freeCancelHours: { type: "integer", minimum: 0, maximum: 8784 },
    hours: ranges,
    discounts: list(record({ ...range, percent: { type: "integer", minimum: 1, maximum: 90 } })),
    services: list(service),
    masters: list(master),
    reviews: list(review),
  },
  { networkId: id, instagramProfile: text },
);

/** The form of a catalogue as JSON Schema (2020-12); what it cannot say is in checks.ts. */
export const catalogueSchema = record({
  countries: list(
    record({
      id,
      isoCode: { type: "string", pattern: "^[A-Z]{2}$" },
      name: localized,
      phoneCode: { type: "string", pattern: "^\\+\\d{1,3}$" },
      currency,
    }),
  ),
  cities: list(record({ id, countryId: id, urlName: slug, name: localized, latitude, longitude, timeZone: text })),
  categories: list(record({ id, urlName: slug, name: localized, position: whole }, { parentId: id, pictureUrl: url })),
  menuTabs: list(record({ id, key: slug, name: localized, position: whole, categoryIds: list(id) })),
  networks: list(record({ id, urlKey: slug, name: localized })),
  firms: list(firm),
});

function record(required: Record<string, Schema>, optional: Record<string, Schema> = {}): Schema {
  return {
    type: "object",
    required: Object.keys(required),
    properties: { ...required, ...optional },
    additionalProperties: false,
  };
}

function list(items: Schema): Schema {
  return { type: "array", items };
}
