import type { Localized } from "../../domain/language.ts";
import type { DistrictEntry } from "../../server/db/catalogue/catalogue.ts";
import { localized } from "./text.ts";

/** A district with the ids of its firms. */
type Sketch = { urlName: string; name: Localized; firmIds: readonly number[] };

const district = (urlName: string, name: Localized, ...firmIds: number[]): Sketch => ({ urlName, name, firmIds });

/** cityId → its districts, as people there call them. */
const sketches: Readonly<Record<number, readonly Sketch[]>> = {
  1: [
    district("seafront", localized("Набережная", "Жағалау", "Seafront"), 1, 5, 17),
    district("old-town", localized("Старый город", "Ескі қала", "Old Town"), 2, 6, 8, 10, 12, 14, 16),
    district("new-town", localized("Новый город", "Жаңа қала", "New Town"), 3, 7, 9, 13, 18),
    district("north", localized("Северные микрорайоны", "Солтүстік шағын аудандар", "North Side"), 11, 15),
  ],
  2: [
    district("medeu", localized("Медеуский район", "Медеу ауданы", "Medeu District"), 4, 23, 27),
    district("almaly", localized("Алмалинский район", "Алмалы ауданы", "Almaly District"), 21, 22, 25, 28),
    district("bostandyq", localized("Бостандыкский район", "Бостандық ауданы", "Bostandyq District"), 19, 20, 24, 26),
  ],
  3: [
    district("esil", localized("район Есиль", "Есіл ауданы", "Esil District"), 29, 30, 31, 32, 33, 35),
    district("saryarqa", localized("район Сарыарка", "Сарыарқа ауданы", "Saryarqa District"), 34),
  ],
  4: [
    district("al-farabi", localized("Аль-Фарабийский район", "Әл-Фараби ауданы", "Al-Farabi District"), 36, 38, 39),
    district("abay", localized("Абайский район", "Абай ауданы", "Abay District"), 37),
    district("enbekshi", localized("Енбекшинский район", "Еңбекші ауданы", "Enbekshi District"), 40),
  ],
  5: [
    district("centre", localized("Центр", "Орталық", "City Centre"), 41, 43, 44),
    district("stepnoy", localized("Степные микрорайоны", "Дала шағын аудандары", "Stepnoy"), 42),
  ],
  6: [
    district("centre", localized("Центр", "Орталық", "City Centre"), 45, 47),
    district("zhilgorodok", localized("Жилгородок", "Тұрғын қалашық", "Zhilgorodok"), 46, 48),
  ],
};

const numbered = Object.entries(sketches)
  .flatMap(([cityId, ofCity]) => ofCity.map((sketch) => ({ cityId: Number(cityId), ...sketch })))
  .map((sketch, index) => ({ id: index + 1, ...sketch }));

export const districts: DistrictEntry[] = numbered.map(({ id, cityId, urlName, name }) => ({
  id,
  cityId,
  urlName,
  name,
}));

/** The id of the district in which a firm is; undefined where it is in none. */
export function districtOf(firmId: number): number | undefined {
  return numbered.find(({ firmIds }) => firmIds.includes(firmId))?.id;
}
