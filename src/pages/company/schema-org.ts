import type { Firm, Review, Service, SpecialHours } from "../../../domain/entities.ts";
import type { Language } from "../../../domain/language.ts";
import type { Money } from "../../../domain/money.ts";
import { formatMoney } from "../../format/money.ts";
import { offersOf } from "./schema-org-offers.ts";

const kinds: Readonly<Record<Firm["type"], string>> = {
  SALON: "BeautySalon",
  BARBERSHOP: "HairSalon",
  NAILS: "NailSalon",
  BROWS: "BeautySalon",
  SPA: "DaySpa",
  KIDS: "HairSalon",
  MASTER: "HealthAndBeautyBusiness",
};
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

type About = {
  firm: Firm;
  origin: string;
  /** Absolute. */
  url: string;
  language: Language;
  services: readonly Service[];
  reviews: readonly Review[];
};

/** Search engines show a few. */
const mostReviews = 5;

/** A firm in the words of schema.org, as JSON that may stand inside of a <script>: no `<` is left in it. */
export function schemaOrg({ firm, origin, url, language, services, reviews }: About): string {
  const document = {
    "@context": "https://schema.org",
    "@type": kinds[firm.type],
    "@id": url,
    name: firm.name,
    description: firm.description,
    url,
    image: [firm.ogImageUrl, ...firm.pictures.map((picture) => picture.url)].map((path) => new URL(path, origin).href),
    telephone: firm.phoneNumbers[0],
    address: {
      "@type": "PostalAddress",
      streetAddress: firm.address,
      addressLocality: firm.cityName,
      addressCountry: firm.countryCode,
    },
    geo: { "@type": "GeoCoordinates", latitude: firm.location.markerY, longitude: firm.location.markerX },
    openingHoursSpecification: openingHours(firm.hours),
    specialOpeningHoursSpecification: firm.specialHours.map(specialHours),
    priceRange: priceRange(services, language),
    currenciesAccepted: firm.currency,
    sameAs: firm.instagramProfile && [`https://www.instagram.com/${firm.instagramProfile}`],
    aggregateRating: rating(firm),
    review: reviews.slice(0, mostReviews).map(reviewOf),
    makesOffer: offersOf(services, firm.currency),
    potentialAction: { "@type": "ReserveAction", target: url },
  };
  return JSON.stringify(document).replaceAll("<", String.raw`\u003c`);
}

/** "4 000 ₸ – 18 000 ₸": from the least that anything costs to the most. */
function priceRange(services: readonly Service[], language: Language): string | undefined {
  const byAmount = (left: Money, right: Money) => left.amount - right.amount;
  const cheapest = services.map(({ price }) => price).toSorted(byAmount)[0];
  const dearest = services
    .map(({ price, priceMax = price }) => priceMax)
    .toSorted(byAmount)
    .at(-1);
  return cheapest && dearest && `${formatMoney(cheapest, language)} – ${formatMoney(dearest, language)}`;
}

function openingHours(hours: Firm["hours"]) {
  return hours
    .filter(({ opensAt }) => opensAt !== undefined)
    .map(({ weekday, opensAt, closesAt }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: weekdays[weekday - 1],
      opens: opensAt,
      closes: closesOf(closesAt),
    }));
}

/** A day on which a firm opens at 00:00 and closes at 00:00 is one on which it is closed. */
function specialHours({ date, opensAt = "00:00", closesAt = "00:00" }: SpecialHours) {
  return {
    "@type": "OpeningHoursSpecification",
    validFrom: date,
    validThrough: date,
    opens: opensAt,
    closes: closesOf(closesAt),
  };
}

function closesOf(closesAt: string | undefined) {
  return closesAt === "24:00" ? "23:59" : closesAt;
}

/** Search engines refuse a rating that nobody gave. */
function rating({ averageRating, ratingsCount }: Firm) {
  if (ratingsCount === 0) return undefined;
  return { "@type": "AggregateRating", ratingValue: averageRating, ratingCount: ratingsCount, bestRating: 5 };
}

function reviewOf({ user, date, rating: ratingValue, text }: Review) {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: user.name },
    datePublished: date.slice(0, 10),
    reviewRating: { "@type": "Rating", ratingValue, bestRating: 5 },
    ...(text !== "" && { reviewBody: text }),
  };
}
