/** Whether a call sends a picture: that takes long on a bad network. */
export function isUpload({ url }: Request): boolean {
  return url.endsWith("/avatar-upload");
}
