import styles from "./Icon.module.css";

const paths = {
  arrow: "M5 12h14M13 6l6 6-6 6",
  back: "M19 12H5M11 6l-6 6 6 6",
  calendar: "M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 10h16M8 3v4M16 3v4",
  check: "M5 12.5l4.5 4.5L19 7.5",
  clock: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7.5V12l3 2",
  close: "M6 6l12 12M18 6L6 18",
  compare: "M5 20v-8M12 20V4M19 20v-5",
  down: "M6 9l6 6 6-6",
  instagram:
    "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M16.7 7.3v.01",
  keep: "M12 20s-7.5-4.6-9-9.3C2 7.4 4.2 4.5 7.2 4.5c2 0 3.7 1.1 4.8 3 1.1-1.9 2.8-3 4.8-3 3 0 5.2 2.9 4.2 6.2-1.5 4.7-9 9.3-9 9.3z",
  kept: "M12 20s-7.5-4.6-9-9.3C2 7.4 4.2 4.5 7.2 4.5c2 0 3.7 1.1 4.8 3 1.1-1.9 2.8-3 4.8-3 3 0 5.2 2.9 4.2 6.2-1.5 4.7-9 9.3-9 9.3z",
  link: "M10 13.5a4 4 0 0 0 6 .4l2.6-2.6a4 4 0 0 0-5.7-5.7l-1.4 1.4M14 10.5a4 4 0 0 0-6-.4l-2.6 2.6a4 4 0 0 0 5.7 5.7l1.4-1.4",
  minus: "M5 12h14",
  next: "M9 6l6 6-6 6",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7a3.5 3.5 0 1 0 0 7M2.5 20c.6-3.6 3.2-5.5 6.5-5.5s5.9 1.9 6.5 5.5M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.8c2 .7 3.2 2.5 3.5 5.2",
  phone:
    "M5 4h3.5l1.7 4.3-2.2 1.6a12 12 0 0 0 6.1 6.1l1.6-2.2L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6A1.5 1.5 0 0 1 5 4z",
  pin: "M12 21c4.5-4.3 7-7.7 7-11a7 7 0 1 0-14 0c0 3.3 2.5 6.7 7 11zM12 12.5a2.5 2.5 0 1 0 0-5a2.5 2.5 0 1 0 0 5",
  plus: "M12 5v14M5 12h14",
  previous: "M15 6l-6 6 6 6",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L20.5 20.5",
  share: "M12 15V3.5M7.5 8L12 3.5L16.5 8M5 12.5V18a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5.5",
  star: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z",
} as const;

export type IconName = keyof typeof paths;

/** A drawing beside words; it is never the only name of a thing. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-icon={name}>
      <path d={paths[name]} />
    </svg>
  );
}
