import { describe, expect, it } from 'vitest';
import { computeScenario } from './scenario.fixtures.ts';
import { defaultRtmSettings, type RtmSettings } from './settings.ts';

const may = (minutes: number, contacts: number, settings: Partial<RtmSettings> = {}, today = '2026-06-01') =>
  computeScenario({
    notes: Array.from({ length: contacts + 1 }, (_, at) => ({
      date: '2026-05-06',
      live: at < contacts,
      minutes: at < contacts ? 1 : minutes - contacts,
    })),
    settings: { ...defaultRtmSettings, ...settings },
    today,
  }).find(({ code }) => code === '98981');

describe('98981', () => {
  it('without a limit has a unit for each full 20 minutes beyond 20', () => {
    expect([40, 59, 60, 79, 80, 220].map((minutes) => may(minutes, 9)?.units)).toEqual([1, 1, 2, 2, 3, 10]);
    expect(may(39, 9)).toBeUndefined();
  });

  it('has no more units than the organization bills', () => {
    expect(may(100, 5, { mostFurtherUnits: 2 })).toMatchObject({
      units: 2,
      explanation: { text: '98981 is billable: 2 of 4 units for 100 minutes by May 31, 2026.' },
    });
    expect(may(100, 5, { mostFurtherUnits: 0 })).toBeUndefined();
  });

  it('needs another live interaction for each unit where the organization requires it', () => {
    const asked = { contactPerFurtherUnit: true };
    expect([1, 2, 3, 4].map((contacts) => may(60, contacts, asked)?.units)).toEqual([undefined, 1, 2, 2]);
    expect(may(60, 2, asked)!.flags).toEqual([]);
  });

  it('is flagged as disputed with fewer contacts than units plus one, unless the organization requires them', () => {
    expect([1, 2, 3].map((contacts) => may(60, contacts)!.flags)).toEqual([
      ['FURTHER_CONTACT_DISPUTED'],
      ['FURTHER_CONTACT_DISPUTED'],
      [],
    ]);
  });

  it('names its units in the explanation', () => {
    expect(may(45, 2)!.explanation.text).toBe('98981 is billable: 1 unit for 45 minutes by May 31, 2026.');
    expect(may(60, 3, {}, '2026-05-20')!.explanation.text).toBe(
      '98981 earned (2 units for 60 minutes). Billable after May 31, 2026.',
    );
  });
});

it('98980 and 98981 are flagged where notes share their clock', () => {
  const clock = { startedAt: new Date('2026-05-06T09:00Z'), endedAt: new Date('2026-05-06T09:40Z') };
  const note = { date: '2026-05-06', minutes: 40, live: true, ...clock };
  const cycles = computeScenario({ notes: [note, note], today: '2026-06-01' });
  expect(cycles.map(({ code, minutes, liveContacts, flags }) => [code, minutes, liveContacts, flags])).toEqual([
    ['98980', 40, 1, ['OVERLAPPING_NOTES']],
    ['98981', 40, 1, ['OVERLAPPING_NOTES', 'FURTHER_CONTACT_DISPUTED']],
  ]);
});
