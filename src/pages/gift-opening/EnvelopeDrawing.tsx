import styles from "./gift-opening.module.css";

/** An envelope with a seal of wax, closed. */
export function EnvelopeDrawing({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 320 220" aria-hidden="true" focusable="false">
      <path
        className={styles.paper}
        d="M12 0h296a12 12 0 0 1 12 12v196a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12V12A12 12 0 0 1 12 0z"
      />
      <path className={styles.fold} d="M0 212L128 108h64l128 104v-4a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z" />
      <path className={styles.flap} d="M4 4L150 122q10 8 20 0L316 4q-4-4-8-4H12q-4 0-8 4z" />
      <circle className={styles.seal} cx="160" cy="112" r="26" />
      <path
        className={styles.mark}
        d="M160 124s-12-7.4-14.4-14.8c-1.6-5.2 2-9.8 6.7-9.8c3.2 0 5.9 1.8 7.7 4.8c1.8-3 4.5-4.8 7.7-4.8c4.7 0 8.3 4.6 6.7 9.8C172 116.600 160 124 160 124z"
      />
    </svg>
  );
}
