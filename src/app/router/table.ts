import { pagePaths } from "../../../domain/addresses.ts";
import { channels } from "../../../domain/channels.ts";

/** A folder of src/pages behind a path, and the translation modules that it speaks beside "home", which is every page's. */
const row = <Load, const Modules extends readonly string[]>(
  path: string,
  page: string,
  load: Load,
  ...modules: Modules
) => ({ path, page, load, modules: ["home", ...modules] as const });

/** The URL table (spec §2): fixed paths first, the company link after them; what is left is not there. */
export const table = [
  row(pagePaths.home, "home", () => import("../../pages/home/page.tsx")),
  row(pagePaths.search, "search", () => import("../../pages/search/page.tsx"), "search"),
  row(pagePaths.compare, "compare", () => import("../../pages/compare/page.tsx")),
  row(pagePaths.notFound, "not-found", () => import("../../pages/not-found/page.tsx")),
  row(pagePaths.offline, "offline", () => import("../../pages/offline/page.tsx")),
  row(pagePaths.signIn, "sign-in", () => import("../../pages/sign-in/page.tsx"), "auth"),
  row(pagePaths.deleteAccount, "delete-account", () => import("../../pages/delete-account/page.tsx"), "auth"),
  row(pagePaths.profile, "profile", () => import("../../pages/profile/page.tsx"), "auth"),
  row(
    pagePaths.reservationSuccess,
    "reservation-success",
    () => import("../../pages/reservation-success/page.tsx"),
    "book",
    "auth",
  ),
  row(pagePaths.reservationReview, "review", () => import("../../pages/review/page.tsx"), "review", "book"),
  row(
    pagePaths.reservationHistory,
    "reservation-history",
    () => import("../../pages/reservation-history/page.tsx"),
    "book",
  ),
  row(pagePaths.payments, "payments", () => import("../../pages/payments/page.tsx"), "payment"),
  row(pagePaths.myGiftCards, "my-gift-cards", () => import("../../pages/my-gift-cards/page.tsx"), "gift", "payment"),
  row(pagePaths.bonuses, "bonuses", () => import("../../pages/bonuses/page.tsx"), "payment"),
  row(pagePaths.paymentReceipt, "payment-receipt", () => import("../../pages/payment-receipt/page.tsx"), "payment"),
  row(pagePaths.cards, "cards", () => import("../../pages/cards/page.tsx"), "payment"),
  row(pagePaths.addCard, "add-card", () => import("../../pages/add-card/page.tsx"), "payment"),
  row(pagePaths.prepayment, "prepayment", () => import("../../pages/prepayment/page.tsx"), "book", "payment"),
  row(pagePaths.cardPayment, "payment-link", () => import("../../pages/payment-link/page.tsx"), "payment", "auth"),
  row(pagePaths.paymentReturn, "payment-return", () => import("../../pages/payment-return/page.tsx"), "payment"),
  row(pagePaths.shortLink, "short-link", () => import("../../pages/short-link/page.tsx"), "book", "auth"),
  row(pagePaths.landing, "landing", () => import("../../pages/landing/page.tsx"), "auth", "landing"),
  row(pagePaths.widget, "widget", () => import("../../pages/widget/page.tsx"), "landing"),
  row(pagePaths.raffle, "raffle", () => import("../../pages/raffle/page.tsx"), "landing"),
  row(pagePaths.appDownload, "app-download", () => import("../../pages/app-download/page.tsx"), "landing"),
  row(pagePaths.appBanner, "app-download", () => import("../../pages/app-download/page.tsx"), "landing"),
  ...Object.keys(channels).map((channel) =>
    row(`/${channel}/:name?`, "channel", () => import("../../pages/channel/page.tsx"), "book", "auth"),
  ),
  row(pagePaths.giftCards, "gift-cards", () => import("../../pages/gift-cards/page.tsx"), "gift"),
  row(pagePaths.giftCardPurchase, "gift-purchase", () => import("../../pages/gift-purchase/page.tsx"), "gift", "auth"),
  row(pagePaths.giftCard, "gift-card", () => import("../../pages/gift-card/page.tsx"), "gift", "payment", "auth"),
  row(pagePaths.giftCardOpening, "gift-opening", () => import("../../pages/gift-opening/page.tsx"), "gift"),
  row(
    pagePaths.personalization,
    "personalization",
    () => import("../../pages/personalization/page.tsx"),
    "survey",
    "auth",
  ),
  row(pagePaths.bnpl, "bnpl", () => import("../../pages/bnpl/page.tsx"), "bnpl"),
  row(pagePaths.reservation, "reservation", () => import("../../pages/reservation/page.tsx"), "book", "auth"),
  row(pagePaths.master, "company/master", () => import("../../pages/company/master/page.tsx"), "book"),
  row(pagePaths.company, "company", () => import("../../pages/company/page.tsx"), "book"),
  row("*", "not-found", () => import("../../pages/not-found/page.tsx")),
];

export type Route = (typeof table)[number];
