import { expect, test } from "../support/fixtures.ts";
import type { RunningServer } from "../support/server.ts";
import { breakBy, callFault, letBreak, mend } from "../support/faults.ts";
import {
  anyPhone,
  chooseMaster,
  codeField,
  codeSentTo,
  comeToConfirm,
  freeTimes,
  holdTime,
  leaveContacts,
  nextAction,
  reach,
  reachCode,
  salon,
  services,
} from "./guest.ts";

test("back and forward walk the steps, and nothing that was chosen is lost", async ({ page }) => {
  await holdTime(page);
  await page.getByLabel("Имя").fill("Мадина");
  await page.goBack();
  await reach(page, "choosingTime");
  await page.goBack();
  await reach(page, "choosingMasters");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await page.goBack();
  await reach(page, "choosingServices");
  await expect(services(page).first()).toHaveAttribute("aria-pressed", "true");
  await page.goForward();
  await reach(page, "choosingMasters");
  await page.goForward();
  await reach(page, "choosingTime");
  await page.goForward();
  await reach(page, "held.enteringContacts");
  await expect(page.getByLabel("Имя")).toHaveValue("Мадина");
});

test("a step that is gone back to does not stand in the history twice", async ({ page }) => {
  await holdTime(page);
  await page.getByRole("button", { name: "Назад" }).click();
  await reach(page, "choosingTime");
  await nextAction(page, "Дальше").click();
  await reach(page, "held.enteringContacts");
  await page.goBack();
  await reach(page, "choosingTime");
  await page.goBack();
  await reach(page, "choosingMasters");
});

test("a reload loses nothing at any step", async ({ page }) => {
  const phone = anyPhone();
  await page.goto(`${salon}/reservation/services`);
  await services(page).first().click();
  await page.reload();
  await reach(page, "choosingServices");
  await expect(services(page).first()).toHaveAttribute("aria-pressed", "true");
  await nextAction(page, "Дальше").click();
  await reach(page, "choosingMasters");
  await page.getByRole("radio").nth(1).check({ force: true });
  await page.reload();
  await reach(page, "choosingMasters");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await nextAction(page, "Выбрать время").click();
  await reach(page, "choosingTime");
  await page.reload();
  await reach(page, "choosingTime");
  await freeTimes(page).first().click();
  await reach(page, "held.enteringContacts");
  await page.getByLabel("Имя").fill("Мадина");
  await page.reload();
  await reach(page, "held.enteringContacts");
  await expect(page.getByLabel("Имя")).toHaveValue("Мадина");
  await leaveContacts(page, "Мадина", phone);
  await expect(codeField(page)).toBeEnabled();
  const code = await codeSentTo(page, phone);
  await page.reload();
  await reachCode(page);
  await codeField(page).fill(code);
  await reach(page, "held.confirming");
  await page.reload();
  await reach(page, "held.confirming");
  await expect(page.getByText("Мадина")).toBeVisible();
});

test("another language in the middle changes the words and nothing else", async ({ page }) => {
  await holdTime(page);
  await page.getByLabel("Имя").fill("Мадина");
  await page.getByRole("button", { name: /^Язык/ }).click();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your contact details");
  await reach(page, "held.enteringContacts");
  await expect(page.getByLabel("Name")).toHaveValue("Мадина");
});

test("without a connection nothing is lost, and one press goes on when it is back", async ({ page, context }) => {
  await chooseMaster(page);
  await expect(freeTimes(page).first()).toBeVisible();
  await context.setOffline(true);
  await freeTimes(page).first().click();
  const said = page.getByRole("alert").filter({ hasText: "Нет связи" });
  await expect(said).toContainText("Всё, что вы выбрали и ввели, сохранено.");
  await context.setOffline(false);
  await said.getByRole("button", { name: "Повторить" }).click();
  await reach(page, "held.enteringContacts");
});

