import type { CallFieldName, FieldName } from "./field-names.ts";

/** What becomes of a field: it is shown, or that it is there is, or nothing of it is. */
type Rule = "shown" | "masked" | "left out";
type Name = FieldName | CallFieldName;

/** Of an object or a list each field has its own rule. */
// prettier-ignore
const shown = [
  "account", "action", "allocation", "allocationFailure", "alternatives", "amount", "answers", "askAt", "at", "atSalon", "atSalonMax", "attemptsLeft",
  "awaitingTime", "back", "balance", "base", "bill", "bonuses", "bringing", "budget", "cancel", "card", "cashback", "challenge", "change",
  "check", "choice", "chosen", "city", "confirming", "contacts", "cost", "createdAt", "creating", "currency", "date",
  "deleteAfter", "delivery", "design", "discount", "discountMax", "doneBy", "draft", "due", "duration", "endTime", "entries", "errors",
  "expected", "expiresAt", "expiresIn", "expressServiceId", "extending", "failedAt", "failedCall",
  "failure", "failures", "favoriteFirms", "field", "finishing", "firm", "firmId", "firms", "forWhom",
  "freeCancelUntil", "fullPrice", "fullPriceMax", "fullTotal", "fullTotalMax", "futureReservations", "giftCard",
  "giftCardId", "hasSeenBill", "hasVisitorToken", "held", "heldForSeconds", "history", "hasRunOut", "hold", "holding", "hours", "id",
  "ifCancelled", "input", "instalments", "intent", "interests", "isAnyMaster", "isBegun", "isCancellable", "isChecked", "isDayWrong",
  "isDefault", "isDeleted", "isExpress", "isFinished", "isFirst", "isFromAddress", "isHoldExtendable", "isNameMissing", "isOtherPublished",
  "isPlaceMissing", "isPriceNew", "isRegistered", "isResendable", "isReviewed", "isRevised", "isSettled", "isStale", "isTemporary", "kept",
  "keptGiftCards", "kind", "layout", "losses", "manner", "manners", "masterId", "masterIds", "masters", "now",
  "openedAt", "ordered", "ordering", "outcome", "own", "paidAt", "params", "parts", "passwordIntent", "payable", "payableForSeconds",
  "payer", "paying", "payment", "paymentStatus", "peopleCount", "person", "photos", "pickedBecause", "plans",
  "prepayment", "preview", "price", "priceMax", "priority", "problem", "promisedCashback", "proven", "purpose", "question", "rating",
  "reason", "refresh", "refund", "registered", "registering", "refunded", "refunds", "refusal", "replaces", "request", "requestedAt", "resendAt",
  "reservation", "reservationId", "reservationStatus", "resetIntent", "returned", "review", "reviewability",
  "reviewableUntil", "reviews", "rooms", "saveCard", "sendOn", "sentAt", "serviceId", "serviceName", "serviceNames",
  "seenBefore", "services", "session", "setTokenDate", "shownCost", "signOut", "signUpIntent", "signedIn", "signedInAt", "slot", "smsIntent", "startTime", "starting",
  "state", "status", "step", "subject", "takeBackUntil", "takingBack", "timeZone", "title", "today", "tokenType",
  "tokens", "total", "totalMax", "type", "until", "update", "urlKey", "usable", "user", "validUntil", "version",
  "visit", "waitSeconds", "waitingMinutes", "wanted", "wantedAt", "way", "ways", "webSignOut", "where", "while",
  "wish", "wantedTime", "wishes", "worksAt",
] as const satisfies readonly Name[];

/** Whoever looks on sees that there is something. */
// prettier-ignore
const masked = [
  "accessToken", "acsUrl", "authorName", "bindingId", "brand", "buyerName", "buyerPhone", "cardId", "challengeId", "clientName",
  "clientPhone", "code", "comment", "cryptogram", "from", "idempotencyKey", "issuer", "key", "lastFour", "link",
  "linkId", "masterName", "md", "name", "of", "ownPhone", "paReq", "password", "phone", "proof", "refreshToken",
  "secret", "smallUrl", "surname", "termUrl", "text", "to", "token", "url", "userId", "verificationToken", "words",
] as const satisfies readonly Name[];

/** Of no use to who looks on. */
// prettier-ignore
const leftOut = [
  "address", "alt", "avatarUrl", "detail", "fieldUrl", "frame", "height", "image", "location", "markerX", "markerY", "message",
  "phoneNumbers", "picture", "placeholder", "roomNames", "width",
] as const satisfies readonly Name[];

/** By the field's name; a name that is missing here does not compile. */
const rules: Readonly<Record<Name, Rule>> = {
  ...named(shown, "shown"),
  ...named(masked, "masked"),
  ...named(leftOut, "left out"),
};

/** Where a field means something else inside of another one than elsewhere: by both names. */
const exceptions: Readonly<Record<string, Rule>> = {
  // Of a refusal, and not of an SMS.
  "allocationFailure.code": "shown",
  "failure.code": "shown",
  "failures.code": "shown",
  "problem.code": "shown",
  "refusal.code": "shown",
  // What is wrong with a phone, and not the phone.
  "failure.phone": "shown",
  "firm.name": "shown",
  // Prices, and not whom a gift card is from and to.
  "cost.from": "shown",
  "cost.to": "shown",
  "shownCost.from": "shown",
  "shownCost.to": "shown",
  // Times of it.
  "history.from": "shown",
  "history.to": "shown",
  "user.id": "masked",
};

/** What becomes of a field inside of another one; one that has no rule is left out. */
export function ruleOf(name: string, parent: string): Rule {
  const known: Readonly<Record<string, Rule>> = rules;
  return exceptions[`${parent}.${name}`] ?? (Object.hasOwn(known, name) ? known[name] : undefined) ?? "left out";
}

/** Whether a field has a rule at all. */
export function hasRule(name: string): boolean {
  return Object.hasOwn(rules, name);
}

function named<const Names extends readonly string[], const Given extends Rule>(names: Names, rule: Given) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets the names of its entries
  return Object.fromEntries(names.map((name) => [name, rule])) as Record<Names[number], Given>;
}
