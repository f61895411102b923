// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cityCookie } from "../../domain/city-choice.ts";
import { dropCookie } from "../../src/browser/cookies.ts";
import { accountDeletionEffects } from "../../src/effects/account-deletion.ts";
import { sessionEffects } from "../../src/effects/session.ts";
import { signInEffects } from "../../src/effects/sign-in.ts";
import { smsVerificationEffects } from "../../src/effects/sms-verification.ts";
import { reservationChangeEffects } from "../../src/effects/reservation-change.ts";
import { cardSavingEffects } from "../../src/effects/card-saving.ts";
import { cardBindingEffects } from "../../src/effects/card-binding.ts";
import * as cards from "../../src/queries/cards.ts";
import * as profile from "../../src/queries/profile.ts";
import { getCashbacks, getPaymentHistory } from "../../src/queries/payments.ts";
import { getReservations } from "../../src/queries/reservation.ts";
import { run } from "../effects/run.ts";
import { openBrowser, madina, tokens } from "./browser.ts";
import { device, idempotencyKey, wire } from "./wire.ts";

const phone = 77011234567;

const proven = { phone, challengeId: "5e6ee9c6-7c1c-4f3e-9f0e-0a4f3c1d2b11", code: "123456", idempotencyKey };

beforeEach(() => {
  localStorage.clear();
  dropCookie(cityCookie);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function auth() {
  const { client, ...rest } = wire();
  const needs = {
    client,
    backgroundClient: client,
    clock: Date,
    device,
    referrer: () => "ig",
    recaptcha: async () => "token",
  };
  const session = sessionEffects({
    client,
    device,
    now: Date.now,
    stored: () => null,
    refreshKey: { read: () => null, write: () => {} },
    withLock: (_, act) => act(),
    webSessionId: () => "web",
  });
  return { ...rest, client, ...signInEffects(needs), ...smsVerificationEffects(needs), ...session };
}

describe("Spec §7: Auth", () => {
  test("POST /rest/v1/client/get-access-token.", async () => {
    const { service, calls } = await openBrowser();
    await service.client.GET("/rest/clients-app/v1/screen/home/cities");
    expect(calls.map(({ method, path, body }) => `${method} ${path} ${body}`.trim())).toEqual([
      "POST /rest/v1/client/get-access-token",
      "GET /rest/clients-app/v1/screen/home/cities",
    ]);
  });

  test("POST /auth-app/auth/v1/sign-in: appVersion, clientApp, deviceName, deviceOS, password, phone.", async () => {
    const { signIn, last } = auth();
    await run(signIn, { phone, password: "a password", idempotencyKey });
    expect(last()).toEqual({
      call: "POST /auth-app/auth/v1/sign-in",
      fields: ["appVersion", "clientApp", "deviceName", "deviceOS", "password", "phone"],
    });
  });

  test("POST /auth-app/auth/v1/phone-verification/request-sms: clientApp, phone, purpose=SIGN_UP, recaptchaToken.", async () => {
    const { requestVerificationSms, body, last } = auth();
    await run(requestVerificationSms, { phone, purpose: "SIGN_UP", idempotencyKey });
    expect(last().call).toBe("POST /auth-app/auth/v1/phone-verification/request-sms");
    expect(body()).toEqual({ clientApp: "WEB", phone, purpose: "SIGN_UP", recaptchaToken: "token" });
  });

  test("POST /auth-app/auth/v1/sign-up: name, password, phone, referrer, smsCode plus default params.", async () => {
    const { signUp, body, last } = auth();
    await run(signUp, { ...proven, name: "Мадина", password: "a password" });
    expect(last().call).toBe("POST /auth-app/auth/v1/sign-up");
    expect(body()).toEqual({
      ...device,
      name: "Мадина",
      password: "a password",
      phone,
      referrer: "ig",
      smsCode: "123456",
      challengeId: proven.challengeId,
    });
  });

  test("POST /auth-app/auth/v1/tokens/refresh: appVersion, deviceOS, refreshToken. The answer has accessToken.", async () => {
    const { refreshTokens, last } = auth();
    const refreshed = await run(refreshTokens, { userId: "7", signedInAt: null, refreshToken: "old", idempotencyKey });
    expect(last()).toEqual({
      call: "POST /auth-app/auth/v1/tokens/refresh",
      fields: ["appVersion", "deviceOS", "refreshToken"],
    });
    expect(refreshed.tokens.accessToken).toBe("a");
  });

  test("POST /rest/clients-app/v1/auth/sign-out: deviceToken, refreshToken.", async () => {
    const { signOut, last } = auth();
    await run(signOut, { refreshToken: "old", idempotencyKey });
    expect(last()).toEqual({
      call: "POST /rest/clients-app/v1/auth/sign-out",
      fields: ["deviceToken", "refreshToken"],
    });
  });

  test("POST /rest/clients-app/jsf-auth/login and /logout.", async () => {
    const { account, calls } = await openBrowser();
    const legacy = () =>
      calls
        .filter(({ path }) => path.includes("jsf-auth"))
        .map(({ method, path, body }) => [`${method} ${path}`, body]);
    await account.session.signIn({ ...tokens, user: madina });
    await expect.poll(legacy).toEqual([["POST /rest/clients-app/jsf-auth/login", ""]]);
    await account.session.signOut();
    const [, [call, body] = []] = legacy();
    expect(call).toBe("POST /rest/clients-app/jsf-auth/logout");
    expect(Object.keys(JSON.parse(body ?? ""))).toEqual(["sessionId"]);
  });

  test("POST /rest/clients-app/jsf-auth/login: no script can read what it brings.", async () => {
    const words = { accessId: "legacy-access", accessPassword: "wJ3k9sV0aT5mQe2x", sessionId: "0A1B2C3D4E5F" };
    const brought = Response.json(words);
    const { account, service } = await openBrowser({ jsfLogin: () => brought });
    await account.session.signIn({ ...tokens, user: madina });
    await expect.poll(() => brought.bodyUsed).toBe(true);
    // By when a later call is answered, whatever follows from this answer has followed.
    await service.client.GET("/rest/clients-app/v1/screen/home/cities");
    const readable = document.cookie + JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage });
    for (const word of Object.values(words)) expect(readable).not.toContain(word);
  });

  test("POST /auth-app/auth/v1/phone-verification/validate-code; POST /auth-app/auth/v1/passwords/reset; POST /auth-app/auth/v1/sign-in/by-sms.", async () => {
    const { validateCode, resetPassword, signInBySms, last } = auth();
    await run(validateCode, { ...proven, purpose: "RESET_PASSWORD" });
    expect(last().call).toBe("POST /auth-app/auth/v1/phone-verification/validate-code");
    await run(resetPassword, { verificationToken: "proof", password: "a new password", phone, idempotencyKey });
    expect(last().call).toBe("POST /auth-app/auth/v1/passwords/reset");
    await run(signInBySms, proven);
    expect(last().call).toBe("POST /auth-app/auth/v1/sign-in/by-sms");
  });
});

