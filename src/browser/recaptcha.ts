import { sandboxSiteKey, sandboxTokenPrefix } from "../../domain/recaptcha-sandbox.ts";

type Recaptcha = {
  ready(act: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
};

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const address = "https://www.google.com/recaptcha/api.js?render=";
const sandboxToken = `${sandboxTokenPrefix}visitor`;

/**
 * A token of Google's recaptcha v3 for an act. Its script is fetched with the first one. While the service
 * has its sandbox for that, a token of the sandbox.
 * @throws where the script cannot be had or answers nothing
 */
export async function recaptchaToken(siteKey: string, action: string): Promise<string> {
  if (siteKey === sandboxSiteKey) return sandboxToken;
  const recaptcha = window.grecaptcha ?? (await loadRecaptcha(siteKey));
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  return recaptcha.execute(siteKey, { action });
}

function loadRecaptcha(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address + encodeURIComponent(siteKey);
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error("The recaptcha could not be loaded."));
    });
    script.addEventListener("load", () => {
      if (window.grecaptcha === undefined) reject(new Error("The recaptcha is not there."));
      else resolve(window.grecaptcha);
    });
    document.head.append(script);
  });
}
