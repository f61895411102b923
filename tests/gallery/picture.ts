import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { htmlLangOf, type Language } from "../../domain/language.ts";
import type { Stage } from "../paths/browser/stage/stage.ts";
import { galleryFolder } from "./folders.ts";
import { looks, pictureOf } from "./looks.ts";
import { showWhole } from "./whole.ts";

const ownNames: Record<Language, string> = { ru: "Русский", kz: "Қазақша", en: "English" };

const switchName = /^(Язык|Тіл|Language): /;
const hidden = { includeHidden: true };

/** Keeps a picture of all that the page shows in every look, and leaves the page as a client in Russian has it. */
export async function picture({ page, gate }: Stage, machine: string, state: string): Promise<void> {
  const before = page.viewportSize();
  await mkdir(join(galleryFolder, machine, state), { recursive: true });
  for (const look of looks) {
    await speak(page, look.language);
    await page.emulateMedia({ colorScheme: look.scheme });
    await gate.quiet();
    await showWhole(page, look.size);
    await expect.poll(() => page.evaluate(picturesOnTheirWay)).toEqual([]);
    for (const within of await page.locator("iframe").filter({ visible: true }).all()) {
      await expect(within.contentFrame().locator("body *").filter({ visible: true }).first()).toBeVisible();
    }
    await showWhole(page, look.size);
    await page.screenshot({
      path: join(galleryFolder, pictureOf(machine, state, look)),
      animations: "disabled",
      caret: "hide",
      mask: [page.getByRole("timer")],
    });
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
  await speak(page, "ru");
}

/** Of the pictures within the window, the addresses of those that are not there yet. */
function picturesOnTheirWay(): string[] {
  const isSeen = (picture: HTMLImageElement) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const onTheirWay = ({ complete, naturalWidth }: HTMLImageElement) => !complete || naturalWidth === 0;
  return [...document.images].filter((picture) => isSeen(picture) && onTheirWay(picture)).map(({ src }) => src);
}

/** Chooses a language as a client does, also where something lies over the switch. */
async function speak(page: Page, language: Language): Promise<void> {
  const html = page.locator("html");
  if ((await html.getAttribute("lang")) === htmlLangOf[language]) return;
  await page
    .getByRole("banner", hidden)
    .getByRole("button", { name: switchName, ...hidden })
    .dispatchEvent("click");
  await page.getByRole("button", { name: ownNames[language], exact: true }).dispatchEvent("click");
  await expect(html).toHaveAttribute("lang", htmlLangOf[language]);
}
