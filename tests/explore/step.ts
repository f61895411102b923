import type { FaultKind } from "./call-interceptor.ts";

/** What can be pressed or typed into, as a client would name it; `nth` of those of that name, counted from 0. */
export type Target = {
  /** Of the page itself, or of a processor's page in it. */
  frame: "page" | "processor";
  kind: "button" | "link" | "choice" | "field";
  name: string;
  nth: number;
};

/** Where somebody else leads a client to, by an address that is another one on each walk. */
export const leads = ["newestSms", "paymentLink", "reviewOfVisit", "surveyOfOther"] as const;
export type Lead = (typeof leads)[number];

/** What a value stands for: what is typed is the walk's own, and known only when it is replayed. */
export type Typed =
  | { is: "text"; text: string }
  | { is: "ownPhone" | "otherPhone" | "rightCode" | "password" | "testCard" | "card3ds" | "declinedCard" };

/** One thing that happens on a walk. */
export type Step = { tab: number } & (
  | { do: "enter"; address: string }
  | { do: "press" | "pressTwice"; target: Target }
  | { do: "type"; target: Target; typed: Typed }
  | { do: "back" | "forward" | "reload" | "switchTo" }
  | { do: "pass"; seconds: number }
  /** Something comes of the salon, or of the service, which the client follows. */
  | { do: "follow"; lead: Lead }
  /** Something happens to the next calls that change something, or to the next of any kind. */
  | { do: "fault"; fault: FaultKind; calls: "changing" | "any" }
);

/** A step in words: 'first tab: presses button "Записаться"'. */
export function inWords(step: Step): string {
  return `${step.tab === 0 ? "first" : "second"} tab: ${actOf(step)}`;
}

function actOf(step: Step): string {
  switch (step.do) {
    case "enter":
      return `goes to ${step.address}`;
    case "press":
      return `presses ${named(step.target)}`;
    case "pressTwice":
      return `presses ${named(step.target)} twice`;
    case "type":
      return `types ${step.typed.is === "text" ? JSON.stringify(step.typed.text) : step.typed.is} into ${named(step.target)}`;
    case "follow":
      return `follows ${step.lead}`;
    case "pass":
      return `${step.seconds} s pass`;
    case "fault":
      return `the next call${step.calls === "changing" ? " that changes something" : ""}: ${step.fault}`;
    case "switchTo":
      return "is looked at";
    default:
      return step.do;
  }
}

function named({ frame, kind, name, nth }: Target): string {
  const which = nth === 0 ? "" : ` (number ${nth + 1})`;
  return `${frame === "processor" ? "the processor's " : ""}${kind} ${JSON.stringify(name)}${which}`;
}
