import { formMessage } from '../../contract/platform/form-messages.ts';
import type { Message } from '../../contract/platform/message.ts';
import { isRealDay } from './calendar.ts';

/** The first and the last civil day of a range as they are typed; an empty text is none. */
export interface DayRange {
  from: string;
  to: string;
}

interface Limits {
  /** Civil date: the last valid day. */
  today: string;
  /** Whether a range may be open at an end. */
  isOptional?: boolean;
}

function findDayError(day: string, { today, isOptional = false }: Limits): Message | undefined {
  if (day === '') return isOptional ? undefined : formMessage('fields.dateRequired');
  if (!isRealDay(day)) return formMessage('fields.invalidDate');
  return day > today ? formMessage('fields.dateInFuture') : undefined;
}

/** What is wrong with each day of a range; null if the range is valid. */
export function findRangeErrors({ from, to }: DayRange, limits: Limits): { from?: Message; to?: Message } | null {
  const errors = { from: findDayError(from, limits), to: findDayError(to, limits) };
  if (errors.from || errors.to) return errors;
  return from && to && from > to ? { from: formMessage('fields.datesReversed') } : null;
}
