import type { Category, FirmCard, MenuTab } from "../../../domain/entities.ts";
import { localDateOf } from "../../../domain/time.ts";
import { dateBeside } from "../../format/zone.ts";
import type { HomeQuery } from "../../../domain/page-queries.ts";

type Catalogue = {
  tabs: readonly MenuTab[];
  categories: readonly Category[];
  /** The ids of the firms that the client keeps. */
  favorites: readonly number[];
  /** Epoch milliseconds. */
  now: number;
};

/** The firms that meet every condition of the address; an unknown tab or category is no condition. */
export function filterFirms(firms: readonly FirmCard[], query: HomeQuery, catalogue: Catalogue): FirmCard[] {
  const tab = tabOf(query, catalogue.tabs);
  const category = catalogue.categories.find(({ urlName }) => urlName === query.category);
  return firms.filter(
    (firm) =>
      (tab === undefined || firm.categoryIds.some((id) => tab.categoryIds.includes(id))) &&
      (category === undefined || firm.categoryIds.includes(category.id)) &&
      (!query.isFreeToday || isFreeToday(firm, catalogue.now)) &&
      (!query.hasDiscount || firm.discountPercent !== undefined) &&
      (!query.isOpenNow || firm.workSchedule.isOpen) &&
      (!query.isFavorite || catalogue.favorites.includes(firm.id)),
  );
}

/** The tab of the address; the first one where it names none or none that is known. */
export function tabOf({ tab }: HomeQuery, tabs: readonly MenuTab[]): MenuTab | undefined {
  return tabs.find(({ key }) => key === tab) ?? tabs[0];
}

/** The key of the tab that the page begins with by what was pressed last; undefined for the first one and for what is not there. */
export function startTabOf(pressed: string | undefined, tabs: readonly MenuTab[]): string | undefined {
  return tabs.slice(1).find(({ key }) => key === pressed)?.key;
}

/** The categories that a tab is about; all of them where there is no tab. */
export function categoriesOf(tab: MenuTab | undefined, categories: readonly Category[]): Category[] {
  return categories.filter(({ id }) => tab === undefined || tab.categoryIds.includes(id));
}

/** Whether anything but the city is asked for. */
export function isFiltered({ city: _city, ...conditions }: HomeQuery): boolean {
  return Object.values(conditions).some(Boolean);
}

/** Whether a firm has a free time on its own today. */
function isFreeToday({ nearestTime }: FirmCard, now: number): boolean {
  return nearestTime !== undefined && localDateOf(nearestTime) === dateBeside(nearestTime, now);
}