test("who confirms in a tunnel is told so, and is booked once by one press behind it", async ({
  page,
  context,
  app,
}) => {
  await letBreak(context, app.url);
  const phone = await comeToConfirm(page);
  await breakBy(page, "Tunnel");
  await nextAction(page, "Записаться").click();
  const said = page.getByRole("alert").filter({ hasText: "Нет связи" });
  await expect(said).toBeVisible();
  await mend(page);
  await said.getByRole("button", { name: "Повторить" }).click();
  await reach(page, "held.confirming");
  await nextAction(page, "Записаться").click();
  await expect(page.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeVisible();
  expect(await visitsOf(app, phone)).toEqual(["confirmed"]);
});

test("who confirms while the network drops in the middle of each answer is told so, and is booked once by one press more", async ({
  page,
  context,
  app,
}) => {
  await letBreak(context, app.url);
  const phone = await comeToConfirm(page);
  await breakBy(page, "Answers are cut");
  await nextAction(page, "Записаться").click();
  const said = page.getByRole("alert").filter({ hasText: "Нет связи" });
  await expect(said).toBeVisible();
  await mend(page);
  await said.getByRole("button", { name: "Повторить" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeVisible();
  expect(await visitsOf(app, phone)).toEqual(["confirmed"]);
});

test("a refusal by a code that the client does not know goes by its action, and says how long to wait", async ({
  page,
  context,
  app,
}) => {
  await letBreak(context, app.url);
  await chooseMaster(page);
  await breakBy(
    page,
    callFault("createReservation", "refused", { code: "ofTomorrow", action: "tryLater", waitSeconds: 3000 }),
  );
  await freeTimes(page).first().click();
  await expect(page.getByRole("alert")).toContainText(/Через (?:50:00|49:)/);
});

test("who confirms the same visit in two tabs is booked once, and both say so", async ({ page, context, app }) => {
  await letBreak(context, app.url);
  const phone = await comeToConfirm(page);
  const other = await breakBy(page, "Two tabs");
  await reach(other, "held.confirming");
  // What is answered to the first is told to the other, which then has nothing to press any more.
  let arePressed = () => {};
  const pressed = new Promise<void>((resolve) => (arePressed = resolve));
  await context.route(/\/v1\/reservations$/, async (route) => {
    await pressed;
    await route.continue();
  });
  for (const tab of [page, other]) await nextAction(tab, "Записаться").click({ noWaitAfter: true });
  arePressed();
  for (const tab of [page, other])
    await expect(tab.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeVisible();
  expect(await visitsOf(app, phone)).toEqual(["confirmed"]);
});

test("a time that was taken while its answer was lost with the page is held by one press, and once", async ({
  page,
  app,
}) => {
  const holds = async () => (await app.pool.query<{ id: string }>("select id from reservations")).rows;
  const before = (await holds()).map(({ id }) => id);
  await chooseMaster(page);
  await expect(freeTimes(page).first()).toBeVisible();
  let isTaken = false;
  await page.route(/\/v1\/reservations$/, async (route) => {
    if (isTaken) return route.continue();
    await route.fetch();
    isTaken = true;
  });
  const picked = await freeTimes(page).first().textContent();
  await freeTimes(page).first().click();
  await expect.poll(() => isTaken).toBe(true);
  await page.reload();
  const said = page.getByRole("alert").filter({ hasText: "Страница закрылась раньше, чем пришёл ответ" });
  await reach(page, "choosingTime");
  await said.getByRole("button", { name: "Повторить" }).click();
  await reach(page, "held.enteringContacts");
  await expect(page.getByRole("complementary", { name: "Ваш визит" })).toContainText(picked?.slice(0, 5) ?? "a time");
  expect((await holds()).filter(({ id }) => !before.includes(id))).toHaveLength(1);
});

test("a wrong code leaves four tries, and the right one still counts", async ({ page }) => {
  const phone = anyPhone();
  await holdTime(page);
  await leaveContacts(page, "Мадина", phone);
  const code = await codeSentTo(page, phone);
  await codeField(page).fill(code === "000000" ? "111111" : "000000");
  await expect(page.getByRole("alert")).toHaveText("Код не подошёл. Осталось 4 попытки");
  await codeField(page).fill(code);
  await reach(page, "held.confirming");
});

test("a visit that is given up leaves nothing behind", async ({ page }) => {
  await holdTime(page);
  await page.getByRole("button", { name: "Выйти из записи" }).click();
  await page.getByRole("button", { name: "Отказаться от записи" }).click();
  await expect(page).toHaveURL(new RegExp(`${salon}$`));
  await page.goto(`${salon}/reservation/contacts`);
  await reach(page, "choosingServices");
  await expect(services(page).first()).toHaveAttribute("aria-pressed", "false");
});

test("whose phone no message can reach is told so, and leaves another one", async ({ page, app }) => {
  const provider = (mode: string) =>
    fetch(`${app.url}/sandbox/sms/faults`, { method: "POST", body: new URLSearchParams({ mode }) });
  await holdTime(page);
  await provider("undeliverable");
  await leaveContacts(page, "Мадина", anyPhone());
  await reachCode(page);
  // The provider is asked three seconds after it took the message.
  await expect(page.getByRole("alert").filter({ hasText: "Сообщение не доставлено" })).toBeVisible();
  await provider("none");
  await page.getByRole("button", { name: "Изменить номер" }).click();
  const phone = anyPhone();
  await leaveContacts(page, "Мадина", phone);
  await codeField(page).fill(await codeSentTo(page, phone));
  await reach(page, "held.confirming");
});

/** How the visits of a phone stand. */
async function visitsOf({ pool }: RunningServer, phone: string): Promise<string[]> {
  const { rows } = await pool.query<{ status: string }>("select status from reservations where client_phone = $1", [
    phone,
  ]);
  return rows.map(({ status }) => status);
}
