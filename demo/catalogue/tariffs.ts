import type { Localized } from "../../domain/language.ts";
import type { TariffEntry } from "../../server/db/catalogue/catalogue.ts";
import { localized } from "./text.ts";

type Sketch = Pick<TariffEntry, "key" | "name" | "summary" | "masters" | "isPopular"> & {
  features: Localized[];
  /** Tenge a month; a year costs ten of them, half a year five and a half. */
  monthly: number;
};

const booking = localized(
  "Онлайн-запись без комиссии с визита",
  "Әр келуден комиссия алынбайтын онлайн-жазылу",
  "Online booking with no fee per visit",
);
const reminders = localized("Напоминания клиентам по SMS", "Клиенттерге SMS-пен еске салу", "SMS reminders to clients");
const waitlist = localized(
  "Лист ожидания и быстрая запись",
  "Күту тізімі мен жедел жазылу",
  "Waitlist and express booking",
);
const prepayment = localized(
  "Предоплата и подарочные карты",
  "Алдын ала төлем мен сыйлық карталары",
  "Prepayments and gift cards",
);
const rooms = localized("Кабинеты и оборудование", "Кабинеттер мен жабдықтар", "Rooms and equipment");
const branches = localized(
  "Все филиалы по одной ссылке",
  "Барлық филиал бір сілтемеде",
  "All branches behind one link",
);
const manager = localized("Личный менеджер", "Жеке менеджер", "A manager of your own");

const sketches: Sketch[] = [
  {
    key: "start",
    name: localized("Старт", "Бастау", "Start"),
    summary: localized("Мастеру, который работает сам", "Өзі жұмыс істейтін шеберге", "For a specialist on their own"),
    features: [booking, reminders],
    masters: 1,
    isPopular: false,
    monthly: 4990,
  },
  {
    key: "studio",
    name: localized("Студия", "Студия", "Studio"),
    summary: localized("Салону или барбершопу", "Салонға немесе барбершопқа", "For a salon or a barbershop"),
    features: [booking, reminders, waitlist, prepayment, rooms],
    masters: 15,
    isPopular: true,
    monthly: 14_990,
  },
  {
    key: "network",
    name: localized("Сеть", "Желі", "Network"),
    summary: localized("Нескольким филиалам", "Бірнеше филиалға", "For several branches"),
    features: [booking, reminders, waitlist, prepayment, rooms, branches, manager],
    isPopular: false,
    monthly: 39_990,
  },
];

/** What the demo's operator asks of firms. */
export const tariffs: TariffEntry[] = sketches.map(({ monthly, ...sketch }) => ({
  countryId: 1,
  version: 1,
  ...sketch,
  prices: [
    { months: 1, amount: monthly * 100 },
    { months: 6, amount: monthly * 550 },
    { months: 12, amount: monthly * 1000 },
  ],
}));
