import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./FirmTile.module.css";

/** The place of a firm's tile while it is on its way. */
export function FirmTileSkeleton() {
  return (
    <div className={styles.tile}>
      <div className={styles.picture}>
        <Skeleton height="100%" radius="0" />
      </div>
      <div className={styles.words}>
        <Skeleton width="70%" height="1.4rem" />
        <Skeleton width="40%" />
        <Skeleton width="85%" />
        <Skeleton width="60%" height="1.6rem" />
      </div>
    </div>
  );
}

/** A page of them. `className`: of the list. */
export function FirmTileSkeletons({ className }: { className: string | undefined }) {
  return (
    <ul className={className}>
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index}>
          <FirmTileSkeleton />
        </li>
      ))}
    </ul>
  );
}
