declare global {
  interface CredentialRequestOptions {
    otp?: { transport: "sms"[] };
  }
}

/**
 * The code of a message that arrives on this device and names our host (WebOTP).
 * Undefined where the browser has no such thing, the client declines, or the waiting is given up.
 */
export async function readOneTimeCode(signal: AbortSignal): Promise<string | undefined> {
  if (!("OTPCredential" in window)) return undefined;
  try {
    const credential = await navigator.credentials.get({ otp: { transport: ["sms"] }, signal });
    return credential !== null && "code" in credential && typeof credential.code === "string"
      ? credential.code
      : undefined;
  } catch {
    return undefined;
  }
}
