import type { Localized } from "../../../domain/language.ts";

/** Minutes from local midnight in the firm's zone, end excluded. */
export type MinuteRange = { startsMinute: number; endsMinute: number };
/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type WeekdayRange = MinuteRange & { weekday: Weekday };

export type CountryEntry = { id: number; isoCode: string; name: Localized; phoneCode: string; currency: string };
export type CityEntry = {
  id: number;
  countryId: number;
  urlName: string;
  name: Localized;
  latitude: number;
  longitude: number;
  timeZone: string;
};
export type CategoryEntry = {
  id: number;
  parentId?: number;
  urlName: string;
  name: Localized;
  position: number;
  pictureUrl?: string;
};
export type MenuTabEntry = { id: number; key: string; name: Localized; position: number; categoryIds: number[] };
export type NetworkEntry = { id: number; urlKey: string; name: Localized };

export type PictureEntry = { url: string; alt: Localized; width: number; height: number; placeholder: string };
export type ServiceEntry = {
  id: number;
  categoryId: number;
  subCategoryId?: number;
  name: Localized;
  description: Localized;
  /** Minor units (tiyn). */
  price: number;
  priceMax?: number;
  /** A multiple of 15. */
  durationMinutes: number;
  prepaymentAmount: number;
  isExpress: boolean;
  isPopular: boolean;
};
export type MasterEntry = {
  id: number;
  name: Localized;
  surname?: Localized;
  profession: Localized;
  experienceYears: number;
  avatarUrl: string;
  rating: number;
  ratingsCount: number;
  isOnline: boolean;
  serviceIds: number[];
  hours: WeekdayRange[];
  breaks: WeekdayRange[];
  /** Days from the day of loading: 3 is "in three days". */
  daysOff: number[];
};
export type ReviewEntry = {
  id: number;
  masterId?: number;
  authorName: string;
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  daysAgo: number;
  replyText?: string;
};
export type FirmType = "SALON" | "BARBERSHOP" | "NAILS" | "BROWS" | "SPA" | "KIDS" | "MASTER";
export type FirmEntry = {
  id: number;
  networkId?: number;
  cityId: number;
  urlKey: string;
  type: FirmType;
  name: Localized;
  address: Localized;
  description: Localized;
  latitude: number;
  longitude: number;
  phoneNumbers: string[];
  instagramProfile?: string;
  timeZone: string;
  currency: string;
  palette: string;
  avatarUrl: string;
  pictures: PictureEntry[];
  isPromoted: boolean;
  leadMinutes: number;
  horizonDays: number;
  freeCancelHours: number;
  hours: WeekdayRange[];
  discounts: (WeekdayRange & { percent: number })[];
  services: ServiceEntry[];
  masters: MasterEntry[];
  reviews: ReviewEntry[];
};

/** Everything an operator loads, or the demo generates. Field by field in docs/catalogue.md. */
export type Catalogue = {
  countries: CountryEntry[];
  cities: CityEntry[];
  categories: CategoryEntry[];
  menuTabs: MenuTabEntry[];
  networks: NetworkEntry[];
  firms: FirmEntry[];
};
