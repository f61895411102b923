import type { FirmCard, Home } from "../../domain/entities.ts";
import { categories, home, menuTabs } from "./salon-fixture.ts";

/** The home page of the fixture's firms, or of others, as an address of it asks for them. */
export function fixtureHome(url: string, { firms: all, ...rest }: Home = home): Home {
  const asked = new URL(url).searchParams;
  const category = categories.find(({ urlName }) => urlName === asked.get("category"));
  const tab = menuTabs.find(({ key }) => key === asked.get("tab"));
  const date = asked.get("date");
  const ids = asked.get("firms")?.split(",");
  const meets = ({ id, categoryIds, discountPercent, workSchedule, nearest }: FirmCard) =>
    (category === undefined || categoryIds.includes(category.id)) &&
    (tab === undefined || categoryIds.some((one) => tab.categoryIds.includes(one))) &&
    (!asked.has("hasDiscount") || discountPercent !== undefined) &&
    (!asked.has("isOpenNow") || workSchedule.isOpen) &&
    (date === null || nearest?.startTime.startsWith(date) === true) &&
    (ids === undefined || ids.includes(String(id)));
  const firms = all.filter(meets);
  return { ...rest, firms, total: firms.length };
}
