import { studioPaths } from "../../../domain/studio-addresses.ts";
import { QrCode } from "../../blocks/QrCode.tsx";
import { readNetworkUrl } from "../../browser/settings.ts";
import styles from "./WatchPhone.module.css";

/**
 * How a phone of the same network comes to be watched too; where it cannot reach the address of the studio, how it would.
 * @param studio the address that the studio was opened at
 */
export function WatchPhone({ studio: { origin, hostname, port } }: { studio: URL }) {
  const address = `${origin}${studioPaths.phone}`;
  return (
    <details className={styles.phone}>
      <summary>Watch a phone</summary>
      {isOfThisMachine(hostname) ? (
        <Unreachable url={readNetworkUrl() || `http://ADDRESS:${port}`} />
      ) : (
        <div className={styles.invitation}>
          <QrCode text={address} title={address} />
          <p>
            Scan this with a phone of the same network, and say yes there. What it then opens of the app stands here as
            another device. <a href={address}>{address}</a>
          </p>
        </div>
      )}
    </details>
  );
}

function Unreachable({ url }: { url: string }) {
  return (
    <p>
      A phone does not reach <b>localhost</b>: start the service with <code>PUBLIC_URL={url} npm start</code>, without{" "}
      <code>HOST</code>, and open the studio at <code>{url}/studio</code>.
    </p>
  );
}

function isOfThisMachine(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
