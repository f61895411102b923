/** The pictures of the last run, and the page that shows them. */
export const galleryFolder = ".data/gallery";
/** The pictures that were accepted. */
export const acceptedFolder = ".data/gallery-accepted";
