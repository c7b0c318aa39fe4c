import { rtmRules } from '../../domain/rtm/rules.ts';

/** Where a cycle stands: a window, an episode's set-up, a month's first code or its add-on. */
export function slotOf({ clock, code, startDate }: { clock: string; code?: string; startDate: string }): string {
  const addOn = rtmRules.some((rule) => rule.code === code && rule.addOnTo !== null);
  return `${clock} ${startDate}${addOn ? ' further' : ''}`;
}
