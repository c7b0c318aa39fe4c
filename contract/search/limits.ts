/** A search of fewer characters is not sent, and refused. */
export const SEARCH_MIN = 2;
