import type { Message } from '../../contract/platform/message.ts';
import { amountMessage, explanationMessage } from '../../contract/rtm/messages.ts';

/** `16 data days`. */
export const toDataDays = (n: number): Message =>
  n === 1 ? amountMessage('rtm.dataDay') : amountMessage('rtm.dataDays', { n });
export const toMoreDataDays = (n: number): Message =>
  n === 1 ? amountMessage('rtm.moreDataDay') : amountMessage('rtm.moreDataDays', { n });
export const toDays = (n: number): Message => (n === 1 ? amountMessage('rtm.day') : amountMessage('rtm.days', { n }));
export const toMinutes = (n: number): Message =>
  n === 1 ? amountMessage('rtm.minute') : amountMessage('rtm.minutes', { n });
export const toCountedMinutes = (n: number): Message =>
  n === 1 ? amountMessage('rtm.countedMinute') : amountMessage('rtm.countedMinutes', { n });
const toMoreMinutes = (n: number): Message =>
  n === 1 ? amountMessage('rtm.moreMinute') : amountMessage('rtm.moreMinutes', { n });

/** `45 minutes`; for an add-on `1 unit for 45 minutes`, and `2 of 3 units` where not all are billed. */
export function toAmount(of: number, further?: { units: number; earned: number }): Message {
  const minutes = toMinutes(of);
  if (!further) return minutes;
  const { units: n, earned: all } = further;
  if (n < all)
    return all === 1
      ? amountMessage('rtm.unitsOfOne', { n, minutes })
      : amountMessage('rtm.unitsOf', { n, all, minutes });
  return n === 1 ? amountMessage('rtm.unit', { minutes }) : amountMessage('rtm.units', { n, minutes });
}

function toContacts(n: number, further: boolean): Message {
  if (n === 1) return amountMessage(further ? 'rtm.furtherContact' : 'rtm.contact');
  return further ? amountMessage('rtm.furtherContacts', { n }) : amountMessage('rtm.contacts', { n });
}

/** `8 more minutes and a live contact`; null where nothing is missing. `further`: there were contacts already. */
export function toMissing(minutes: number, contacts: number, further = false): Message | null {
  if (minutes <= 0) return contacts > 0 ? toContacts(contacts, further) : null;
  if (contacts <= 0) return toMoreMinutes(minutes);
  return amountMessage('rtm.minutesAndContacts', {
    minutes: toMoreMinutes(minutes),
    contacts: toContacts(contacts, further),
  });
}

export const formatCount = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`;

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
export function explainDays({ code, days, required, endDate, closed, left, next }: DaysCase): Message {
  const day = { day: endDate };
  const met = days >= required;
  const amount = toDataDays(days);
  if (closed) {
    return met
      ? explanationMessage('rtm.billable', { code, amount, day })
      : explanationMessage('rtm.daysNotReached', { code, days, required, day });
  }
  const needed = toMoreDataDays(required - days);
  if (required - days > left) return explanationMessage('rtm.outOfReach', { code, needed, left: toDays(left), day });
  if (!met) return explanationMessage('rtm.needs', { code, needed, day });
  return next && next.required - days <= left
    ? explanationMessage('rtm.reachedWithNext', { code, amount, next: next.code, n: next.required - days, day })
    : explanationMessage('rtm.reached', { code, amount, day });
}

interface MinutesCase {
  code: string;
  minutes: number;
  required: number;
  /** A live two-way contact is missing. */
  contactMissing: boolean;
  /** There were live contacts, but not enough of them. */
  hasHadContacts?: boolean;
  endDate: string;
  closed: boolean;
  /** Of an add-on: its units, and how many of them the minutes alone would give. */
  further?: { units: number; earned: number };
}

/** Why a code that counts minutes is billable or not, in one sentence. */
export function explainMinutes(given: MinutesCase): Message {
  const { code, minutes, required, contactMissing, hasHadContacts = false, endDate, closed, further } = given;
  const day = { day: endDate };
  const short = Math.max(0, required - minutes);
  if (closed && (short > 0 || contactMissing)) {
    const had = short > 0 ? amountMessage('rtm.minutesOf', { n: minutes, all: required }) : toMinutes(minutes);
    if (!contactMissing) return explanationMessage('rtm.notReached', { code, had, day });
    return explanationMessage(hasHadContacts ? 'rtm.noFurtherContact' : 'rtm.noContact', { code, had, day });
  }
  const amount = toAmount(minutes, further);
  if (closed) return explanationMessage('rtm.billable', { code, amount, day });
  const needed = toMissing(short, Number(contactMissing));
  return needed
    ? explanationMessage('rtm.needs', { code, needed, day })
    : explanationMessage('rtm.reached', { code, amount, day });
}
