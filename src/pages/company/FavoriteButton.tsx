import { useMutation } from "@tanstack/react-query";
import { newIdempotencyKey } from "../../../domain/idempotency-key.ts";
import { useAccount } from "../../blocks/account.ts";
import { useT } from "../../i18n/react.tsx";
import { useChanged } from "../../queries/changes.ts";
import { useFavorites } from "../../queries/favorites.ts";
import { setFavoriteFirm } from "../../queries/profile.ts";
import { useSource } from "../../queries/source.ts";
import { IconButton } from "../../ui/IconButton.tsx";

/** Keeps a firm among the client's favourites: in their account, or in this browser until they sign in. */
export function FavoriteButton({ firmId }: { firmId: number }) {
  const t = useT();
  const source = useSource();
  const changed = useChanged();
  const account = useAccount();
  const { user, firms, keepFirms } = account;
  useFavorites(account);
  const setting = useMutation({
    mutationFn: (wanted: boolean) => setFavoriteFirm(source, { firmId, wanted }, newIdempotencyKey()),
    onSuccess: (_, wanted) => keepFirms(withFirm(firms, firmId, wanted)),
    onSettled: () => changed("favorites"),
  });
  const isOn = setting.isPending ? setting.variables : firms.includes(firmId);
  const press = () => {
    if (user === undefined) keepFirms(withFirm(firms, firmId, !isOn));
    else if (!setting.isPending) setting.mutate(!isOn);
  };
  return (
    <>
      <IconButton
        icon={isOn ? "kept" : "keep"}
        kind="soft"
        label={t(isOn ? "company.unfavorite" : "company.favorite")}
        onClick={press}
      />
      {setting.isError && <span role="alert">{t("company.favoriteFailed")}</span>}
    </>
  );
}

/** The firms with one more at their head, or without it. */
function withFirm(firms: readonly number[], firmId: number, isKept: boolean): number[] {
  return [...(isKept ? [firmId] : []), ...firms.filter((id) => id !== firmId)];
}
