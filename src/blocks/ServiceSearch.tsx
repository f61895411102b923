import { useT } from "../i18n/react.tsx";
import { TextField } from "../ui/TextField.tsx";

/** No name of a service is longer. */
const longest = 100;

type Props = { wanted: string; onChange: (wanted: string) => void };

/** Where a service is looked for among many. */
export function ServiceSearch({ wanted, onChange }: Props) {
  const t = useT();
  return (
    <TextField
      type="search"
      label={t("reservation.services.search")}
      value={wanted}
      maxLength={longest}
      onChange={({ target }) => onChange(target.value)}
      enterKeyHint="search"
      autoComplete="off"
    />
  );
}