describe("Spec §7: Profile", () => {
  test("my/profiles (get, edit), my/profiles/avatar-upload, my/profiles/password-change, POST /rest/common/requests/account-deletion.", async () => {
    const { client, calls } = wire();
    const source = { client, language: "ru", city: undefined } as const;
    await new QueryClient().fetchQuery(profile.getProfile(source));
    await profile.editProfile(source, { name: "Мадина", surname: "", version: 1 }, idempotencyKey);
    await profile.uploadAvatar(source, "image", idempotencyKey);
    await profile.changePassword(source, { currentPassword: "old", newPassword: "new" }, idempotencyKey);
    await run(accountDeletionEffects({ client }).requestAccountDeletion, { password: "old", idempotencyKey });
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /rest/clients-app/v1/my/profiles",
      "PUT /rest/clients-app/v1/my/profiles",
      "POST /rest/clients-app/v1/my/profiles/avatar-upload",
      "POST /rest/clients-app/v1/my/profiles/password-change",
      "POST /rest/common/requests/account-deletion",
    ]);
  });

  test("payments/history, my/cashbacks.", async () => {
    const { client, calls } = wire();
    const source = { client, language: "ru", city: undefined } as const;
    await new QueryClient().fetchInfiniteQuery(getPaymentHistory(source));
    await new QueryClient().fetchInfiniteQuery(getCashbacks(source));
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /rest/clients-app/v1/payments/history",
      "GET /rest/clients-app/v1/my/cashbacks",
    ]);
  });

  test("payments/cards (list, create), payments/cards/3ds, payments/cards/{0}/default, payments/cards/{0} (delete).", async () => {
    const { client, calls } = wire({
      answer: { cards: [], bindingId: "2b7e8a52", id: "5d0f8a52", status: "processing", amount: {} },
    });
    const source = { client, language: "ru", city: undefined } as const;
    const [bindingId, cardId] = ["2b7e8a52", "8c1f8a52"];
    await new QueryClient().fetchQuery(cards.getPaymentCards(source));
    const { payByCard } = cardBindingEffects({
      backgroundClient: client,
      clock: Date,
      pollForMs: 0,
      bindingId,
    });
    const expected = { amount: 1000, currency: "KZT" };
    await run(payByCard, { cryptogram: "01424242", saveCard: true, expected, idempotencyKey });
    await cards.proveCardBinding(source, { bindingId, proof: "9d0f8a52" }, idempotencyKey);
    await cards.setDefaultCard(source, cardId, idempotencyKey);
    await cards.removeCard(source, cardId, idempotencyKey);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /rest/clients-app/v1/payments/cards",
      "POST /rest/clients-app/v1/payments/cards",
      "POST /rest/clients-app/v1/payments/cards/3ds",
      `POST /rest/clients-app/v1/payments/cards/${cardId}/default`,
      `DELETE /rest/clients-app/v1/payments/cards/${cardId}`,
    ]);
  });

  test("reservations/{0}/prepayments/pay-box/card-saving, reservations/prepayments/pay-box/cards/{0}.", async () => {
    const { client, calls } = wire({ answer: { cardId: "8c1f8a52", status: "open", url: "https://pay.example/save" } });
    for (const visit of [{ reservationId: "3f2c5a52", secret: undefined }, undefined]) {
      const { startCardSaving, getCardSaving } = cardSavingEffects({
        backgroundClient: client,
        clock: Date,
        pollForMs: { opened: 0, known: 0 },
        visit,
      });
      await run(startCardSaving, { idempotencyKey });
      await run(getCardSaving, { cardId: "8c1f8a52", until: "opened" });
    }
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /rest/clients-app/v1/reservations/3f2c5a52/prepayments/pay-box/card-saving",
      "GET /rest/clients-app/v1/reservations/prepayments/pay-box/cards/8c1f8a52",
      "POST /rest/clients-app/v1/payments/cards/pay-box",
      "GET /rest/clients-app/v1/reservations/prepayments/pay-box/cards/8c1f8a52",
    ]);
  });

  test("favorite-firms, favorite-firms/{0}.", async () => {
    const { client, calls } = wire();
    const source = { client, language: "ru", city: undefined } as const;
    await new QueryClient().fetchQuery(profile.getFavoriteFirms(source));
    await profile.setFavoriteFirm(source, { firmId: 7, wanted: true }, idempotencyKey);
    await profile.setFavoriteFirm(source, { firmId: 7, wanted: false }, idempotencyKey);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /rest/clients-app/v1/favorite-firms",
      "PUT /rest/clients-app/v1/favorite-firms/7",
      "DELETE /rest/clients-app/v1/favorite-firms/7",
    ]);
  });
});

