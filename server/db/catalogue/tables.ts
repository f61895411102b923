import type { Table } from "./bulk.ts";

const table = (name: string, key: readonly string[], columns: Record<string, string>): Table => ({
  name,
  key,
  columns,
});

const localized = "localized";
const integer = "integer";
const range = { weekday: integer, starts_minute: integer, ends_minute: integer };

export const countries = table("countries", ["id"], {
  id: integer,
  iso_code: "text",
  name: localized,
  phone_code: "text",
  currency: "text",
});
export const cities = table("cities", ["id"], {
  id: integer,
  country_id: integer,
  url_name: "text",
  name: localized,
  latitude: "double precision",
  longitude: "double precision",
  time_zone: "text",
});
export const districts = table("districts", ["id"], {
  id: integer,
  city_id: integer,
  url_name: "text",
  name: localized,
});
export const categories = table("categories", ["id"], {
  id: integer,
  parent_id: integer,
  url_name: "text",
  name: localized,
  position: integer,
  picture_url: "text",
});
export const menuTabs = table("menu_tabs", ["id"], {
  id: integer,
  key: "text",
  name: localized,
  position: integer,
  category_ids: "integer[]",
});
export const tariffs = table("tariffs", ["country_id", "version", "key"], {
  country_id: integer,
  version: integer,
  key: "text",
  position: integer,
  name: localized,
  summary: localized,
  features: "jsonb",
  masters: integer,
  is_popular: "boolean",
});
export const subscriptionPrices = table("subscription_prices", ["country_id", "version", "tariff_key", "months"], {
  country_id: integer,
  version: integer,
  tariff_key: "text",
  months: integer,
  amount: "bigint",
});
export const networks = table("networks", ["id"], { id: integer, url_key: "text", name: localized });
export const firms = table("firms", ["id"], {
  id: integer,
  network_id: integer,
  city_id: integer,
  district_id: integer,
  url_key: "text",
  type: "text",
  name: localized,
  address: localized,
  description: localized,
  latitude: "double precision",
  longitude: "double precision",
  phone_numbers: "text[]",
  instagram_profile: "text",
  time_zone: "text",
  currency: "text",
  palette: "text",
  takes_gift_cards: "boolean",
  avatar_url: "text",
  average_rating: "numeric",
  ratings_count: integer,
  review_count: integer,
  is_individual_master: "boolean",
  is_promoted: "boolean",
  lead_minutes: integer,
  horizon_days: integer,
  free_cancel_hours: integer,
  instalments: "integer[]",
  cashback_percent: integer,
});
export const firmPictures = table("firm_pictures", ["firm_id", "position"], {
  firm_id: integer,
  position: integer,
  url: "text",
  alt: localized,
  width: integer,
  height: integer,
  placeholder: "text",
});
export const firmHours = table("firm_hours", ["firm_id", "weekday"], {
  firm_id: integer,
  weekday: integer,
  opens_minute: integer,
  closes_minute: integer,
});
export const firmSpecialHours = table("firm_special_hours", ["firm_id", "day"], {
  firm_id: integer,
  day: "date",
  opens_minute: integer,
  closes_minute: integer,
});
export const firmDiscounts = table("firm_discounts", ["firm_id", "id"], {
  firm_id: integer,
  id: integer,
  ...range,
  percent: integer,
});
export const services = table("services", ["firm_id", "id"], {
  firm_id: integer,
  id: integer,
  category_id: integer,
  sub_category_id: integer,
  name: localized,
  description: localized,
  price: "bigint",
  price_max: "bigint",
  duration_minutes: integer,
  prepayment_amount: "bigint",
  is_express: "boolean",
  is_popular: "boolean",
  is_phone_only: "boolean",
  cleanup_minutes: integer,
  position: integer,
});
export const rooms = table("rooms", ["firm_id", "kind", "id"], {
  firm_id: integer,
  kind: "resource_kind",
  id: integer,
  name: localized,
  capacity: integer,
  position: integer,
});
export const serviceRooms = table("service_rooms", ["firm_id", "service_id", "kind", "room_id"], {
  firm_id: integer,
  service_id: integer,
  kind: "resource_kind",
  room_id: integer,
});
export const masters = table("masters", ["firm_id", "id"], {
  firm_id: integer,
  id: integer,
  name: localized,
  surname: localized,
  profession: localized,
  bio: localized,
  experience_years: integer,
  avatar_url: "text",
  catalogue_rating: "numeric",
  catalogue_ratings_count: integer,
  is_online: "boolean",
  position: integer,
});
export const masterServices = table("master_services", ["firm_id", "master_id", "service_id"], {
  firm_id: integer,
  master_id: integer,
  service_id: integer,
  price: "bigint",
  price_max: "bigint",
  duration_minutes: integer,
});
const ofMasterAndTime = ["firm_id", "master_id", "weekday", "starts_minute"];
export const masterHours = table("master_hours", ofMasterAndTime, { firm_id: integer, master_id: integer, ...range });
export const masterBreaks = table("master_breaks", ofMasterAndTime, { firm_id: integer, master_id: integer, ...range });
export const masterDaysOff = table("master_days_off", ["firm_id", "master_id", "day"], {
  firm_id: integer,
  master_id: integer,
  day: "date",
});
export const masterSpecialHours = table("master_special_hours", ["firm_id", "master_id", "day", "starts_minute"], {
  firm_id: integer,
  master_id: integer,
  day: "date",
  starts_minute: integer,
  ends_minute: integer,
});
export const reviews = table("reviews", ["firm_id", "id"], {
  firm_id: integer,
  id: integer,
  master_id: integer,
  service_id: integer,
  author_name: "text",
  grade: "text",
  rating: integer,
  text: "text",
  created_at: "timestamptz",
  reply_text: "text",
  reply_at: "timestamptz",
  language: "text",
});
export const portfolioWorks = table("portfolio_works", ["firm_id", "id"], {
  firm_id: integer,
  id: integer,
  service_id: integer,
  master_id: integer,
  position: integer,
  url: "text",
  alt: localized,
  width: integer,
  height: integer,
  placeholder: "text",
});
export const masterPromotions = table("master_promotions", ["firm_id", "master_id", "id"], {
  firm_id: integer,
  master_id: integer,
  id: integer,
  position: integer,
  title: localized,
  text: localized,
  ends_on: "date",
});
