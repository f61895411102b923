/** With a card that is typed into the processor's framed field, which gives its `cryptogram`; `saveCard`: kept for who is signed in. */
export type PayByCard = { type: "card"; cryptogram: string; saveCard: boolean };

export type PayBySavedCard = { type: "savedCard"; cardId: string };

/** On PayBox's page; `instalments`: in how many monthly parts, all at once where it is absent. */
export type PayByPayBox = { type: "payBox"; instalments?: number };

/** A way to pay that a client has picked, with what it takes; `type` is the contract's `PaymentWay`. */
export type WayToPay = PayByCard | PayBySavedCard | PayByPayBox;