describe("Spec §7: Reservation", () => {
  test("v2 reservations/{0}, reservations/{0} (update), reservations/{0}/cancel, reservations?type=future.", async () => {
    const { client, calls } = wire();
    const own = { reservationId: "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11", secret: "secret" };
    const { getReservation, updateReservation, cancelReservation } = reservationChangeEffects({ client });
    await run(getReservation, own);
    const params = { entries: [{ person: 1, serviceId: 1, masterId: 2 }], peopleCount: 1, awaitingTime: 0 };
    const money = (amount: number) => ({ amount, currency: "KZT" });
    const expected = { total: money(700_000), prepayment: money(0) };
    const change = { version: 2, startTime: "2026-11-24T15:00:00+05:00", params, expected };
    await run(updateReservation, { ...own, change, idempotencyKey });
    await run(cancelReservation, { ...own, version: 2, idempotencyKey });
    await new QueryClient().fetchInfiniteQuery(getReservations({ client, language: "ru", city: undefined }));
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET /rest/clients-app/v2/reservations/${own.reservationId}`,
      `PUT /rest/clients-app/v1/reservations/${own.reservationId}`,
      `POST /rest/clients-app/v1/reservations/${own.reservationId}/cancel`,
      "GET /rest/clients-app/v1/reservations",
    ]);
    expect(calls.slice(0, 3).map(({ headers }) => headers.get("reservation_secret"))).toEqual([
      "secret",
      "secret",
      "secret",
    ]);
  });
});
