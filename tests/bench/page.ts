import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.ts";
import type { BenchCluster } from "./bench-database.ts";
import { median, printTable, short } from "./figures.ts";
import { startSite, startStatic } from "./servers.ts";

const path = "/red-apple-naberezhnaya";
const rounds = 7;

/** A slow phone on a slow network, with the figures of Lighthouse's mobile throttling. */
const throttle = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375, cpuRate: 4 };

type Paint = { largest: number; slot: number };

/** The company page's largest paint and first visible free time, beside the same page as one file without a script. */
export async function benchPage(cluster: BenchCluster): Promise<void> {
  if (!existsSync("dist")) throw new Error("The client is not built: run npm run build.");
  const kezek = await startSite(await cluster.createDemo("page"));
  const plain = await startStatic(`http://127.0.0.1:${kezek.port}${path}`);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
  });
  const paints = { kezek: [] as Paint[], plain: [] as Paint[] };
  for (let round = 0; round <= rounds; round += 1) {
    const own = await paintOf(browser, `http://127.0.0.1:${kezek.port}${path}`);
    const other = await paintOf(browser, `http://127.0.0.1:${plain.port}${path}`);
    // The first round only warms up.
    if (round === 0) continue;
    paints.kezek.push(own);
    paints.plain.push(other);
  }
  await browser.close();
  await plain.stop();
  await kezek.stop();
  const middle = (of: Paint[], figure: keyof Paint) => median(of.map((paint) => paint[figure]));
  const ratio = (figure: keyof Paint) =>
    median(paints.kezek.map((paint, round) => paint[figure] / (paints.plain[round]?.[figure] ?? Number.NaN)));
  printTable("The company page on a slow phone", [
    ["", "largest paint ms", "÷ static (aim ≤ 1.15)", "first free time ms", "÷ static (aim ≤ 1.5)"],
    [
      "Kezek",
      short(middle(paints.kezek, "largest")),
      short(ratio("largest")),
      short(middle(paints.kezek, "slot")),
      short(ratio("slot")),
    ],
    ["static", short(middle(paints.plain, "largest")), "1", short(middle(paints.plain, "slot")), "1"],
  ]);
}

async function paintOf(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { cpuRate, ...network } = throttle;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...network });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuRate });
  await page.addInitScript({ content: watchForSlot });
  await page.goto(address, { waitUntil: "load", timeout: 120_000 });
  await page.waitForFunction("document.documentElement.dataset.slotMs", undefined, {
    timeout: 60_000,
  });
  // Time for a later, larger paint.
  await page.waitForTimeout(2_000);
  const paint = await page.evaluate<Paint>(readPaint);
  await context.close();
  return paint;
}

// Scripts of the page's are text: what runs this file would give a function helpers that the page does not have.

/** Notes the first frame in which a free time has a height. */
const watchForSlot = `{
  const watch = () => {
    const slot = document.querySelector('[aria-labelledby="nearest"] li a');
    if (slot && slot.offsetHeight > 0) document.documentElement.dataset.slotMs = performance.now();
    else requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}`;

const readPaint = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    resolve({ largest: list.getEntries().at(-1).startTime, slot: Number(document.documentElement.dataset.slotMs) });
  }).observe({ type: "largest-contentful-paint", buffered: true });
})`;
