import type { CurrentUser } from "../../domain/entities.ts";
import type { Place } from "../../domain/distance.ts";
import { type IdempotencyKey, isIdempotencyKey, type Intent } from "../../domain/idempotency-key.ts";
import { limits } from "../../domain/limits.ts";
import type { OfflineFirm, OfflinePass, OfflineVisit } from "../../domain/offline-pass.ts";
import { isInstant } from "../../domain/time.ts";
import { isHeaderText } from "./header-text.ts";
import type { Storage } from "./storage.ts";
import { storedValue, type StoredValue } from "./stored-value.ts";
import { expiringStorage } from "./time-to-live.ts";

/** The city somebody chose (spec §3: has id). */
type StoredCity = { id: number };
/** The country of that city (spec §3: has isoCode). */
type StoredCountry = { isoCode: string };
/** Where the client was, in milliseconds of the clock, or that they do not want to say. */
type StoredUserLocation = (Place & { time: number }) | { isRefused: true };
/**
 * The stored token info of whoever is signed in (spec §3): `expiresIn` seconds from `setTokenDate`. `refreshKey`: the
 * Idempotency-Key with which the refresh token was sent, as long as that has had no answer. `signedInAt`: milliseconds by the
 * clock when its session began; null where that was not kept.
 */
type StoredTokenInfo = StoredAccessToken & {
  refreshToken: string | null;
  signedInAt: number | null;
  refreshKey?: IdempotencyKey;
};
/** A visitor's token: `expiresIn` seconds from `setTokenDate`, milliseconds of the clock that stamped it. */
type StoredAccessToken = { accessToken: string; expiresIn: number; setTokenDate: number };
/** The token of a gift card's link, and the firm that it was taken to. */
type StoredCardInHand = { token: string; firmId: number };
/** A secret, and the account that it was kept for; null for a guest's. `draftId`: of the draft that a gift card was ordered from. */
export type OwnedSecret = { secret: string; userId: string | null; draftId?: string };
/** The secrets of what was made or opened here, by its id: of reservations, and of gift cards. */
export type StoredSecrets = Readonly<Record<string, OwnedSecret>>;

/** The intents whose outcome nobody knows yet, by what they act on, and the account that meant each; null for a guest. */
type StoredIntents = Readonly<Record<string, Intent & { userId: string | null }>>;

/** The values of spec §3 that stay in the browser, under the keys named there. */
export type StoredValues = {
  city: StoredValue<StoredCity>;
  country: StoredValue<StoredCountry>;
  userLocation: StoredValue<StoredUserLocation>;
  accessToken: StoredValue<StoredAccessToken>;
  currentUser: StoredValue<CurrentUser>;
  tokenInfo: StoredValue<StoredTokenInfo>;
  /** The menu tab of the home page (spec §3), by its key. */
  menuTab: StoredValue<string>;
  /** The firms of the current user (spec §3), by their ids. */
  firms: StoredValue<number[]>;
  /** The firms that are pinned to be compared, by their ids. */
  pins: StoredValue<number[]>;
  guestReservations: StoredValue<StoredSecrets>;
  /** Those of them that are not to come any more, by their ids. */
  passedReservations: StoredValue<string[]>;
  /** The gift cards that were ordered here. */
  orderedGiftCards: StoredValue<StoredSecrets>;
  /** The gift card with which somebody went to a firm, for a day. */
  giftCardInHand: StoredValue<StoredCardInHand>;
  /** What is to be had without a network. */
  offlinePass: StoredValue<OfflinePass>;
  /** The words that were searched for here, the last ones first. */
  recentSearches: StoredValue<string[]>;
  referrer: StoredValue<string>;
  /** What was pressed a moment ago and has had no answer. */
  unanswered: StoredValue<StoredIntents>;
  /** Whether a draft of a reservation lies there, readable or not: {@link savedValues} reads it. */
  hasSavedReservation: () => boolean;
  storage: Storage;
  /** The storage of what expires. */
  expiring: Storage;
};

export const savedReservationKey = "saved-reservation";
export const guestReservationsKey = "guest-reservations";
export const orderedGiftCardsKey = "ordered-gift-cards";

/**
 * Opens the values over a storage. What a start needs is read by hand and not by a schema (decision 25): each takes what
 * is right in what it finds, and leaves the rest.
 */
