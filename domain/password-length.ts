/** How many characters a password has, however they are encoded: what is written "й" is one. */
export function passwordLength(password: string): number {
  return [...password.normalize("NFC")].length;
}
