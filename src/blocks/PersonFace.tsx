import { initials, type PersonName } from "../../domain/person.ts";
import { classes } from "../ui/classes.ts";
import styles from "./PersonFace.module.css";

type Props = {
  person: PersonName & { avatarUrl?: string | undefined };
  size?: "s" | "l";
};

/** The person's picture, or their initials (spec §3); the name stands beside it. */
export function PersonFace({ person, size = "s" }: Props) {
  return (
    <span className={classes(styles.face, styles[size])} aria-hidden="true">
      {initials(person)}
      {person.avatarUrl !== undefined && (
        <img src={person.avatarUrl} alt="" width={512} height={512} decoding="async" />
      )}
    </span>
  );
}
