import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState, useSyncExternalStore, type ChangeEvent } from "react";
import type { OpenPicture } from "../../../domain/crop.ts";
import type { Profile } from "../../../domain/entities.ts";
import { displayName, initials } from "../../../domain/full-name.ts";
import { useT } from "../../i18n/react.tsx";
import { useChanged } from "../../queries/changes.ts";
import { getProfile, uploadAvatar } from "../../queries/profile.ts";
import { useSource } from "../../queries/source.ts";
import { Button } from "../../ui/Button.tsx";
import { Avatar } from "../../ui/Avatar.tsx";
import { CropSheet } from "./CropSheet.tsx";
import { useProfilePort } from "./port.ts";
import styles from "./profile.module.css";
import { codeOf, useSaving } from "../../flow/use-saving.ts";

const kinds = "image/jpeg,image/png,image/webp";

/** How the client is shown: their picture or initials, and their display name. */
export function ProfilePicture({ profile }: { profile: Profile }) {
  const t = useT();
  const { openPicture } = useProfilePort();
  const [picture, setPicture] = useState<OpenPicture>();
  const [isUnreadable, setUnreadable] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const changing = useRef<HTMLButtonElement>(null);
  const saving = useAvatar();
  /** What is pressed goes with its press: the focus stays at what does not. */
  const leaving = (act: () => void) => () => {
    changing.current?.focus();
    act();
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again.
    target.value = "";
    if (file === undefined) return;
    saving.forget();
    try {
      setPicture(await openPicture(file));
      setUnreadable(false);
    } catch {
      setUnreadable(true);
    }
  };
  const close = () => {
    picture?.close();
    setPicture(undefined);
  };
  const hasPicture = profile.avatarUrl !== undefined;
  const isBad = isUnreadable || codeOf(saving.failure) === "imageUnreadable";
  return (
    <header className={styles.face}>
      <Avatar letters={initials(profile)} pictureUrl={profile.avatarUrl} size="l" />
      <div className={styles.who}>
        <h1>{displayName(profile)}</h1>
        <div className={styles.actions}>
          <Button ref={changing} kind="soft" isBusy={saving.state === "saving"} onClick={() => input.current?.click()}>
            {t(hasPicture ? "profile.changePicture" : "profile.addPicture")}
          </Button>
          {hasPicture && (
            <Button kind="plain" onClick={leaving(() => saving.save(null))}>
              {t("profile.removePicture")}
            </Button>
          )}
        </div>
        <Progress />
        {(isBad || saving.state === "failed") && (
          <p role="alert" className={styles.wrong}>
            {t(isBad ? "profile.pictureUnreadable" : "profile.pictureFailed")}
          </p>
        )}
        {!isBad && saving.state === "failed" && (
          <div className={styles.actions}>
            <Button kind="plain" onClick={leaving(saving.again)}>
              {t("app.retry")}
            </Button>
          </div>
        )}
      </div>
      <input ref={input} type="file" accept={kinds} hidden onChange={(event) => void choose(event)} />
      {picture !== undefined && (
        <CropSheet
          picture={picture}
          onClose={close}
          onUse={(image) => {
            close();
            saving.save(image);
          }}
        />
      )}
    </header>
  );
}

/** Sends a picture, or that there is none; `again`: the last one, as it was cut. */
function useAvatar() {
  const source = useSource();
  const queryClient = useQueryClient();
  const changed = useChanged();
  const sent = useRef<string | null>(null);
  const saving = useSaving(
    (image: string | null, key) => uploadAvatar(source, image, key),
    (saved) => {
      changed("profile");
      queryClient.setQueryData(getProfile(source).queryKey, saved);
    },
  );
  const save = (image: string | null) => {
    sent.current = image;
    void saving.save(image);
  };
  return { ...saving, save, again: () => save(sent.current) };
}

function Progress() {
  const t = useT();
  const { upload } = useProfilePort();
  const share = useSyncExternalStore(upload.subscribe, upload.read, () => undefined);
  if (share === undefined) return null;
  const percent = Math.round(share * 100);
  return (
    <p className={styles.progress} role="status">
      <progress value={percent} max={100} aria-label={t("profile.picture")} />
      {t("profile.sending", { percent })}
    </p>
  );
}
