/** A catalogue that cannot be loaded: the message names the firm, the field and what is wrong with it. */
export class CatalogueError extends Error {
  override readonly name = "CatalogueError";
}
