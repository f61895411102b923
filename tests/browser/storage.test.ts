// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { savedValues } from "../../src/browser/saved-values.ts";
import { openStorage } from "../../src/browser/storage.ts";
import { storedValues } from "../../src/browser/stored-values.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("what is written is there on the next visit", () => {
  storedValues(openStorage(false)).city.write({ id: 5 });
  expect(storedValues(openStorage(false)).city.read()).toEqual({ id: 5 });
});

test("inside a frame storage is in memory: nothing is left behind", () => {
  const storage = openStorage(true);
  storage.write("saved-reservation", "1");
  expect(storage.read("saved-reservation")).toBe("1");
  expect(localStorage.length).toBe(0);
});

test("whatever lies in the storage, a start reads each value as what it is or as nothing, and drops what is wrong", () => {
  const keys = ["currentUser", "token-info", "access-token", "saved-reservation", "menu-tab", "firms", "user-referrer"];
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.oneof(fc.string(), fc.json()), (key, text) => {
      localStorage.clear();
      localStorage.setItem(key, text);
      localStorage.setItem("currentUsersCity", '{"id":5}');
      const values = storedValues(openStorage(false));
      const { currentUser, tokenInfo, accessToken, menuTab, firms, referrer, city } = values;
      const { savedReservation } = savedValues(values);
      const read = [currentUser, tokenInfo, accessToken, savedReservation, menuTab, firms, referrer].map((value) =>
        value.read(),
      );
      expect(city.read()).toEqual({ id: 5 });
      const isTaken = read.some((value) => value !== undefined);
      expect(localStorage.getItem(key) !== null).toBe(isTaken);
    }),
  );
});

test("a full storage keeps the value for the visit", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const storage = openStorage(false);
  const { city } = storedValues(storage);
  expect(storage.isLost?.("currentUsersCity")).toBe(false);
  city.write({ id: 5 });
  expect(city.read()).toEqual({ id: 5 });
  expect(storage.isLost?.("currentUsersCity")).toBe(true);
  vi.restoreAllMocks();
  city.write({ id: 6 });
  expect(storage.isLost?.("currentUsersCity")).toBe(false);
});

test("a browser that refuses its storage gets one in memory", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const storage = openStorage(false);
  storage.write("key", "value");
  expect(storage.read("key")).toBe("value");
  expect(storage.isLost?.("key")).toBe(true);
});

test("a token that another version of the client left is asked for anew", () => {
  localStorage.setItem("access-token", JSON.stringify({ accessToken: "abc", expiresIn: "3600" }));
  expect(storedValues(openStorage(false)).accessToken.read()).toBeUndefined();
});

test("a surname that is no text costs nobody their session, and an id that is none no other favourite", () => {
  localStorage.setItem("currentUser", JSON.stringify({ id: "7f9c", name: "Мадина", surname: 5 }));
  localStorage.setItem("firms", JSON.stringify([5, "8", null, 3]));
  localStorage.setItem("guest-reservations", JSON.stringify({ one: "secret", other: 7 }));
  const { currentUser, firms, guestReservations } = storedValues(openStorage(false));
  expect(currentUser.read()).toEqual({ id: "7f9c", name: "Мадина" });
  expect(firms.read()).toEqual([5, 3]);
  expect(guestReservations.read()).toEqual({ one: { secret: "secret", userId: null } });
});

test("the secrets that an earlier version left are guests', and are kept with those of now", () => {
  localStorage.setItem("guest-reservations", JSON.stringify({ one: "secret" }));
  const { guestReservations } = storedValues(openStorage(false));
  const secrets = { ...guestReservations.read(), other: { secret: "another", userId: "7f9c" } };
  guestReservations.write(secrets);
  expect(secrets).toEqual({ one: { secret: "secret", userId: null }, other: { secret: "another", userId: "7f9c" } });
  expect(guestReservations.read()).toEqual(secrets);
});
