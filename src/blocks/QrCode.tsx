import { useEffect, useState } from "react";
import styles from "./QrCode.module.css";

/** Light modules around a code, without which cameras do not find it (ISO/IEC 18004, quiet zone). */
const quietZone = 4;

type Drawn = { text: string; size: number; path: string };

/** A text as a QR code, dark on light by day and by night. Its place is there before what draws it has come. */
export function QrCode({ text, title }: { text: string; title: string }) {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let isShown = true;
    // Without it the link is still there to be copied.
    draw(text).then(
      (code) => isShown && setDrawn(code),
      () => {},
    );
    return () => void (isShown = false);
  }, [text]);
  const code = drawn?.text === text ? drawn : undefined;
  return (
    <div className={styles.code}>
      {code && (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" shapeRendering="crispEdges">
          <title>{title}</title>
          <path d={code.path} />
        </svg>
      )}
    </div>
  );
}

async function draw(text: string): Promise<Drawn> {
  const { encodeQR } = await import("qr");
  const rows = encodeQR(text, "raw", { ecc: "medium", border: quietZone });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { text, size: rows.length, path };
}
