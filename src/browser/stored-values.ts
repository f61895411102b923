import type { SavedReservation } from "../../domain/draft.ts";
import type { CurrentUser } from "../../domain/entities.ts";
import type { SignInResume } from "../../domain/sign-in.ts";
import { isSavedReservation } from "./saved-reservation.ts";
import { isSignInResume } from "./sign-in-resume.ts";
import type { Storage } from "./storage.ts";
import { expiringStorage } from "./time-to-live.ts";

/** One typed value of the storage. Foreign or broken text under its key reads as nothing, and is dropped. */
export type StoredValue<Value> = {
  read(): Value | undefined;
  write(value: Value): void;
  clear(): void;
};

/** The city somebody chose (spec §3: has id). */
type StoredCity = { id: number };
/** The country of that city (spec §3: has isoCode). */
type StoredCountry = { isoCode: string };
/** The stored token info of whoever is signed in (spec §3): `expiresIn` seconds from `setTokenDate`. */
type StoredTokenInfo = StoredAccessToken & { refreshToken: string | null };
/** A visitor's token: `expiresIn` seconds from `setTokenDate`, milliseconds of the clock that stamped it. */
type StoredAccessToken = { accessToken: string; expiresIn: number; setTokenDate: number };
/** The secrets of the reservations that were made here without an account, by reservation id. */
type StoredSecrets = Readonly<Record<string, string>>;

/** The values of spec §3 that lie in the browser between visits, under the keys named there. */
export type StoredValues = {
  city: StoredValue<StoredCity>;
  country: StoredValue<StoredCountry>;
  accessToken: StoredValue<StoredAccessToken>;
  currentUser: StoredValue<CurrentUser>;
  tokenInfo: StoredValue<StoredTokenInfo>;
  /** The menu tab of the home page (spec §3), by its key. */
  menuTab: StoredValue<string>;
  /** The firms of the current user (spec §3), by their ids. */
  firms: StoredValue<number[]>;
  /** What was typed into a sign-in a moment ago. */
  signInResume: StoredValue<SignInResume>;
  savedReservation: StoredValue<SavedReservation>;
  guestReservations: StoredValue<StoredSecrets>;
  referrer: StoredValue<string>;
};

/** Opens the values over a storage. */
export function storedValues(storage: Storage, now: () => number = Date.now): StoredValues {
  const expiring = expiringStorage(storage, now);
  return {
    city: stored(storage, "currentUsersCity", isCity),
    country: stored(storage, "currentUsersCountry", isCountry),
    accessToken: stored(storage, "access-token", isAccessToken),
    currentUser: stored(storage, "currentUser", isCurrentUser),
    tokenInfo: stored(storage, "token-info", isTokenInfo),
    menuTab: stored(storage, "menu-tab", isText),
    firms: stored(storage, "firms", areIds),
    signInResume: stored(expiring, "sign-in", isSignInResume),
    savedReservation: stored(storage, "saved-reservation", isSavedReservation),
    guestReservations: stored(storage, "guest-reservations", areSecrets),
    referrer: stored(storage, "user-referrer", isText),
  };
}

function stored<Value>(storage: Storage, key: string, isValue: (value: unknown) => value is Value): StoredValue<Value> {
  return {
    read() {
      const text = storage.read(key);
      const value = parsed(text);
      if (isValue(value)) return value;
      if (text !== undefined) storage.remove(key);
      return undefined;
    },
    write: (value) => storage.write(key, JSON.stringify(value)),
    clear: () => storage.remove(key),
  };
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function areIds(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(Number.isSafeInteger);
}

function areSecrets(value: unknown): value is StoredSecrets {
  return typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(isText);
}

function isCity(value: unknown): value is StoredCity {
  return typeof value === "object" && value !== null && "id" in value && Number.isSafeInteger(value.id);
}

function isCountry(value: unknown): value is StoredCountry {
  return typeof value === "object" && value !== null && "isoCode" in value && isText(value.isoCode);
}

function isAccessToken(value: unknown): value is StoredAccessToken {
  return (
    typeof value === "object" &&
    value !== null &&
    "accessToken" in value &&
    isText(value.accessToken) &&
    "expiresIn" in value &&
    Number.isFinite(value.expiresIn) &&
    "setTokenDate" in value &&
    Number.isFinite(value.setTokenDate)
  );
}

function isTokenInfo(value: unknown): value is StoredTokenInfo {
  return isAccessToken(value) && "refreshToken" in value && (value.refreshToken === null || isText(value.refreshToken));
}

function isCurrentUser(value: unknown): value is CurrentUser {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    isText(value.id) &&
    "name" in value &&
    isText(value.name) &&
    (!("surname" in value) || value.surname === undefined || isText(value.surname))
  );
}
