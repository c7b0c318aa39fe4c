import { expect, it } from 'vitest';
import { rtmRules } from './rules.ts';

/** `code domain clock least-most unit, from-to`, and what else a row says. */
const rows = rtmRules.map((rule) => {
  const { code, domain, clock, min, max, unit, effectiveFrom, effectiveTo } = rule;
  const { liveContacts, addOnTo, excludes, maxUnits, therapyModifier, assistantModifier } = rule;
  return [
    `${code} ${domain} ${clock} ${min}-${max ?? ''} ${unit}, ${effectiveFrom}..${effectiveTo ?? ''}`,
    ...(liveContacts > 0 ? [`${liveContacts} live`] : []),
    ...(addOnTo === null ? [] : [`on ${addOnTo}`]),
    ...(excludes.length > 0 ? [`never with ${excludes.join(' ')}`] : []),
    ...(maxUnits === null ? [] : [`at most ${maxUnits}`]),
    ...(therapyModifier ? ['GP GO GN'] : []),
    ...(assistantModifier ? ['CQ CO'] : []),
  ].join('; ');
});

it('RTM-20 RTM-21 OPEN-076 OPEN-077 each code asks for what the two years’ rules say', () => {
  const days = (code: string, domain: string, least: string, from: string, never: string) =>
    `${code} ${domain} ROLLING_30 ${least} DAYS, ${from}..; never with ${never}; at most 1; GP GO GN`;
  expect(rows.toSorted()).toEqual([
    '98975 ANY EPISODE 16-30 DAYS, 2022-01-01..2025-12-31; at most 1; GP GO GN; CQ CO',
    '98975 ANY EPISODE 2-30 DAYS, 2026-01-01..; at most 1; GP GO GN; CQ CO',
    days('98976', 'RESP', '16-30', '2022-01-01', '98984'),
    days('98977', 'MSK', '16-30', '2022-01-01', '98985'),
    days('98978', 'CBT', '16-30', '2023-01-01', '98986'),
    '98979 ANY CALENDAR_MONTH 10-19 MINUTES, 2026-01-01..; 1 live; never with 98980 98981; at most 1; GP GO GN; CQ CO',
    '98980 ANY CALENDAR_MONTH 20- MINUTES, 2022-01-01..; 1 live; never with 98979; at most 1; GP GO GN; CQ CO',
    '98981 ANY CALENDAR_MONTH 20- MINUTES, 2022-01-01..; on 98980; never with 98979; GP GO GN; CQ CO',
    days('98984', 'RESP', '2-15', '2026-01-01', '98976'),
    days('98985', 'MSK', '2-15', '2026-01-01', '98977'),
    days('98986', 'CBT', '2-15', '2026-01-01', '98978'),
  ]);
});
