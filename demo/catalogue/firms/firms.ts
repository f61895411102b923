import type { FirmEntry } from "../../../server/db/catalogue/catalogue.ts";
import { districtOf } from "../districts.ts";
import { picturesOf } from "../pictures.ts";
import { portfolioOf } from "../works.ts";
import { cities } from "../places.ts";
import { mastersOf, teamOf } from "../people/masters.ts";
import { reviewsOf } from "../reviews/reviews.ts";
import { offerOf } from "../services/offer.ts";
import { roomsOf } from "../services/rooms.ts";
import { aktauFirms } from "./aktau.ts";
import { almatyFirms } from "./almaty.ts";
import { astanaFirms } from "./astana.ts";
import { regionalFirms } from "./regions.ts";
import { specialHoursOf } from "../special-hours.ts";
import type { FirmSketch } from "../sketch.ts";

export const sketches: readonly FirmSketch[] = [
  ...aktauFirms,
  ...almatyFirms,
  ...astanaFirms,
  ...regionalFirms,
].toSorted((left, right) => left.id - right.id);

/** A firm in full. Its phone numbers belong to nobody. */
export function firmOf(sketch: FirmSketch): FirmEntry {
  const services = offerOf(sketch);
  const masters = mastersOf(sketch, services);
  const [latitude, longitude] = sketch.place;
  const isIndividual = sketch.type === "MASTER";
  const districtId = districtOf(sketch.id);
  return {
    id: sketch.id,
    ...(sketch.networkId !== undefined && { networkId: sketch.networkId }),
    cityId: sketch.cityId,
    ...(districtId !== undefined && { districtId }),
    urlKey: sketch.urlKey,
    type: sketch.type,
    name: sketch.name,
    address: sketch.address,
    description: sketch.description,
    latitude,
    longitude,
    phoneNumbers: [`+7700000${String(sketch.id).padStart(2, "0")}01`],
    ...(sketch.id % 4 !== 3 && { instagramProfile: `kezek.${sketch.urlKey.replaceAll("-", ".")}` }),
    timeZone: timeZoneOf(sketch.cityId),
    currency: "KZT",
    palette: sketch.palette,
    avatarUrl: `/pictures/firms/${sketch.urlKey}/avatar.svg`,
    pictures: picturesOf(sketch),
    isPromoted: sketch.isPromoted ?? false,
    // Whoever takes money online, and all of a chain: its card works at each of its firms.
    takesGiftCards: sketch.takesPrepayment === true || sketch.networkId !== undefined,
    leadMinutes: isIndividual ? 120 : 30,
    horizonDays: isIndividual ? 30 : 60,
    freeCancelHours: sketch.takesPrepayment ? 12 : 3,
    cashbackPercent: sketch.takesPrepayment ? 5 : 0,
    instalments: [...(sketch.instalments ?? [])],
    hours: [...sketch.opening],
    specialHours: specialHoursOf(sketch),
    discounts: [...(sketch.discounts ?? [])],
    ...roomsOf(services),
    services,
    masters,
    portfolio: portfolioOf(sketch.urlKey, { masters, services }),
    reviews: reviewsOf(sketch, teamOf(sketch), { services, masters }),
  };
}

function timeZoneOf(cityId: number): string {
  const city = cities.find(({ id }) => id === cityId);
  if (city === undefined) throw new RangeError(`There is no city ${cityId}`);
  return city.timeZone;
}
