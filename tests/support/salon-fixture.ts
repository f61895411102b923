import type { components } from "../../openapi/generated/api.ts";
import type {
  Category,
  City,
  Firm,
  FirmCard,
  FirmServices,
  Home,
  Master,
  MenuTab,
  MultiLink,
  ReservationTimes,
  Reviews,
  Service,
} from "../../domain/entities.ts";

/** A small city with a salon and a network, for tests of the client that need no service. */
const tenge = (amount: number) => ({ amount: amount * 100, currency: "KZT" });

const aktau: City = {
  id: 1,
  name: "Актау",
  urlName: "aktau",
  latitude: 43.65,
  longitude: 51.16,
  countryCode: "KZ",
  timeZone: "Asia/Aqtau",
  currency: "KZT",
};
const almaty: City = {
  id: 2,
  name: "Алматы",
  urlName: "almaty",
  latitude: 43.24,
  longitude: 76.9,
  countryCode: "KZ",
  timeZone: "Asia/Almaty",
  currency: "KZT",
};
export const cities: City[] = [aktau, almaty];

export const menuTabs: MenuTab[] = [
  { id: 1, key: "all", name: "Все", categoryIds: [1, 2, 3] },
  { id: 2, key: "women", name: "Женщинам", categoryIds: [1, 2] },
  { id: 3, key: "men", name: "Мужчинам", categoryIds: [3] },
];

export const categories: Category[] = [
  { id: 1, name: "Волосы", urlName: "hair", pictureUrl: "/pictures/categories/hair.svg", subCategories: [] },
  { id: 2, name: "Ногти", urlName: "nails", pictureUrl: "/pictures/categories/nails.svg", subCategories: [] },
  { id: 3, name: "Барбер", urlName: "barber", pictureUrl: "/pictures/categories/barber.svg", subCategories: [] },
];

const picture = (urlKey: string, number: number) => ({
  url: `/pictures/firms/${urlKey}/${number}-960.avif`,
  alt: "Зал салона",
  width: 1440,
  height: 810,
  placeholder: "#f0d9cd",
});

export const redApple: FirmCard = {
  id: 1,
  name: "Red Apple на набережной",
  type: "SALON",
  urlKey: "red-apple-naberezhnaya",
  cityId: aktau.id,
  cityName: aktau.name,
  address: "14-й мкр, 23",
  latitude: 43.64,
  longitude: 51.16,
  avatarUrl: "/pictures/firms/red-apple-naberezhnaya/avatar.svg",
  picture: picture("red-apple-naberezhnaya", 1),
  averageRating: 4.9,
  reviewCount: 18,
  isIndividualMaster: false,
  isPromoted: true,
  workSchedule: { isOpen: true, closesAt: "20:00" },
  categoryIds: [1, 2],
  priceFrom: tenge(4000),
  discountPercent: 15,
  nearest: { startTime: "2026-11-20T14:15:00+05:00", serviceId: 1 },
};

export const barber: FirmCard = {
  ...redApple,
  id: 2,
  name: "Бородач",
  type: "BARBERSHOP",
  urlKey: "borodach",
  address: "пр. Назарбаева, 12",
  latitude: 43.67,
  longitude: 51.14,
  averageRating: 4.6,
  reviewCount: 1,
  isPromoted: false,
  workSchedule: { isOpen: false, opensAt: "2026-11-21T10:00:00+05:00" },
  categoryIds: [3],
  priceFrom: tenge(5000),
  discountPercent: undefined,
  nearest: { startTime: "2026-11-21T10:00:00+05:00", serviceId: 1 },
};

export const home: Home = {
  city: aktau,
  firms: [redApple, barber],
  total: 2,
  takesGiftCards: false,
  hasInstalments: false,
};

export const homeReviews: components["schemas"]["HomeReviews"] = {
  reviews: [
    {
      review: {
        id: 12,
        user: { name: "Мадина" },
        grade: "EXCELLENT",
        rating: 5,
        date: "2026-11-02T15:10:00+05:00",
        text: "Стрижка держит форму уже второй месяц.",
        language: "ru",
      },
      firm: { id: 1, name: redApple.name, urlKey: redApple.urlKey, avatarUrl: redApple.avatarUrl },
    },
  ],
};

export const salonLink: MultiLink = { kind: "firm", name: redApple.name, firms: [redApple] };
export const networkLink: MultiLink = { kind: "network", name: "Red Apple", firms: [barber, redApple] };

