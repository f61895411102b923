import type { Configs } from "../../../domain/entities.ts";
import { type Phone, useDevice } from "../../blocks/device.ts";
import { useT } from "../../i18n/react.tsx";
import { buttonClassName } from "../../ui/Button.tsx";
import { classes } from "../../ui/classes.ts";
import { Fold } from "../../ui/Fold.tsx";
import styles from "./app-download.module.css";

type Stores = NonNullable<Configs["stores"]>;

const phones: readonly Phone[] = ["iphone", "android"];
const steps = ["first", "second", "third"] as const;
const storeOf = { iphone: "appStore", android: "googlePlay" } as const;

/** How the app comes onto each kind of phone: onto the one that is held first, and the other's folded below it. */
export function Ways({ stores }: { stores: Stores }) {
  const t = useT();
  const { phone } = useDevice();
  const own = phones.find((one) => one === phone);
  const inOrder = own === undefined ? phones : [own, ...phones.filter((one) => one !== own)];
  return (
    <div className={classes(styles.ways, phone === undefined && styles.unknown)}>
      {inOrder.map((one) =>
        own === undefined || one === own ? (
          <section key={one} className={classes(styles.way, styles[one])} aria-labelledby={one}>
            <h2 id={one}>{t(`appDownload.${one}.title`)}</h2>
            <Way phone={one} store={stores[storeOf[one]]} />
          </section>
        ) : (
          <Fold key={one} className={styles.other} title={t(`appDownload.${one}.title`)}>
            <Way phone={one} store={stores[storeOf[one]]} />
          </Fold>
        ),
      )}
    </div>
  );
}

function Way({ phone, store }: { phone: Phone; store: string | undefined }) {
  const t = useT();
  if (store !== undefined)
    return (
      <div className={styles.how}>
        <a href={store} rel="noreferrer" className={buttonClassName({ isWide: true })}>
          {t(`appDownload.${phone}.store`)}
        </a>
      </div>
    );
  return (
    <ol className={styles.how}>
      {steps.map((step) => (
        <li key={step}>{t(`appDownload.${phone}.${step}`)}</li>
      ))}
    </ol>
  );
}
