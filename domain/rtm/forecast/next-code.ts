import type { RtmNearCode } from '../../../contract/rtm/forecast.ts';
import { countAddOnUnits, isAddOn, listBaseRules, listRules } from '../rules-in-force.ts';
import type { RtmRule } from '../rules.ts';
import type { RtmSettings } from '../settings.ts';
import { countDaysLeft } from '../windows.ts';
import type { ForecastCycle } from './forecast-codes.ts';

export type NextCode = Omit<RtmNearCode, 'id' | 'patientRecord'>;

/** How far a contact is, in shares of a code: nearer than half of the minutes or days. */
const CONTACT_SHARE = 0.25;

/** What is missing, as a share of what the code takes in all: the order of those who are close. */
const computeMissingShare = ({ days, minutes, contacts }: NextCode, min: number): number =>
  (days + minutes) / min + contacts * CONTACT_SHARE;

interface Step {
  next: NextCode;
  share: number;
}

function createStep(cycle: ForecastCycle, rule: RtmRule, missing: Partial<NextCode>): Step {
  const next = {
    reached: cycle.units > 0 ? cycle.code : null,
    next: rule.code,
    days: 0,
    minutes: 0,
    contacts: 0,
    by: cycle.until,
    ...missing,
  };
  return { next, share: computeMissingShare(next, rule.min) };
}

function findNextByDays(cycle: ForecastCycle, today: string, settings: RtmSettings): Step | null {
  const above = listBaseRules(cycle.endDate, cycle, settings).find(({ min }) => min > cycle.numActiveDays);
  if (!above) return null;
  const days = above.min - cycle.numActiveDays;
  const { endDate, loggedToday } = cycle;
  return days <= countDaysLeft(endDate, { today, loggedToday }) ? createStep(cycle, above, { days }) : null;
}

/** One more unit of the add-on of a month that has reached its largest code; null where none is billed any more. */
function findNextUnit(cycle: ForecastCycle, base: RtmRule, settings: RtmSettings): Step | null {
  const addOn = listRules(cycle.endDate, cycle.clock, settings).find(({ addOnTo }) => addOnTo === base.code);
  if (!addOn) return null;
  const { minutes, liveContacts: contacts } = cycle;
  const { units } = countAddOnUnits({ minutes, contacts }, base, addOn, settings);
  if (settings.mostFurtherUnits !== null && units >= settings.mostFurtherUnits) return null;
  const needed = settings.contactPerFurtherUnit ? base.liveContacts + units + 1 : 0;
  return createStep(cycle, addOn, {
    ...(units > 0 && { reached: addOn.code }),
    minutes: Math.max(0, base.min + addOn.min * (units + 1) - minutes),
    contacts: Math.max(0, needed - contacts),
  });
}

function findNextByMinutes(cycle: ForecastCycle, settings: RtmSettings): Step | null {
  const { minutes, liveContacts } = cycle;
  const tiers = listBaseRules(cycle.endDate, cycle, settings);
  const had = tiers.findLast(({ min }) => min <= minutes);
  const lacksContact = (rule: RtmRule) => Math.max(0, rule.liveContacts - liveContacts);
  if (had && lacksContact(had) > 0) return createStep(cycle, had, { contacts: lacksContact(had) });
  const above = tiers.find(({ min }) => min > minutes);
  if (above) return createStep(cycle, above, { minutes: above.min - minutes, contacts: lacksContact(above) });
  return had ? findNextUnit(cycle, had, settings) : null;
}

/**
 * What an open cycle lacks to the next code or unit, with its share of what that takes; null where nothing is to be had
 * any more. Set-up has no line of its own: it takes the same days as its window.
 */
export function findNextCode(cycle: ForecastCycle, today: string, settings: RtmSettings): Step | null {
  if (cycle.status !== 'IN_PROGRESS' || today > cycle.until || cycle.clock === 'EPISODE' || isAddOn(cycle.code))
    return null;
  return cycle.clock === 'CALENDAR_MONTH' ? findNextByMinutes(cycle, settings) : findNextByDays(cycle, today, settings);
}
