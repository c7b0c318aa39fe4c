import { describe, expect, it } from 'vitest';
import type { Credential } from '../../contract/platform/enumerations.ts';
import type { SetupCredential } from '../../contract/rtm/monitoring.ts';
import { computeScenario, listDays } from './scenario.fixtures.ts';
import { defaultRtmSettings, type RtmSettings } from './settings.ts';

const by = (credential: Credential | null, minutes: number, date = '2026-05-06') => ({
  date,
  minutes,
  credential,
  live: true,
});
const marks = (notes: ReturnType<typeof by>[], settings: Partial<RtmSettings> = {}) =>
  Object.fromEntries(
    computeScenario({ notes, today: '2026-06-01', settings: { ...defaultRtmSettings, ...settings } }).map((cycle) => [
      cycle.code,
      [...cycle.modifiers, ...cycle.flags].join(' '),
    ]),
  );

describe('modifiers of a month', () => {
  it.each([
    ['PT', 'GP'],
    ['OT', 'GO'],
    ['SLP', 'GN'],
    ['PHYSICIAN', ''],
    ['PTA', 'GP CQ'],
    ['OTA', 'GO CO'],
    [null, 'GP'],
    ['CLINICAL_STAFF', 'GP'],
  ] as const)('%s gives %s', (credential, expected) => {
    expect(marks([by(credential, 25)])).toEqual({ '98980': expected });
  });

  it('include CQ on every line when an assistant has more than a tenth of the minutes', () => {
    expect(marks([by('PT', 18), by('PTA', 2)])).toEqual({ '98980': 'GP' });
    expect(marks([by('PT', 17), by('PTA', 3)])).toEqual({ '98980': 'GP CQ' });
    expect(marks([by('OT', 30), by('OTA', 5), by('OT', 5)])).toEqual({ '98980': 'GO CO', '98981': 'GO CO' });
    // Staff minutes are part of the whole: 3 of 40 are fewer than a tenth.
    expect(marks([by('PT', 17), by('PTA', 3), by('CLINICAL_STAFF', 20)])).toEqual({ '98980': 'GP', '98981': 'GP' });
  });

  it('are those of the other authors for clinical staff, and the organization’s for a note without credential', () => {
    expect(marks([by('OT', 5), by('CLINICAL_STAFF', 15)])).toEqual({ '98980': 'GO' });
    expect(marks([by(null, 20)], { discipline: 'SLP' })).toEqual({ '98980': 'GN' });
    expect(marks([by('CLINICAL_STAFF', 20)], { discipline: 'OT' })).toEqual({ '98980': 'GO' });
  });

  it('are the organization’s in a month of more than one discipline, which is flagged', () => {
    expect(marks([by('PT', 10), by('OT', 15)])).toEqual({ '98980': 'GP MIXED_DISCIPLINES' });
    expect(marks([by('PT', 10), by('OT', 15)], { discipline: 'OT' })).toEqual({ '98980': 'GO MIXED_DISCIPLINES' });
    expect(marks([by(null, 10), by('OT', 15)])).toEqual({ '98980': 'GP MIXED_DISCIPLINES' });
    expect(marks([by('PT', 10), by('PTA', 1), by('CLINICAL_STAFF', 9)])).toEqual({ '98980': 'GP' });
  });

  it('ignore a note without counted minutes', () => {
    const clock = { startedAt: new Date('2026-05-06T09:00Z'), endedAt: new Date('2026-05-06T09:20Z') };
    const [therapist, other] = [by('PT', 20), by('OT', 20)].map((note, id) => ({ ...note, ...clock, id }));
    expect(marks([therapist!, other!])).toEqual({ '98980': 'GP OVERLAPPING_NOTES' });
    // Whatever else was noted in the month.
    expect(marks([therapist!, other!, by('PT', 5)])).toEqual({ '98980': 'GP OVERLAPPING_NOTES' });
  });

  it('ignore the minutes and the discipline of an aide', () => {
    expect(computeScenario({ notes: [by('PT', 19), by('AIDE', 20)], today: '2026-06-01' })[0]).toMatchObject({
      code: '98979',
      minutes: 19,
      modifiers: ['GP'],
      flags: [],
    });
  });
});

describe('modifiers of a window', () => {
  const given = { setupDate: '2026-05-06', dataDays: listDays('2026-05-10', 4), today: '2026-07-01' };
  const inWindow = (
    notes: ReturnType<typeof by>[],
    settings: Partial<RtmSettings> = {},
    setupCredential?: SetupCredential | null,
  ) =>
    Object.fromEntries(
      computeScenario({ ...given, setupCredential, notes, settings: { ...defaultRtmSettings, ...settings } })
        .filter(({ startDate }) => startDate === '2026-05-10')
        .map(({ code, modifiers, flags }) => [code, [...modifiers, ...flags].join(' ')]),
    );

  it('follow the discipline of the notes within it', () => {
    expect(inWindow([by('OT', 5, '2026-06-08')])).toEqual({ '98975': 'GO', '98985': 'GO' });
    expect(inWindow([by('OTA', 5, '2026-05-09'), by('OTA', 5, '2026-06-09')])).toEqual({
      '98975': 'GP',
      '98985': 'GP',
    });
  });

  it.each([
    ['PT', 'GP'],
    ['PTA', 'GP CQ'],
    ['OT', 'GO'],
    ['OTA', 'GO CO'],
    ['SLP', 'GN'],
    ['PHYSICIAN', ''],
    ['CLINICAL_STAFF', 'GP'],
    [null, 'GP SET_UP_BY_UNKNOWN'],
  ] as const)(
    'RTM.md 11 on set-up follow who did the set-up and education: %s gives %s',
    (setupCredential, expected) => {
      expect(inWindow([], {}, setupCredential)).toEqual({ '98975': expected, '98985': 'GP' });
    },
  );

  it('RTM.md 11 have the assistant’s on set-up by who did it, whatever minutes the notes have', () => {
    expect(inWindow([by('PTA', 20, '2026-05-12')], {}, 'PT')).toEqual({ '98975': 'GP', '98985': 'GP' });
    expect(inWindow([by('PT', 20, '2026-05-12')], {}, 'PTA')).toEqual({ '98975': 'GP CQ', '98985': 'GP' });
    expect(inWindow([by('PTA', 20, '2026-05-12')], {}, null)).toEqual({
      '98975': 'GP SET_UP_BY_UNKNOWN',
      '98985': 'GP',
    });
  });

  it('RTM.md 11 are asked for only where an assistant could have done the set-up, and once it is billable', () => {
    expect(inWindow([], { discipline: 'SLP' }, null)).toEqual({ '98975': 'GN', '98985': 'GN' });
    expect(inWindow([], { discipline: 'PHYSICIAN' }, null)).toEqual({ '98975': '', '98985': '' });
    const early = computeScenario({ ...given, dataDays: ['2026-05-10'], setupCredential: null });
    expect(early.find(({ code }) => code === '98975')).toMatchObject({ units: 0, flags: [] });
  });

  it('are the organization’s without notes or with notes of more than one discipline', () => {
    expect(inWindow([], { discipline: 'SLP' })).toEqual({ '98975': 'GN', '98985': 'GN' });
    expect(inWindow([by('PT', 5, '2026-05-12'), by('OT', 5, '2026-05-13')], { discipline: 'PHYSICIAN' })).toEqual({
      '98975': '',
      '98985': '',
    });
  });
});
