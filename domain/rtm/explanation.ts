import type { Message } from '../../contract/platform/message.ts';
import { amountMessage, explanationMessage } from '../../contract/rtm/messages.ts';
import { toAmount, toDataDays, toDays, toMinutes, toMissing, toMoreDataDays } from './amounts.ts';

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
  /** A live two-way contact is needed and was not had. */
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
