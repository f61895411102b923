/** The check that a person asks, and no robot. */
export type RecaptchaPort = {
  /**
   * @param token what the check gave to the person's browser
   * @param address the person's
   * @returns whether it was a person
   * @throws RecaptchaUnreachable when there was no answer to that
   */
  isHuman(token: string, address: string): Promise<boolean>;
};

/** Whether a person asked is unknown. */
export class RecaptchaUnreachable extends Error {
  override readonly name = "RecaptchaUnreachable";
}
