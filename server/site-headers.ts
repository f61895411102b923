import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";

/**
 * The security headers of everything that is a page. Inline scripts carry the nonce in `reply.cspNonce.script`.
 * Any site may frame us: the product also runs as a widget (spec §1).
 */
export async function secureSite(site: FastifyInstance, { publicUrl }: Pick<Config, "publicUrl">): Promise<void> {
  const isHttps = publicUrl.startsWith("https:");
  await site.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["*"],
        imgSrc: ["'self'", "data:", "https:"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // React writes style attributes, which no nonce can cover.
        styleSrcAttr: ["'unsafe-inline'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginResourcePolicy: { policy: "cross-origin" },
    frameguard: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: isHttps,
  });
}