export function storedValues(storage: Storage, now: () => number = Date.now): StoredValues {
  const expiring = expiringStorage(storage, now);
  const stored = <Value>(key: string, read: (left: unknown) => Value | undefined, write?: (value: Value) => unknown) =>
    storedValue(storage, { key, read, ...(write && { write }) });
  return {
    city: stored("currentUsersCity", readCity),
    country: stored("currentUsersCountry", readCountry),
    userLocation: stored("userLocation", readUserLocation),
    accessToken: stored("access-token", readAccessToken),
    currentUser: stored("currentUser", readCurrentUser),
    tokenInfo: stored("token-info", readTokenInfo),
    menuTab: stored("menu-tab", readText),
    firms: stored("firms", readIds),
    pins: stored("pins", readPins, (firms) => ({ version: 1, firms })),
    guestReservations: stored(guestReservationsKey, readSecrets, (secrets) => ({ version: 2, secrets })),
    passedReservations: stored("passed-reservations", readHeaderTexts),
    orderedGiftCards: stored(orderedGiftCardsKey, readSecrets, (secrets) => ({ version: 2, secrets })),
    giftCardInHand: storedValue(expiringStorage(storage, now, limits.giftCardInHandSeconds), {
      key: "gift-card-in-hand",
      read: readCardInHand,
    }),
    offlinePass: stored("offline-pass", readOfflinePass),
    recentSearches: stored("recent-searches", readSearches, (searches) => ({ version: 1, searches })),
    referrer: stored("user-referrer", readReferrer),
    unanswered: storedValue(expiring, { key: "unanswered", read: readIntents }),
    hasSavedReservation: () => storage.read(savedReservationKey) !== undefined,
    storage,
    expiring,
  };
}

const longestText = 200;

function readText(left: unknown): string | undefined {
  return typeof left === "string" && left !== "" && left.length <= longestText ? left : undefined;
}

function readSearches(left: unknown): string[] | undefined {
  const { searches } = fieldsOf(left);
  return Array.isArray(searches) ? searches.filter((one) => readText(one) !== undefined) : undefined;
}

/** A channel is sent with every call, its characters escaped: half of a pair cannot be, nor what becomes too long by it. */
function readReferrer(left: unknown): string | undefined {
  const referrer = readText(left);
  if (referrer === undefined || /\p{Surrogate}/u.test(referrer)) return undefined;
  return encodeURIComponent(referrer).length <= limits.referrerCharacters ? referrer : undefined;
}

/** A token, a secret or an id, as the service gave it. */
function readHeaderText(left: unknown): string | undefined {
  return typeof left === "string" && isHeaderText(left) ? left : undefined;
}

function readHeaderTexts(left: unknown): string[] | undefined {
  return Array.isArray(left) ? left.filter((item) => readHeaderText(item) !== undefined) : undefined;
}

function isId(left: unknown): left is number {
  return typeof left === "number" && Number.isInteger(left) && left >= 0 && left <= limits.largestId;
}

function readIds(left: unknown): number[] | undefined {
  return Array.isArray(left) ? left.filter(isId) : undefined;
}

function readPins(left: unknown): number[] | undefined {
  return readIds(fieldsOf(left)["firms"]);
}

/** Version 1 was the secrets alone, all of them guests'. */
function readSecrets(left: unknown): StoredSecrets | undefined {
  if (typeof left !== "object" || left === null || Array.isArray(left)) return undefined;
  const { version, secrets } = fieldsOf(left);
  const read = Object.entries(version === 2 ? fieldsOf(secrets) : left).flatMap(([id, one]) => {
    const owned = readOwnedSecret(version === 2 ? one : { secret: one, userId: null });
    return owned ? [[id, owned] as const] : [];
  });
  return Object.fromEntries(read);
}

function readOwnedSecret(left: unknown): OwnedSecret | undefined {
  const fields = fieldsOf(left);
  const secret = readHeaderText(fields["secret"]);
  const userId = fields["userId"] === null ? null : readHeaderText(fields["userId"]);
  const draftId = readHeaderText(fields["draftId"]);
  if (secret === undefined || userId === undefined) return undefined;
  return { secret, userId, ...(draftId !== undefined && { draftId }) };
}

