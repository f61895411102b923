import { expect as strict } from "@playwright/test";

/** Waits as long as a busy machine may take: what is late is not wrong. */
export const expect = strict.configure({ timeout: 20_000 });
