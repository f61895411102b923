import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useGeolocation } from "../../blocks/geolocation.ts";
import { useNow } from "../../blocks/now.ts";
import { dateInZone } from "../../format/zone.ts";
import { useT } from "../../i18n/react.tsx";
import { useCurrentCity, zoneOf } from "../../queries/city.ts";
import { searchHref } from "../../routes/search-hrefs.ts";
import { chipClassName } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";

/** What is free today, the nearest first. Where the client is, is asked on the way there, unless it is known or was refused. */
export function NearbyLink({ city }: { city: string | undefined }) {
  const t = useT();
  const navigate = useNavigate();
  const now = useNow();
  const { place, locate, isLocationRefused } = useGeolocation();
  const [isAsking, setAsking] = useState(false);
  const timeZone = zoneOf(useCurrentCity(city));
  const to = searchHref({ city, date: dateInZone(timeZone, now), sort: "distance" });
  const ask = async () => {
    setAsking(true);
    await locate();
    await navigate(to);
  };
  return (
    <Link
      to={to}
      className={chipClassName({ isAction: true })}
      aria-busy={isAsking}
      onClick={(event) => {
        if (place !== undefined || isLocationRefused() || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        if (!isAsking) void ask();
      }}
    >
      <Icon name="pin" />
      {t("home.near")}
    </Link>
  );
}
