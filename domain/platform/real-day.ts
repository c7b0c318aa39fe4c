import { isValid, parseISO } from 'date-fns';

/** A day as calls take it: `YYYY-MM-DD` from 1800 to 2999, and none that no calendar has. */
export const isRealDay = (text: unknown): text is string =>
  typeof text === 'string' && /^(1[89]|2\d)\d\d-\d\d-\d\d$/.test(text) && isValid(parseISO(text));
