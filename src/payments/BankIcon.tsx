import styles from "./payments.module.css";

const card = "M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 10h18M7 15h3";

/** The icon of a card by the name of its issuer (spec §3: one named bank and a default). */
export function BankIcon({ issuer }: { issuer: string | undefined }) {
  const isKaspi = issuer !== undefined && /kaspi/i.test(issuer);
  return (
    <svg className={isKaspi ? styles.kaspi : styles.bank} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={isKaspi ? "M8 5v14M16 5l-7 7l7 7" : card} />
    </svg>
  );
}
