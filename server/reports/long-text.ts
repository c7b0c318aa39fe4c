const MOST_CHARACTERS = 600;
const MOST_LINES = 20;
/** About what fits beside each other in a column of the width of the page. */
const CHARACTERS_A_LINE = 60;

/**
 * True for a text that may not fit on a page, however narrow its column. What holds one must be allowed to go on on the
 * next page: of what is kept in one piece, the part below the page is lost.
 */
export const isLong = (text: string): boolean => text.length > MOST_CHARACTERS || text.split('\n').length > MOST_LINES;

/** About how many lines texts take, one below the other, in `columns` beside each other. */
export const linesOf = (texts: readonly string[], columns = 1): number =>
  texts
    .flatMap((text) => text.split('\n'))
    .reduce((lines, { length }) => lines + Math.max(1, Math.ceil((length * columns) / CHARACTERS_A_LINE)), 0);
