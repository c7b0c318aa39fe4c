import { createDateFormat } from './message.ts';

// `Intl` has the usual short months (`sept`); date-fns has other ones.
const formatShortMonth = createDateFormat('es-US', { month: 'short' });

/** A civil date in Spanish: `5 dic 2026`. */
export const formatSpanishDay = (day: string): string =>
  `${Number(day.slice(8))} ${formatShortMonth(day)} ${day.slice(0, 4)}`;
