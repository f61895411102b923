/** What a page of ours inside of a frame posts to the page around it, and the widget's script to the page that it is on. */
export type WidgetEvent = { source: "kezek" } & (
  | { /** The content has this size, CSS pixels. */ type: "resized"; width: number; height: number }
  | { /** A visit stands. */ type: "booked"; firmId: number }
  | { /** The client has closed the popup. */ type: "closed" }
);

/** Posts such a message to the page around, whoever that is. */
export type PostToHost = (message: HostMessage) => void;

type HostMessage<Event = WidgetEvent> = Event extends WidgetEvent ? Omit<Event, "source"> : never;

/** How the widget's script shows the booking: a button in the corner, in its place, or by a press on what the page has. */
export const widgetKinds = ["button", "inline", "popup"] as const;
export type WidgetKind = (typeof widgetKinds)[number];

/** The one line of a site that books at a company: `origin` is ours, `label` what the button says. */
export function widgetLine(origin: string, { company, kind, lang, label }: WidgetOptions): string {
  const data = { company, kind, lang, ...(kind === "button" && { label }) };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  return `<script async src="${origin}/widget.js"${attributes.join("")}></script>`;
}

type WidgetOptions = { company: string; kind: WidgetKind; lang: string; label: string };

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
