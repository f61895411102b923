import { expect } from "@playwright/test";
import type { Stage } from "../stage/stage.ts";
import { awaitCode, enterRightCode, provingState, requestCode } from "./proving.ts";

/** Says who is coming where that is asked, and comes to the code, or past it where none is needed. */
export async function leaveContacts(stage: Stage, then: "goes on" | "requests a code" = "goes on"): Promise<void> {
  const { page, user, phones } = stage;
  const flow = page.locator("[data-state]");
  if ((await flow.getAttribute("data-contacts-state")) === "enteringContacts") {
    await user.fillContacts({ name: "Мадина", phone: `8${String(phones.own).slice(1)}` });
    await user.writeComment("Позвоните за час");
    await user.submitContacts();
    await expect(page.locator('[data-contacts-state="verifyingPhone"], [data-state="held.confirming"]')).toBeVisible();
  }
  if (then === "requests a code" && !(await provingState(stage))?.startsWith("requesting")) await requestCode(stage);
}

/** Says who is coming, and proves the phone where it is not known yet. */
export async function proveContacts(stage: Stage): Promise<void> {
  await leaveContacts(stage);
  if ((await stage.page.locator("[data-state]").getAttribute("data-contacts-state")) !== "verifyingPhone") return;
  await awaitCode(stage);
  await enterRightCode(stage);
}
