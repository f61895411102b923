import { createServer, type Server } from "node:http";
import type { Frame, Page } from "@playwright/test";
import { awaitPrepayment } from "../faults/awaiting.ts";
import { expect, test } from "../support/fixtures.ts";
import { foreignName, letFramesKeepNothing } from "../support/foreign-frame.ts";
import { anyPhone, codeSentTo, payByNewCard, salon } from "./guest.ts";

let site: Server;

test.beforeAll(async () => {
  site = createServer((request, response) => {
    const address = new URL(request.url ?? "", "http://site").searchParams.get("frame");
    response.setHeader("Content-Type", "text/html");
    response.end(`<!doctype html><title>Сайт</title><iframe name="widget" width="390" height="800" src="${address}">`);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
});

test.afterAll(() => {
  site.closeAllConnections();
  site.close();
});

/** A page around a frame. */
function pageAround(frame: string, hostname: string): string {
  const address = site.address();
  const port = typeof address === "object" ? address?.port : "";
  return `http://${hostname}:${port}/?frame=${encodeURIComponent(frame)}`;
}

/** Reports to `wrote` whatever a page or a frame keeps outside of memory. Runs in each of them, before all else. */
function reportWrites(): void {
  const report = (what: string) => void Reflect.get(window, "wrote")(`${location.host}: ${what}`);
  const reporting = (owner: object, name: string) => {
    const own: unknown = Reflect.get(owner, name);
    if (typeof own !== "function") throw new Error(`There is no ${name}.`);
    Reflect.set(owner, name, function (this: unknown, ...values: unknown[]) {
      report(`${name} ${String(values[0])}`);
      return Reflect.apply(own, this, values);
    });
  };
  reporting(Storage.prototype, "setItem");
  reporting(IDBFactory.prototype, "open");
  if ("caches" in window) reporting(CacheStorage.prototype, "open");
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
  Object.defineProperty(document, "cookie", {
    get: () => Reflect.apply(cookie?.get ?? (() => ""), document, []),
    set: (value: string) => {
      report(`cookie ${value}`);
      Reflect.apply(cookie?.set ?? (() => {}), document, [value]);
    },
  });
}

async function openWidget(page: Page, around: string): Promise<Frame> {
  await page.goto(around);
  const frame = page.frame("widget");
  if (frame === null) throw new Error("There is no frame.");
  return frame;
}

const reach = (frame: Frame, state: string) =>
  expect(frame.locator("[data-state]")).toHaveAttribute("data-state", state);
const next = (frame: Frame, name: string) =>
  frame.getByRole("complementary", { name: "Ваш визит" }).getByRole("button", { name, exact: true });

/** From the services to a time that is held. */
async function holdTime(frame: Frame): Promise<void> {
  await frame
    .getByRole("button", { name: /^Выбрать: / })
    .first()
    .click();
  await next(frame, "Дальше").click();
  await reach(frame, "choosingMasters");
  await frame.getByRole("radio").nth(1).check({ force: true });
  await next(frame, "Выбрать время").click();
  await reach(frame, "choosingTime");
  await frame
    .locator("section button[aria-pressed]")
    .filter({ hasText: /^\d\d:\d\d/ })
    .first()
    .click();
  await reach(frame, "held.enteringContacts");
}

for (const isBlocked of [true, false]) {
  test(`inside a frame a visit is booked to its end, across a reload, and nothing is kept outside of memory: ${
    isBlocked ? "a browser that blocks what frames keep" : "one that lets them"
  }`, async ({ page, context, app }) => {
    test.slow();
    const writes: string[] = [];
    await context.exposeFunction("wrote", (what: string) => void writes.push(what));
    await context.addInitScript(reportWrites);
    if (isBlocked) await letFramesKeepNothing(page);

    // The frame of another site is denied all storage by the browser itself; that of the same site could keep what it likes.
    const hostname = isBlocked ? foreignName : "localhost";
    const frame = await openWidget(page, pageAround(`${app.url}${salon}/reservation/services`, hostname));
    await reach(frame, "choosingServices");
    await holdTime(frame);
    await frame.evaluate(() => location.reload());
    await reach(frame, "choosingServices");
    await holdTime(frame);

    const phone = anyPhone();
    await frame.getByLabel("Имя").fill("Мадина");
    await frame.getByLabel("Телефон").fill(`+${phone}`);
    await next(frame, "Получить код").click();
    await frame.getByLabel("Код из SMS, шесть цифр").fill(await codeSentTo(page, phone));
    await reach(frame, "held.confirming");
    await next(frame, "Записаться").click();
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Вы записаны!");

    const { rows } = await app.pool.query("select status from reservations where client_phone = $1", [phone]);
    expect(rows).toEqual([{ status: "confirmed" }]);
    expect(writes).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
      "",
      0,
      0,
    ]);
  });
}

test("inside a frame that may keep nothing a prepayment is confirmed at the bank in a tab of its own, and the frame says that it is paid", async ({
  page,
  context,
  app,
}) => {
  const { reservationId, secret, phone } = await awaitPrepayment(page, app);
  await letFramesKeepNothing(page);
  const frame = await openWidget(
    page,
    pageAround(`${app.url}/my/reservation/${reservationId}/success#k=${secret}`, foreignName),
  );
  await frame.getByRole("link", { name: "Внести предоплату" }).click();
  await payByNewCard(frame, "4242424242424242");
  expect(await context.cookies()).toEqual([]);
  const opened = context.waitForEvent("page");
  await frame.getByRole("button", { name: "Открыть страницу банка" }).click();
  const bank = await opened;
  await bank.getByRole("button", { name: "Подтвердить" }).click();
  await expect(bank.getByRole("heading", { level: 1, name: "Банк вернул вас в Kezek" })).toBeVisible();
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Вы записаны!");
  expect(new URL(page.url()).hostname).toBe(foreignName);

  const { rows } = await app.pool.query(
    "select status, paid::int, refunding::int from payments where payer_phone = $1",
    [phone],
  );
  expect(rows).toEqual([{ status: "paid", paid: 500_000, refunding: 0 }]);
});

test("a line that names no company shows nothing, and says what is to be changed", async ({ page, app }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await page.goto(pageAround("about:blank", foreignName));
  const before = await page.locator("iframe").count();
  await page.addScriptTag({ url: `${app.url}/widget.js` });
  await expect.poll(() => messages.join()).toContain("data-company names no company");
  await expect(page.locator("iframe")).toHaveCount(before);
  await expect(page.getByRole("button")).toHaveCount(0);
});

test("a frame of a company that is not there says so, and leads nowhere else", async ({ page, app }) => {
  const frame = await openWidget(page, pageAround(`${app.url}/no-such-salon`, foreignName));
  await expect(frame.getByRole("heading", { level: 1, name: "Такой страницы нет" })).toBeVisible();
  await expect(frame.locator("[data-framed]")).toHaveCount(1);
  await expect(frame.getByRole("link").filter({ visible: true })).toHaveText(["К содержанию", "Войти"]);
});
