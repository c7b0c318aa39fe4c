const MOST_CHARACTERS = 600;
const MOST_LINES = 20;

/**
 * True for a text that may not fit on a page, however narrow its column. What holds one must be allowed to go on on the
 * next page: of what is kept in one piece, the part below the page is lost.
 */
export const isLong = (text: string): boolean => text.length > MOST_CHARACTERS || text.split('\n').length > MOST_LINES;
