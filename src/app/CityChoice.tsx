import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router-dom";
import { Choice } from "../blocks/Choice.tsx";
import { useT } from "../i18n/react.tsx";
import { useCurrentCity } from "../queries/city.ts";
import { getCities } from "../queries/home.ts";
import { useSource } from "../queries/source.ts";
import { hrefs, readHomeQuery } from "../routes/hrefs.ts";
import { Skeleton } from "../ui/Skeleton.tsx";

type Props = {
  /** The city in the address. */
  urlName: string | undefined;
  onChoose: (city: { id: number; countryCode: string }) => void;
};

/** The city that the home page is about. The choice sticks; the other conditions of the address stay. */
export function CityChoice({ urlName, onChoose }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const query = readHomeQuery(useSearchParams()[0]);
  const { data: cities, isError } = useQuery(getCities(useSource()));
  const current = useCurrentCity(urlName);
  if (isError) return null;
  if (cities === undefined || current === undefined) return <Skeleton width="6rem" height="2.75rem" radius="99px" />;
  const choose = (id: number) => {
    const city = cities.find((other) => other.id === id);
    if (city === undefined) return;
    onChoose({ id, countryCode: city.countryCode });
    void navigate(hrefs.home({ ...query, city: city.urlName }), { replace: true });
  };
  return (
    <Choice
      shown={current.name}
      name={t("app.city", { city: current.name })}
      title={t("app.chooseCity")}
      icon="pin"
      options={cities.map(({ id, name }) => ({ value: id, label: name }))}
      chosen={current.id}
      onChoose={choose}
    />
  );
}
