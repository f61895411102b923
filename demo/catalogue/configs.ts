import type { PoolClient } from "pg";
import { writeConfig } from "../../server/db/queries/configs.ts";
import { hair } from "./categories.ts";
import { localized } from "./text.ts";

/** What the demo's operator has set. */
export async function setDemoConfigs(client: PoolClient): Promise<void> {
  await writeConfig(client, "ad", {
    name: localized("Причёска к празднику", "Мерекеге арналған шаш үлгісі", "Hair for the holidays"),
    text: localized(
      "Укладки и окрашивание: выберите время, пока оно есть.",
      "Шаш сәндеу мен бояу: уақыт барда таңдап алыңыз.",
      "Styling and colouring: pick a time while there is one.",
    ),
    categoryId: hair,
  });
  await writeConfig(client, "support", { phone: "+77292000000", whatsApp: "+77012000000" });
}
