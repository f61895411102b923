import { pagePaths } from "../../domain/addresses.ts";

/**
 * The URL table (spec §2): fixed paths first, the company link after them; what is left is not there.
 * `modules` are the translation modules that the page speaks; `file` is the page as the build's manifest names it.
 */
export const table = [
  {
    path: pagePaths.home,
    modules: ["home"],
    file: "src/pages/home/page.tsx",
    load: () => import("../pages/home/page.tsx"),
  },
  {
    path: pagePaths.notFound,
    modules: ["home"],
    file: "src/pages/not-found/page.tsx",
    load: () => import("../pages/not-found/page.tsx"),
  },
  {
    path: pagePaths.signIn,
    modules: ["home", "auth"],
    file: "src/pages/sign-in/page.tsx",
    load: () => import("../pages/sign-in/page.tsx"),
  },
  {
    path: pagePaths.deleteAccount,
    modules: ["home", "auth"],
    file: "src/pages/delete-account/page.tsx",
    load: () => import("../pages/delete-account/page.tsx"),
  },
  {
    path: pagePaths.profile,
    modules: ["home", "auth"],
    file: "src/pages/profile/page.tsx",
    load: () => import("../pages/profile/page.tsx"),
  },
  {
    path: pagePaths.reservationSuccess,
    modules: ["home", "book", "auth"],
    file: "src/pages/reservation-success/page.tsx",
    load: () => import("../pages/reservation-success/page.tsx"),
  },
  {
    path: pagePaths.reservationHistory,
    modules: ["home", "book"],
    file: "src/pages/reservation-history/page.tsx",
    load: () => import("../pages/reservation-history/page.tsx"),
  },
  {
    path: pagePaths.prepayment,
    modules: ["home", "book", "payment"],
    file: "src/pages/prepayment/page.tsx",
    load: () => import("../pages/prepayment/page.tsx"),
  },
  {
    path: pagePaths.paymentReturn,
    modules: ["home", "payment"],
    file: "src/pages/payment-return/page.tsx",
    load: () => import("../pages/payment-return/page.tsx"),
  },
  {
    path: pagePaths.shortLink,
    modules: ["home", "book", "auth"],
    file: "src/pages/short-link/page.tsx",
    load: () => import("../pages/short-link/page.tsx"),
  },
  {
    path: pagePaths.reservation,
    modules: ["home", "book", "auth"],
    file: "src/pages/reservation/page.tsx",
    load: () => import("../pages/reservation/page.tsx"),
  },
  {
    path: pagePaths.company,
    modules: ["home", "book"],
    file: "src/pages/company/page.tsx",
    load: () => import("../pages/company/page.tsx"),
  },
  {
    path: "*",
    modules: ["home"],
    file: "src/pages/not-found/page.tsx",
    load: () => import("../pages/not-found/page.tsx"),
  },
] as const;

export type Route = (typeof table)[number];
