import type { SavedReservation } from "../../domain/draft.ts";
import { isSavedReservation } from "./saved-reservation.ts";
import type { Storage } from "./storage.ts";

/** One typed value of the storage. Foreign or broken text under its key reads as nothing. */
export type StoredValue<Value> = {
  read(): Value | undefined;
  write(value: Value): void;
  clear(): void;
};

/** The city somebody chose (spec §3: has id). */
type StoredCity = { id: number };
/** The country of that city (spec §3: has isoCode). */
type StoredCountry = { isoCode: string };
/** A visitor's token: `expiresIn` seconds from `setTokenDate`, milliseconds of the clock that stamped it. */
type StoredAccessToken = { accessToken: string; expiresIn: number; setTokenDate: number };
/** The secrets of the reservations that were made here without an account, by reservation id. */
type StoredSecrets = Readonly<Record<string, string>>;

/** The values of spec §3 that lie in the browser between visits, under the keys named there. */
export type StoredValues = {
  city: StoredValue<StoredCity>;
  country: StoredValue<StoredCountry>;
  accessToken: StoredValue<StoredAccessToken>;
  savedReservation: StoredValue<SavedReservation>;
  guestReservations: StoredValue<StoredSecrets>;
  referrer: StoredValue<string>;
};

/** Opens the values over a storage. */
export function storedValues(storage: Storage): StoredValues {
  return {
    city: stored(storage, "currentUsersCity", isCity),
    country: stored(storage, "currentUsersCountry", isCountry),
    accessToken: stored(storage, "access-token", isAccessToken),
    savedReservation: stored(storage, "saved-reservation", isSavedReservation),
    guestReservations: stored(storage, "guest-reservations", areSecrets),
    referrer: stored(storage, "user-referrer", isText),
  };
}

function stored<Value>(storage: Storage, key: string, isValue: (value: unknown) => value is Value): StoredValue<Value> {
  return {
    read() {
      const value = parsed(storage.read(key));
      return isValue(value) ? value : undefined;
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
