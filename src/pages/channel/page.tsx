import { matchPath, Navigate, useLocation, useParams } from "react-router-dom";
import { channelOf, channels } from "../../../domain/channels.ts";
import { hrefs } from "../../routes/hrefs.ts";

/** A link that names a company is previewed as that company's page. */
export function headOf(pathname: string): string | undefined {
  const channel = channelOf(pathname);
  const name = matchPath("/:channel/:name", pathname)?.params.name;
  return channel && channels[channel] === "company" && name !== undefined ? hrefs.company(name) : undefined;
}

/**
 * A link of a message, a sign or a partner (spec §2, the reminder-redirect area): it leads to a place of this host, whatever
 * stands in it, and changes nothing. That the client came by it is kept where the app starts.
 */
export function Page() {
  const { pathname, search } = useLocation();
  const { name } = useParams();
  const channel = channelOf(pathname);
  return <Navigate to={{ pathname: placeOf(channel && channels[channel], name), search }} replace />;
}

function placeOf(kind: (typeof channels)[keyof typeof channels] | undefined, name: string | undefined): string {
  if (kind === "app") return hrefs.appDownload();
  if (kind === "visit") return name === undefined ? hrefs.reservationHistory() : hrefs.shortLink(name);
  return name === undefined ? hrefs.home() : hrefs.company(name);
}
