import type { Message } from '../../contract/platform/message.ts';
import { amountMessage } from '../../contract/rtm/messages.ts';

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
