import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { CurrentUser, PaymentLink } from "../../domain/entities.ts";
import { paymentLinkPath } from "../../domain/payment-link.ts";
import { begun } from "../../machines/card-payment/examples.ts";
import { memoryStorage, type Storage } from "../../src/browser/storage.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const key = { firmId: 1, code: "k3VbT0xqYw9Lr2ZaH8cQmA" };
const path = paymentLinkPath(key);
const money = { amount: 1_000_000, currency: "KZT" };
const link: PaymentLink = {
  linkId: "6f1c2a7e-3d5b-4c8f-9a10-2b7d4e6f8a91",
  firm: {
    id: 1,
    name: "Red Apple на набережной",
    urlKey: "red-apple-naberezhnaya",
    city: "Актау",
    address: "14-й мкр, 23",
    phoneNumbers: ["+77292123456"],
  },
  purpose: "Предоплата за окрашивание",
  amount: money,
  due: money,
  expiresAt: "2026-11-25T18:00:00+05:00",
  payableForSeconds: 190_740,
  isRegistered: false,
  ways: [],
  refunds: [],
};
const registered: PaymentLink = { ...link, isRegistered: true, ways: [{ type: "payBox" }] };
const { payableForSeconds: _, ...noTime } = { ...registered, ways: [], due: { ...money, amount: 0 } };
const challenge = {
  challengeId: "5e6ee9c6-7c1c-4f3e-9f0e-0a4f3c1d2b11",
  expiresInSeconds: 300,
  resendInSeconds: 60,
  attemptsLeft: 5,
};

type Service = { link: PaymentLink | Response; onPost?: (call: string) => Response | Promise<Response> };

/** The page over a service that says how the link stands. */
async function openLink(
  service: Service,
  { at = path, storage = memoryStorage(), user }: { at?: string; storage?: Storage; user?: CurrentUser } = {},
) {
  const asked: { call: string; key: string | null; body: unknown }[] = [];
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    const base = `/rest/v1/client/prepayment-registration/${key.firmId}/${key.code}`;
    if (user && pathname.endsWith("/my/profiles")) return Response.json({ ...user, phone: whole.phone });
    if (!pathname.startsWith(base)) return fixtureApi(request);
    if (request.method === "GET") {
      return service.link instanceof Response ? service.link.clone() : Response.json(service.link);
    }
    const call = pathname.slice(base.length);
    asked.push({ call, key: request.headers.get("idempotency-key"), body: await request.json() });
    return service.onPost?.(call) ?? problem(500, undefined);
  };
  const app = await renderApp(at, { fetch, storage, ...(user && { user }) });
  return { ...app, asked, storage };
}

/** A refusal as the service writes it, with more than its code. */
function refusal(code: string, more: object): Response {
  const body = { type: `urn:kezek:problem:${code}`, title: "No", status: 400, code, ...more };
  return Response.json(body, { status: 400, headers: { "Content-Type": "application/problem+json" } });
}

const whole = { name: "Мадина", phone: 77011234567 };

async function leaveContacts() {
  await userEvent.type(await screen.findByLabelText("Имя"), whole.name);
  await userEvent.type(screen.getByLabelText("Телефон"), `+${whole.phone}`);
  await userEvent.click(screen.getByRole("button", { name: "Получить код" }));
}

/** The process of paying is fetched when it is first shown. */
const payBoxWay = () => screen.findByRole("radio", { name: /Freedom Pay/ });
const codeField = () => screen.findByLabelText("Код из SMS, шесть цифр");

