import { describe, expect, it } from 'vitest';
import { computeCycles } from './care-record.ts';
import { assistants } from '../../tests/fixtures/rtm-scenarios/assistants.ts';
import { assumedRules } from '../../tests/fixtures/rtm-scenarios/assumed-rules.ts';
import { badInput } from '../../tests/fixtures/rtm-scenarios/bad-input.ts';
import { billed } from '../../tests/fixtures/rtm-scenarios/billed.ts';
import { calendarEdges } from '../../tests/fixtures/rtm-scenarios/calendar-edges.ts';
import { clocks } from '../../tests/fixtures/rtm-scenarios/clocks.ts';
import { credentials } from '../../tests/fixtures/rtm-scenarios/credentials.ts';
import { day31Paused } from '../../tests/fixtures/rtm-scenarios/day-31-paused.ts';
import { day31 } from '../../tests/fixtures/rtm-scenarios/day-31.ts';
import { discharge } from '../../tests/fixtures/rtm-scenarios/discharge.ts';
import { heldForReview } from '../../tests/fixtures/rtm-scenarios/held-for-review.ts';
import { lateData } from '../../tests/fixtures/rtm-scenarios/late-data.ts';
import { linesLike } from '../../tests/fixtures/rtm-scenarios/lines.ts';
import { liveContacts } from '../../tests/fixtures/rtm-scenarios/live-contacts.ts';
import { monthClock } from '../../tests/fixtures/rtm-scenarios/month-clock.ts';
import { monthMinutes } from '../../tests/fixtures/rtm-scenarios/month-minutes.ts';
import { happenings, type Scenario } from '../../tests/fixtures/rtm-scenarios/notation.ts';
import { otherDomains } from '../../tests/fixtures/rtm-scenarios/other-domains.ts';
import { overNewYear } from '../../tests/fixtures/rtm-scenarios/over-new-year.ts';
import { pauses } from '../../tests/fixtures/rtm-scenarios/pauses.ts';
import { readmission } from '../../tests/fixtures/rtm-scenarios/readmission.ts';
import { setUp } from '../../tests/fixtures/rtm-scenarios/set-up.ts';
import { settings } from '../../tests/fixtures/rtm-scenarios/settings.ts';
import { supplyDays } from '../../tests/fixtures/rtm-scenarios/supply-days.ts';
import { supplyWindows } from '../../tests/fixtures/rtm-scenarios/supply-windows.ts';
import { windowModifiers } from '../../tests/fixtures/rtm-scenarios/window-modifiers.ts';

const tables: [subject: string, scenarios: readonly Scenario[]][] = [
  ['RTM-20 set-up', setUp],
  ['RTM-21 OPEN-077 data days of a window', supplyDays],
  ['OPEN-077 windows', supplyWindows],
  ['OPEN-077 day 31', day31],
  ['OPEN-077 paused on day 31', day31Paused],
  ['OPEN-077 windows over new year', overNewYear],
  ['OPEN-077 pauses', pauses],
  ['OPEN-077 discharge', discharge],
  ['RTM-20 re-admission', readmission],
  ['RTM-20 held for review', heldForReview],
  ['RTM-18 OPEN-080 billed', billed],
  ['OPEN-080 late, corrected and deleted', lateData],
  ['RTM-20 OPEN-073 minutes of a month', monthMinutes],
  ['OPEN-073 months', monthClock],
  ['OPEN-073 live interactions', liveContacts],
  ['OPEN-073 settings', settings],
  ['OPEN-073 clocks', clocks],
  ['RTM-20 credentials', credentials],
  ['RTM-20 assistants', assistants],
  ['RTM-20 modifiers of a window', windowModifiers],
  ['RTM-20 bad input', badInput],
  ['OPEN-077 edges of the calendar', calendarEdges],
  ['RTM-20 rules that are not known yet', assumedRules],
  ['RTM-20 respiratory and behavioural devices', otherDomains],
];

describe.each(tables)('%s', (_, scenarios) => {
  it.each(scenarios.flatMap(happenings))('$name', ({ record, expected, onlyBillable }) => {
    const cycles = computeCycles(record).filter(({ units }) => units > 0 || !onlyBillable);
    expect(linesLike(cycles, expected)).toEqual(expected);
  });
});

it('at least 120 scenarios are told, each under a name of its own', () => {
  const names = tables.flatMap(([subject, scenarios]) =>
    scenarios.flatMap(happenings).map(({ name }) => `${subject} ${name}`),
  );
  expect(names.length).toBeGreaterThanOrEqual(120);
  expect(new Set(names).size).toBe(names.length);
});
