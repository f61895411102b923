import type { Category, MenuTab } from "../../../domain/entities.ts";
import type { HomeQuery } from "../../../domain/page-queries.ts";

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
