import type { RtmClock, RtmCode } from '../../../contract/enumerations.ts';
import { rulesOn } from '../rules-in-force.ts';
import { rtmRules, type RtmRule } from '../rules.ts';
import type { RtmSettings } from '../settings.ts';

/** The organization's settings, with the supply that the code is of: what was counted once keeps its device. */
export function settingsFor(code: RtmCode, settings: RtmSettings): RtmSettings {
  const domain = rtmRules.find((rule) => rule.code === code)?.domain;
  return domain && domain !== 'ANY' ? { ...settings, supplyDomain: domain } : settings;
}

export const isAddOn = (code: RtmCode): boolean => rtmRules.some((rule) => rule.code === code && rule.addOnTo !== null);

/** The codes of one clock that stand for themselves on the day, the smallest first. */
export const tiersOn = (
  day: string,
  { code, clock }: { code: RtmCode; clock: RtmClock },
  settings: RtmSettings,
): RtmRule[] => rulesOn(day, clock, settingsFor(code, settings)).filter(({ addOnTo }) => addOnTo === null);