describe("The page of a link by which a salon asks to be paid", () => {
  test("says for what, to whom, how much and until when, before anything is asked of the client", async () => {
    await openLink({ link });
    const asked = await screen.findByRole("region", { name: "Что оплачиваем" });
    expect(asked.textContent?.replaceAll(/\s/g, " ")).toContain(
      "Предоплата за окрашиваниеRed Apple на набережнойАктау, 14‑й мкр, 23К оплате10 000 ₸Оплатить можно до 25 ноября, 18:00.",
    );
    await screen.findByRole("heading", { name: "Кто платит" });
  });

  test("asks for a name and a phone, names what is missing, and keeps what was typed", async () => {
    const { asked } = await openLink({ link });
    await userEvent.type(await screen.findByLabelText("Телефон"), "+7701");
    await userEvent.click(screen.getByRole("button", { name: "Получить код" }));
    expect(document.activeElement).toBe(screen.getByLabelText("Имя"));
    screen.getByText("Напишите имя буквами");
    screen.getByText("В номере не хватает цифр");
    expect(screen.getByLabelText<HTMLInputElement>("Телефон").value).toContain("701");
    expect(asked).toEqual([]);
  });

  test("proves the phone by a code, takes another where the first is wrong, and goes on to the ways to pay", async () => {
    let tries = 0;
    const service: Service = {
      link,
      onPost: (call) => {
        if (call === "/sms-code") return Response.json(challenge);
        tries += 1;
        if (tries === 2) service.link = registered;
        return tries === 1
          ? refusal("wrongCode", { action: "changeContacts", attemptsLeft: 4 })
          : Response.json(registered);
      },
    };
    const { asked } = await openLink(service);
    await leaveContacts();
    await userEvent.type(await codeField(), "111111");
    await screen.findByText(/осталось 4 попытки|4 попытки/i);
    await userEvent.type(await codeField(), "482913");
    await payBoxWay();
    const { challengeId } = challenge;
    expect(asked.map(({ call, body }) => ({ call, body }))).toEqual([
      { call: "/sms-code", body: { phone: whole.phone } },
      { call: "", body: { ...whole, challengeId, smsCode: "111111" } },
      { call: "", body: { ...whole, challengeId, smsCode: "482913" } },
    ]);
    expect(new Set(asked.map((one) => one.key)).size).toBe(3);
  });

  test("says that a code is wrong, and how often another may be tried, also where a second code was refused before", async () => {
    let codes = 0;
    const onPost = (call: string) => {
      if (call === "") return refusal("wrongCode", { action: "changeContacts", attemptsLeft: 4 });
      codes += 1;
      return codes === 1 ? Response.json({ ...challenge, resendInSeconds: 0 }) : refusal("tooManyCodes", {});
    };
    await openLink({ link, onPost });
    await leaveContacts();
    await codeField();
    await userEvent.click(screen.getByRole("button", { name: "Отправить код ещё раз" }));
    await screen.findByText("Слишком много кодов подряд");
    await userEvent.type(await codeField(), "111111");
    await screen.findByText(/осталось 4 попытки|4 попытки/i);
    expect((await screen.findByLabelText<HTMLInputElement>("Код из SMS, шесть цифр")).value).toBe("");
    expect(screen.queryByText("Слишком много кодов подряд")).toBe(null);
  });

  test("proves the phone of who is signed in too once the service doubts it, whatever it calls that, and whatever is typed then", async () => {
    const onPost = (call: string) =>
      call === "" ? refusal("somethingNew", { action: "provePhone" }) : Response.json(challenge);
    const { asked } = await openLink(
      { link, onPost },
      { user: { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" } },
    );
    await userEvent.click(await screen.findByRole("button", { name: "Дальше" }));
    await screen.findByRole("button", { name: "Получить код" });
    await userEvent.type(screen.getByLabelText("Имя"), " С");
    await userEvent.click(screen.getByRole("button", { name: "Получить код" }));
    await codeField();
    expect(asked.map(({ call }) => call)).toEqual(["", "/sms-code"]);
  });

  test("has what was typed, and the code on its way, after a reload", async () => {
    const storage = memoryStorage();
    const service: Service = { link, onPost: () => Response.json(challenge) };
    const first = await openLink(service, { storage });
    await leaveContacts();
    await codeField();
    first.unmount();
    const second = await openLink(service, { storage });
    await codeField();
    expect(second.asked).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Изменить номер" }));
    expect((await screen.findByLabelText<HTMLInputElement>("Имя")).value).toBe(whole.name);
  });

  test("goes on to name who pays when the language is changed meanwhile", async () => {
    let register: (response: Response) => void = () => {};
    const service: Service = { link, onPost: () => new Promise((resolve) => (register = resolve)) };
    const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: whole.name };
    const { asked, dependencies } = await openLink(service, { user });
    await userEvent.click(await screen.findByRole("button", { name: "Дальше" }));
    await act(async () => dependencies.language.chooseLanguage("en"));
    await screen.findByRole("heading", { name: "Who is paying" });
    expect(screen.getByRole("button", { name: "Next" }).ariaBusy).toBe("true");
    service.link = registered;
    register(Response.json(registered));
    await payBoxWay();
    expect(asked.map(({ call }) => call)).toEqual([""]);
  });

  test("goes on to the ways to pay where somebody else has said meanwhile that they pay", async () => {
    const service: Service = { link };
    service.onPost = () => {
      service.link = registered;
      return refusal("notPayable", { action: "acceptChange" });
    };
    await openLink(service);
    await leaveContacts();
    expect(await payBoxWay()).toBeTruthy();
  });

  test("pays once at the amount that was shown, and then says that it is checked", async () => {
    const service: Service = { link: registered };
    service.onPost = () => {
      service.link = { ...registered, payment: { ...begun, status: "processing" } };
      return Response.json(begun, { status: 201 });
    };
    const { asked } = await openLink(service);
    await userEvent.click(await payBoxWay());
    await userEvent.dblClick(screen.getByRole("button", { name: /^Оплатить 10/ }));
    await screen.findByRole("heading", { name: "Проверяем оплату" });
    expect(asked.map(({ call, body }) => ({ call, body }))).toEqual([{ call: "/pay-box", body: { expected: money } }]);
    screen.getByText(/Проверяем оплату/);
  });

  test("says that it is paid, when and by which card, and asks for nothing more", async () => {
    const payment = { ...begun, status: "paid" as const, card: { lastFour: "4242", brand: "Visa" } };
    await openLink({ link: { ...noTime, paidAt: "2026-11-20T12:00:00+05:00", payment } });
    await screen.findByRole("heading", { name: "Оплачено" });
    screen.getByText("20.11.2026, 12:00, Visa, •••• 4242");
    expect(screen.queryByText(/Оплатить можно до/)).toBe(null);
    expect(screen.getByRole("link", { name: "На страницу салона" }).getAttribute("href")).toBe(
      "/red-apple-naberezhnaya",
    );
  });

  test("says that it has run out where somebody had begun to pay, and whom to ask", async () => {
    await openLink({ link: { ...noTime, payment: { ...begun, status: "failed" } } });
    await screen.findByText("Срок ссылки вышел");
    expect(screen.getByRole("link", { name: /Позвонить/ }).getAttribute("href")).toBe("tel:+77292123456");
  });

  test("says of a link that opens nothing what may be wrong with it, and stays", async () => {
    const { router } = await openLink({ link: problem(404, "notFound") });
    await screen.findByRole("heading", { name: "Эта ссылка ничего не открывает" });
    expect(router.state.location.pathname).toBe("/card-payment");
  });

  test("says what the area is for where there is no link, or only a part of one", async () => {
    for (const at of ["/card-payment", "/card-payment?firm=1", `/card-payment#k=${key.code}`]) {
      const { unmount } = await openLink({ link }, { at });
      expect(await screen.findByRole("heading", { name: "Здесь платят по ссылке салона" })).toBeTruthy();
      unmount();
    }
  });
});

describe("Whoever comes back from the bank's page for a link", () => {
  const at = `/cb?linkId=${link.linkId}`;

  test("is led to it where it was opened on this device", async () => {
    const storage = memoryStorage();
    const first = await openLink({ link: registered }, { storage });
    await payBoxWay();
    first.unmount();
    const { router } = await openLink({ link: registered }, { at, storage });
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: "/card-payment", hash: `#k=${key.code}` }),
    );
    await payBoxWay();
  });

  test("is told where to go on where it was not", async () => {
    await openLink({ link }, { at });
    expect(await screen.findByRole("heading", { name: "Вернитесь туда, где начинали платить" })).toBeTruthy();
  });
});
