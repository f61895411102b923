import { useState } from "react";
import { useDevice } from "../../blocks/device.ts";
import { useEnvironment } from "../../blocks/environment.ts";
import { pageAddress } from "../../blocks/page-head.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";

/** Hands the link of a page over to what the device has for it, or puts it on the clipboard. */
export function ShareButton({ path }: { path: string }) {
  const t = useT();
  const { origin } = useEnvironment();
  const { share, copyText } = useDevice();
  const link = pageAddress(origin, path, useLanguage());
  const [isCopied, setCopied] = useState<boolean>();
  const press = async () => (share ? share(link) : setCopied(await copyText(link)));
  return (
    <>
      <IconButton
        icon={isCopied ? "check" : "share"}
        kind="soft"
        label={t(isCopied ? "copyLink.copied" : "company.share")}
        onClick={() => void press()}
      />
      <VisuallyHidden>
        <span role="status">{isCopied ? t("copyLink.copied") : ""}</span>
      </VisuallyHidden>
      {isCopied === false && (
        <span role="alert">
          {t("copyLink.failed")} {link}
        </span>
      )}
    </>
  );
}
