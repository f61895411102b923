import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { sandboxSiteKey } from "../../domain/recaptcha-sandbox.ts";
import type { Config } from "../core/config.ts";

/** Where Google's script of the check against robots comes from, and whom it talks to. */
const recaptchaOrigins = ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"];

/**
 * The security headers of everything that is a page. Inline scripts carry the nonce in `reply.cspNonce.script`.
 * Any site may frame us: the product also runs as a widget (spec §1).
 */
export async function secureSite(
  site: FastifyInstance,
  {
    publicUrl,
    recaptcha,
    cloudPayments,
    analytics,
    sandbox,
  }: Pick<Config, "publicUrl" | "recaptcha" | "cloudPayments" | "analytics" | "sandbox">,
): Promise<void> {
  const robots = recaptcha.siteKey === sandboxSiteKey ? [] : recaptchaOrigins;
  const processor = new URL(cloudPayments.fieldUrl).origin;
  // A card's bank asks its client on a page of its own, which only the processor names, when it is needed (3-D Secure).
  const banks = sandbox ? [] : ["https:"];
  const batches = analytics.key === "" ? [] : [new URL(analytics.url).origin];
  const isHttps = publicUrl.startsWith("https:");
  await site.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'", ...robots, ...batches],
        fontSrc: ["'self'"],
        // The bank's page is POSTed to, in a frame or not; the card field is framed.
        formAction: ["'self'", processor, ...banks],
        frameSrc: ["'self'", processor, ...banks, ...robots],
        frameAncestors: ["*"],
        imgSrc: ["'self'", "data:", "https:"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...robots],
        styleSrc: ["'self'"],
        // React writes style attributes, which no nonce can cover.
        styleSrcAttr: ["'unsafe-inline'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginResourcePolicy: { policy: "cross-origin" },
    frameguard: false,
    // The path of a short link is a key: not even our own scripts are asked for with it.
    referrerPolicy: { policy: "strict-origin" },
    strictTransportSecurity: isHttps,
  });
}