function readCardInHand(left: unknown): StoredCardInHand | undefined {
  const { token: text, firmId } = fieldsOf(left);
  const token = readHeaderText(text);
  return token !== undefined && isId(firmId) ? { token, firmId } : undefined;
}

function readOfflinePass(left: unknown): OfflinePass | undefined {
  const { visit, firm } = fieldsOf(left);
  return { visit: readOfflineVisit(visit), firm: readOfflineFirm(firm) };
}

function readOfflineVisit(left: unknown): OfflineVisit | null {
  const fields = fieldsOf(left);
  const firm = readOfflineFirm(fields["firm"]);
  const userId = fields["userId"] === null ? null : readHeaderText(fields["userId"]);
  const [startTime, endTime] = [fields["startTime"], fields["endTime"]].map((time) =>
    typeof time === "string" && isInstant(time) ? time : undefined,
  );
  const { services: given } = fields;
  const services = Array.isArray(given) ? given.flatMap((one) => readText(one) ?? []) : [];
  if (firm === null || userId === undefined || startTime === undefined || endTime === undefined) return null;
  return { id: readHeaderText(fields["id"]) ?? "", userId, startTime, endTime, services, firm };
}

function readOfflineFirm(left: unknown): OfflineFirm | null {
  const [name, place, phone] = ["name", "place", "phone"].map((field) => readText(fieldsOf(left)[field]));
  return name === undefined || place === undefined ? null : { name, place, phone: phone ?? null };
}

function readIntents(left: unknown): StoredIntents | undefined {
  if (typeof left !== "object" || left === null) return undefined;
  const read = Object.entries(fieldsOf(left)).flatMap(([name, one]) => {
    const { of, key, userId: owner } = fieldsOf(one);
    const userId = owner === null ? null : readHeaderText(owner);
    const isIntent = typeof of === "string" && isIdempotencyKey(key) && userId !== undefined;
    return isIntent ? [[name, { of, key, userId }] as const] : [];
  });
  return Object.fromEntries(read);
}

function readCity(left: unknown): StoredCity | undefined {
  const { id } = fieldsOf(left);
  return isId(id) ? { id } : undefined;
}

function readCountry(left: unknown): StoredCountry | undefined {
  const isoCode = fieldsOf(left)["isoCode"];
  return typeof isoCode === "string" && /^[A-Z]{2}$/.test(isoCode) ? { isoCode } : undefined;
}

function readUserLocation(left: unknown): StoredUserLocation | undefined {
  const { latitude, longitude, time, isRefused } = fieldsOf(left);
  if (isRefused === true) return { isRefused };
  const isPlace = isFiniteNumber(latitude) && isFiniteNumber(longitude) && isFiniteNumber(time);
  return isPlace && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude, time } : undefined;
}

function readAccessToken(left: unknown): StoredAccessToken | undefined {
  const { accessToken, expiresIn, setTokenDate } = fieldsOf(left);
  const token = readHeaderText(accessToken);
  if (token === undefined || !isFiniteNumber(expiresIn) || !isFiniteNumber(setTokenDate)) return undefined;
  return { accessToken: token, expiresIn, setTokenDate };
}

function readTokenInfo(left: unknown): StoredTokenInfo | undefined {
  const access = readAccessToken(left);
  const { refreshToken: token, refreshKey, signedInAt: stamp } = fieldsOf(left);
  const refreshToken = token === null ? null : readHeaderText(token);
  if (access === undefined || refreshToken === undefined) return undefined;
  const signedInAt = isFiniteNumber(stamp) ? stamp : null;
  return { ...access, refreshToken, signedInAt, ...(isIdempotencyKey(refreshKey) && { refreshKey }) };
}

function readCurrentUser(left: unknown): CurrentUser | undefined {
  const fields = fieldsOf(left);
  const id = readHeaderText(fields["id"]);
  const [name, surname] = [fields["name"], fields["surname"]].map(readText);
  if (id === undefined || name === undefined) return undefined;
  return { id, name, ...(surname !== undefined && { surname }) };
}

function isFiniteNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

function fieldsOf(left: unknown): Readonly<Record<string, unknown>> {
  return typeof left === "object" && left !== null ? { ...left } : {};
}