export const firm: Firm = {
  id: 1,
  name: redApple.name,
  type: "SALON",
  urlKey: redApple.urlKey,
  address: redApple.address,
  cityId: 1,
  cityName: "Актау",
  countryCode: aktau.countryCode,
  isIndividualMaster: false,
  timeZone: "Asia/Aqtau",
  currency: "KZT",
  description: "Салон у моря: стрижки, окрашивание, маникюр и брови. Работаем с 2014 года.",
  avatarUrl: redApple.avatarUrl,
  pictures: [1, 2, 3].map((number) => picture(redApple.urlKey, number)),
  ogImageUrl: "/pictures/firms/red-apple-naberezhnaya/og.jpg",
  averageRating: 4.9,
  ratingsCount: 312,
  reviewCount: 18,
  phoneNumbers: ["+77292123456"],
  instagramProfile: "redapple.aktau",
  location: { type: "TWO_GIS", markerX: 51.1605, markerY: 43.6481 },
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    weekday === 7 ? { weekday } : { weekday, opensAt: weekday === 6 ? "10:00" : "09:00", closesAt: "20:00" },
  ),
  specialHours: [],
  workSchedule: redApple.workSchedule,
};

const service = (
  id: number,
  categoryId: number,
  name: string,
  description: string,
  price: number,
  duration: number,
): Service => ({
  id,
  categoryId,
  name,
  description,
  duration,
  price: tenge(price),
  prepayment: tenge(0),
  isExpress: false,
  isPopular: id === 1,
  masterIds: [1, 2],
});

export const firmServices: FirmServices = {
  categories: [
    { id: 1, name: "Волосы", urlName: "hair" },
    { id: 2, name: "Ногти", urlName: "nails" },
  ],
  services: [
    service(1, 1, "Женская стрижка", "мытьё и укладка включены", 7000, 60),
    {
      ...service(2, 1, "Окрашивание в один тон", "материал включён", 18_000, 120),
      priceMax: tenge(26_000),
      prepayment: tenge(5000),
    },
    service(3, 1, "Вечерняя укладка", "", 9000, 60),
    service(4, 2, "Маникюр с покрытием", "гель-лак", 6500, 90),
  ],
};

export const masters: Master[] = [
  { name: "Айгерим", surname: "Сапарова", profession: "Стилист", experienceYears: 6 },
  { name: "Динара", profession: "Мастер маникюра", experienceYears: 2 },
  { name: "Мария", profession: "Колорист", experienceYears: 0 },
].map((master, index) => ({
  ...master,
  id: index + 1,
  avatarUrl: `/pictures/masters/${index + 1}.svg`,
  rating: 5 - index / 10,
  ratingsCount: index === 2 ? 0 : 120,
  isOnline: index !== 2,
  serviceIds: [1, 2, 3, 4],
}));

export const reviews: Reviews = {
  averageRating: 4.9,
  totalReviewsCount: 18,
  grades: { EXCELLENT: 15, GOOD: 2, NORMAL: 1, BAD: 0 },
  reviews: [
    {
      id: 12,
      user: { name: "Мадина" },
      grade: "EXCELLENT",
      rating: 5,
      date: "2026-11-02T15:10:00+05:00",
      text: "Стрижка держит форму уже второй месяц.",
      language: "ru",
      replyText: "Спасибо, Мадина! Ждём вас снова.",
      replyDate: "2026-11-03T10:00:00+05:00",
    },
    {
      id: 11,
      user: { name: "Асель" },
      grade: "GOOD",
      rating: 4,
      date: "2026-10-28T12:00:00+05:00",
      text: "Красиво, но пришлось подождать десять минут.",
      language: "ru",
    },
  ],
};

const slot = (startTime: string, endTime: string, price: number) => ({
  startTime,
  endTime,
  price,
  fullPrice: 700_000,
  entries: [{ person: 1, serviceId: 1, masterId: 1, startTime, endTime, price, fullPrice: 700_000 }],
});

export const reservationInfo: components["schemas"]["ReservationInfo"] = {
  lastDate: "2027-01-19",
  leadMinutes: 30,
  freeCancelHours: 3,
};

export const reservationTimes: ReservationTimes = {
  timeZone: "Asia/Aqtau",
  currency: "KZT",
  days: [{ date: "2026-11-20", state: "free", freeShare: 40, firstTime: "2026-11-20T14:15:00+05:00" }],
  nearest: [
    slot("2026-11-20T14:15:00+05:00", "2026-11-20T15:15:00+05:00", 700_000),
    slot("2026-11-20T15:00:00+05:00", "2026-11-20T16:00:00+05:00", 700_000),
    slot("2026-11-20T17:30:00+05:00", "2026-11-20T18:30:00+05:00", 595_000),
    slot("2026-11-21T09:00:00+05:00", "2026-11-21T10:00:00+05:00", 700_000),
  ],
};
