import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { districtKey, homeQuery, pageKey } from "../../../domain/page-queries.ts";
import { searchText } from "../../../domain/query.ts";
import { Choice } from "../../blocks/Choice.tsx";
import { useT } from "../../i18n/react.tsx";
import { useCurrentCity } from "../../queries/city.ts";
import { getCities, getCountries } from "../../queries/places.ts";
import { useSource } from "../../queries/source.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { lazyOrNothing } from "../../ui/loaded.ts";

/** Fetched with the first list that is opened, which is there without it. */
const DetermineCity = lazyOrNothing(() => import("./DetermineCity.tsx"));

type Props = {
  /** The city in the address. */
  urlName: string | undefined;
  onChoose: (city: { id: number; countryCode: string }) => void;
};

/** The city that the page is about. The choice sticks; the other conditions of the address stay, and lists begin anew. */
export function CityChoice({ urlName, onChoose }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const source = useSource();
  const { data: cities, isError } = useQuery(getCities(source));
  const areOfOneCountry = new Set(cities?.map(({ countryCode }) => countryCode)).size <= 1;
  const { data: countries = [] } = useQuery({ ...getCountries(source), enabled: !areOfOneCountry });
  const current = useCurrentCity(urlName);
  if (isError) return null;
  if (cities === undefined || current === undefined) return <Skeleton width="6rem" height="2.75rem" radius="99px" />;
  const choose = (id: number) => {
    const city = cities.find((other) => other.id === id);
    if (city === undefined) return;
    onChoose({ id, countryCode: city.countryCode });
    const address = new URLSearchParams(params);
    address.set(homeQuery.city.key, city.urlName);
    for (const ofCity of [pageKey, districtKey]) address.delete(ofCity);
    void navigate({ pathname, search: searchText(address) }, { replace: true });
  };
  return (
    <Choice
      shown={current.name}
      name={t("app.city", { city: current.name })}
      title={t("app.chooseCity")}
      icon="pin"
      options={cities.map(({ id, name, countryCode }) => {
        return { value: id, label: name, note: countries.find(({ isoCode }) => isoCode === countryCode)?.name };
      })}
      chosen={current.id}
      onChoose={choose}
      renderOtherWay={(chooseAndClose) => (
        <Suspense fallback={<Skeleton height="3.25rem" radius="1rem" />}>
          <DetermineCity cities={cities} onFind={chooseAndClose} />
        </Suspense>
      )}
    />
  );
}
