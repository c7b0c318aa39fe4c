const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Dec 12, 2026`. */
export const spoken = (day: string): string =>
  `${months[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;

export const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`;

interface DaysCase {
  code: string;
  days: number;
  required: number;
  endDate: string;
  closed: boolean;
  /** The code that more days would give while the window is open. */
  next?: { code: string; required: number };
}

/** Why a code that counts data days is billable or not, in one sentence. */
export function explainDays({ code, days, required, endDate, closed, next }: DaysCase): string {
  const met = days >= required;
  if (closed) {
    return met
      ? `${code} is billable with ${count(days, 'data day')} by ${spoken(endDate)}.`
      : `${code} is not billable: ${days} of ${required} data days by ${spoken(endDate)}.`;
  }
  if (!met) return `${code} needs ${count(required - days, 'more data day')} by ${spoken(endDate)}.`;
  const reached = `${code} is reached with ${count(days, 'data day')}`;
  return next
    ? `${reached}; ${next.code} needs ${next.required - days} more by ${spoken(endDate)}.`
    : `${reached} and becomes billable after ${spoken(endDate)}.`;
}

interface MinutesCase {
  code: string;
  minutes: number;
  required: number;
  /** A live two-way contact is needed and was not had. */
  contactMissing: boolean;
  endDate: string;
  closed: boolean;
}

/** Why a code that counts minutes is billable or not, in one sentence. */
export function explainMinutes({ code, minutes, required, contactMissing, endDate, closed }: MinutesCase): string {
  const short = Math.max(0, required - minutes);
  if (closed && (short > 0 || contactMissing)) {
    const had = short > 0 ? `${minutes} of ${required} minutes` : count(minutes, 'minute');
    return `${code} is not billable: ${had}${contactMissing ? ' and no live contact' : ''} by ${spoken(endDate)}.`;
  }
  if (closed) return `${code} is billable with ${count(minutes, 'minute')} by ${spoken(endDate)}.`;
  const needs = [...(short > 0 ? [count(short, 'more minute')] : []), ...(contactMissing ? ['a live contact'] : [])];
  return needs.length > 0
    ? `${code} needs ${needs.join(' and ')} by ${spoken(endDate)}.`
    : `${code} is reached with ${count(minutes, 'minute')} and becomes billable after ${spoken(endDate)}.`;
}
