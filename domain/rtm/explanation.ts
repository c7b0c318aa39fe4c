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
  /** Days on which the patient may still log data while the window is open. */
  left: number;
  /** The code that more days would give while the window is open. */
  next?: { code: string; required: number };
}

/** Why a code that counts data days is billable or not, in one sentence. */
export function explainDays({ code, days, required, endDate, closed, left, next }: DaysCase): string {
  const met = days >= required;
  if (closed) {
    return met
      ? `${code} is billable with ${count(days, 'data day')} by ${spoken(endDate)}.`
      : `${code} is not billable: ${days} of ${required} data days by ${spoken(endDate)}.`;
  }
  const needed = count(required - days, 'more data day');
  if (required - days > left)
    return `${code} is out of reach: ${needed} needed and ${count(left, 'day')} left by ${spoken(endDate)}.`;
  if (!met) return `${code} needs ${needed} by ${spoken(endDate)}.`;
  const reached = `${code} is reached with ${count(days, 'data day')}`;
  return next && next.required - days <= left
    ? `${reached}; ${next.code} needs ${next.required - days} more by ${spoken(endDate)}.`
    : `${reached} and becomes billable after ${spoken(endDate)}.`;
}

interface MinutesCase {
  code: string;
  minutes: number;
  required: number;
  /** A live two-way contact is needed and was not had. */
  contactMissing: boolean;
  /** There were live contacts, but not enough of them. */
  contactsHad?: boolean;
  endDate: string;
  closed: boolean;
  /** Of an add-on: its units, and how many of them the minutes alone would give. */
  further?: { units: number; earned: number };
}

/** `45 minutes`; for an add-on `1 unit for 45 minutes`, and `2 of 3 units` where not all are billed. */
export function amountOf(minutes: number, further?: { units: number; earned: number }): string {
  if (!further) return count(minutes, 'minute');
  const { units, earned } = further;
  return `${units < earned ? `${units} of ${count(earned, 'unit')}` : count(units, 'unit')} for ${count(minutes, 'minute')}`;
}

const liveContact = (further: boolean): string => `${further ? 'further ' : ''}live contact`;

/** `8 more minutes and a live contact`; nothing where nothing is missing. `further`: there were contacts already. */
export const missingMinutes = (minutes: number, contacts: number, further = false): string =>
  [
    ...(minutes > 0 ? [count(minutes, 'more minute')] : []),
    ...(contacts === 1 ? [`a ${liveContact(further)}`] : []),
    ...(contacts > 1 ? [count(contacts, liveContact(further))] : []),
  ].join(' and ');

/** Why a code that counts minutes is billable or not, in one sentence. */
export function explainMinutes(given: MinutesCase): string {
  const { code, minutes, required, contactMissing, contactsHad = false, endDate, closed, further } = given;
  const short = Math.max(0, required - minutes);
  if (closed && (short > 0 || contactMissing)) {
    const had = short > 0 ? `${minutes} of ${required} minutes` : count(minutes, 'minute');
    return `${code} is not billable: ${had}${contactMissing ? ` and no ${liveContact(contactsHad)}` : ''} by ${spoken(endDate)}.`;
  }
  if (closed) return `${code} is billable with ${amountOf(minutes, further)} by ${spoken(endDate)}.`;
  const missing = missingMinutes(short, Number(contactMissing));
  return missing
    ? `${code} needs ${missing} by ${spoken(endDate)}.`
    : `${code} is reached with ${amountOf(minutes, further)} and becomes billable after ${spoken(endDate)}.`;
}
