import { expect, type Locator, type Page } from "@playwright/test";
import { salon } from "./salon.ts";

/** The name of a time that can be had. */
export const freeTime = /^\d\d:\d\d, (?!недоступно)/;

/** What a client does with the page, by what they see on it. Every other press is made on the keyboard. */
export class User {
  readonly page: Page;
  /** What was written to the salon; undefined where nothing was. */
  comment: string | undefined;
  #presses = 0;
  #isPressingTwice = false;

  constructor(page: Page) {
    this.page = page;
  }

  async press(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    await this.#pressOn(within.getByRole("button", { name, exact: typeof name === "string" }).first());
  }

  /** Does something, pressing each control twice, as fast as a hand can. */
  async twice(act: () => Promise<void>): Promise<void> {
    this.#isPressingTwice = true;
    await act();
    this.#isPressingTwice = false;
  }

  async toggleService(service = salon.service): Promise<void> {
    await this.press(`Выбрать: ${service}`);
  }

  /** Takes all services out of the visit in its panel. */
  async takeOutAll(): Promise<void> {
    await expect(this.#takings().first()).toBeAttached();
    await this.#takeOut(0);
  }

  /** Takes all services but the first out of the visit. */
  async takeOutOthers(): Promise<void> {
    await this.#takeOut(1);
  }

  /** Has another person come along, for the same service. */
  async bringAnother(): Promise<void> {
    await this.press("Добавить человека");
    await this.toggleService();
  }

  /** Takes the first of the ways in which the visit can lie that is not taken already. */
  async pickPlan(): Promise<void> {
    const plans = this.page.getByRole("region", { name: "Сравните варианты" });
    await this.#pressOn(plans.getByRole("button", { pressed: false }).first());
  }

  /** Says how long to wait between two services at most. */
  async changeWait(): Promise<void> {
    await this.press(/^Между услугами: /);
    await this.press(/^Ждать до 30/, this.page.getByRole("dialog"));
    await expect(this.page.getByRole("button", { name: /^Между услугами: Ждать до 30/ })).toBeVisible();
  }

  /** Asks for a master who was not asked for. */
  async pickMaster(): Promise<void> {
    const names = new RegExp(salon.masters.map(({ name }) => name).join("|"));
    const radios = this.page.getByRole("radio", { name: names });
    const isFirstChosen = await radios.first().isChecked();
    await radios.nth(isFirstChosen ? 1 : 0).check();
  }

  /** Takes the other master for a time at which the one who was asked for is away. */
  async pickMasterForTime(): Promise<void> {
    const away = this.page.getByRole("button", { name: /^\d\d:00, недоступно: нет мастера/ });
    await expect(away.first()).toBeVisible();
    for (const time of await away.all()) {
      await time.click();
      const unlock = this.page.getByRole("button", { name: /^Выбрать: / });
      if (await unlock.isVisible()) return unlock.click();
    }
    throw new Error("There is no time that another master opens.");
  }

  async pickDay(): Promise<void> {
    const days = this.page.getByRole("group", { name: "Выбор дня" });
    const free = days.getByRole("button", { name: /свободн/, pressed: false });
    await this.#pressOn(free.first());
  }

  /** Picks the nearest time that is not held already, on the day that is shown or on the one that the page offers. */
  async pickTime(): Promise<void> {
    const times = this.page.getByRole("button", { name: freeTime, pressed: false });
    const otherDay = this.page.getByRole("button", { name: /^Свободно: / });
    await expect(times.or(otherDay).first()).toBeVisible();
    if (await otherDay.isVisible()) await this.#pressOn(otherDay);
    await expect(times.first()).toBeVisible();
    await this.#pressOn(times.first());
  }

  /** Takes the first time that is too soon as one of an express service. */
  async pickExpressTime(): Promise<void> {
    await this.press(/^\d\d:\d\d, недоступно: скоро/);
    await this.press(/^Экспресс-запись на /);
  }

  async fillContacts({ name, phone }: { name?: string; phone?: string }): Promise<void> {
    if (name !== undefined) await this.#retype("Имя", name);
    if (phone !== undefined) await this.#retype("Телефон", phone);
  }

  async writeComment(text: string): Promise<void> {
    const add = this.page.getByRole("button", { name: "Добавить комментарий" });
    if (await add.isVisible()) await this.press("Добавить комментарий");
    await this.#retype("Комментарий для салона", text);
    this.comment = text;
  }

  async submitContacts(): Promise<void> {
    await this.press(/^(Получить код|Дальше)$/);
  }

  async enterCode(code: string): Promise<void> {
    const field = this.page.getByRole("textbox", { name: "Код из SMS, шесть цифр" });
    await field.fill("");
    await field.pressSequentially(code);
  }

  async abandon(): Promise<void> {
    await this.press("Выйти из записи");
    await this.press("Отказаться от записи", this.page.getByRole("dialog"));
  }

  /** What takes services out of the visit; on a phone only an opened panel shows it. */
  #takings(): Locator {
    return this.#panel().getByRole("button", { name: /^Удалить из визита: /, includeHidden: true });
  }

  #panel(): Locator {
    return this.page.getByRole("complementary", { name: "Ваш визит" });
  }

  async #takeOut(left: number): Promise<void> {
    for (let count = await this.#takings().count(); count > left; count -= 1) {
      const closed = this.#panel().getByRole("button", { expanded: false });
      if (await closed.isVisible()) await closed.click();
      await this.#pressOn(this.#takings().last());
      await expect(this.#takings()).toHaveCount(count - 1);
    }
  }

  /** Presses a control that has no name of its own, with the mouse. */
  async click(button: Locator): Promise<void> {
    await (this.#isPressingTwice ? button.dblclick() : button.click());
  }

  async #pressOn(button: Locator): Promise<void> {
    if (this.#isPressingTwice) return this.click(button);
    this.#presses += 1;
    if (this.#presses % 2 === 0) return button.click();
    await expect(button).toBeEnabled();
    await button.focus();
    await button.press("Enter");
  }

  /** Types over what stands in a field, so that something is typed even where nothing changes. */
  async #retype(label: string, text: string): Promise<void> {
    const field = this.page.getByRole("textbox", { name: label });
    await field.fill("7");
    await field.fill(text);
  }
}
