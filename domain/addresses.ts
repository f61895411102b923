/** The pages, as routers write paths. Fixed paths come before the company link, which takes any other single segment. */
export const pagePaths = {
  home: "/",
  notFound: "/not-found",
  signIn: "/auth/:way",
  deleteAccount: "/delete-account",
  profile: "/my/profile",
  reservationSuccess: "/my/reservation/:reservationId/success",
  /** What its client says of a visit. */
  reservationReview: "/my/reservation/:reservationId/review",
  reservationHistory: "/my/reservation/history",
  payments: "/my/payments",
  bonuses: "/my/bonuses",
  myGiftCards: "/my/gift-cards",
  paymentReceipt: "/my/payments/:paymentId",
  cards: "/my/cards",
  addCard: "/my/cards/new/:bindingId",
  prepayment: "/salon/reservations/:reservationId/prepayment",
  /** Where banks and processors send people back to. */
  paymentReturn: "/cb",
  /** The link by which a firm asks to be paid; its code stands behind {@link secretMark}. */
  cardPayment: "/card-payment",
  /** The link of a message: its token is a key to one visit. */
  shortLink: "/sl/:token",
  search: "/search",
  /** Salons side by side. */
  compare: "/compare",
  /** What the home page is ordered by; the token of a survey that was begun elsewhere stands behind {@link secretMark}. */
  personalization: "/personalization",
  giftCards: "/gift-cards",
  /** Buying one. */
  giftCardPurchase: "/gift-cards/new",
  /** One that was ordered: where it is paid, and handed over then. */
  giftCard: "/gift-cards/:giftCardId",
  /** Instalments. */
  bnpl: "/bnpl",
  /** What is shown where there is no network. */
  offline: "/offline",
  /** What the product is to firms. */
  landing: "/landing",
  /** How a firm has its booking on a site of its own. */
  widget: "/landing/widget",
  /** What is drawn among visits: spec §2 names red_apple. */
  raffle: "/raffleprize/:raffle",
  appDownload: "/app-download",
  /** The app's banner, to which messages lead. */
  appBanner: "/mainwp",
  /** The link of a gift card; its token stands behind {@link secretMark}. */
  giftCardOpening: "/gift-cards/open",
  reservation: "/:company/reservation/:step",
  master: "/:company/masters/:masterId",
  company: "/:company",
} as const;

/** What a guest's key to a reservation stands behind in a link: a fragment never reaches a server, a log or a Referer. */
export const secretMark = "#k=";

/** Where the service answers with something else than pages. */
export const servicePaths = {
  api: "/rest",
  authApi: "/auth-app",
  avatars: "/avatars",
  reviewPhotos: "/review-photos",
  /** Where card processors tell us that something became of a payment. */
  callbacks: "/callbacks",
  health: "/health",
  reference: "/reference",
  sandbox: "/sandbox",
  scripts: "/assets",
  studio: "/studio",
  words: "/locales",
  giftDesigns: "/gift-designs",
  demoPictures: "/pictures",
} as const;

/** The public pages, for search engines. A dot stands in it: no company link does. */
export const sitemapPath = "/sitemap.xml";

/** The stream that says when the free times of `firmId` are others than before. */
export const slotChangesPath = `${servicePaths.api}/clients-app/v1/reservations/slot-changes`;

/** Keys that any page's address may have: the language it is read in, and signing in as a sheet over it. */
export const everywhere = { language: "lang", signIn: "auth" } as const;

type Names<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? Names<First> | Names<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** A path of the template, with its parameters as people write them. */
export function pathOf<Path extends string>(template: Path, params: Record<Names<Path>, string>): string {
  const values: Readonly<Record<string, string>> = params;
  return template.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
}

/** The first segment of a path; "" of the root. */
export function firstSegment(path: string): string {
  return path.split("/")[1] ?? "";
}
