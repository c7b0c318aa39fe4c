import { describe, expect, it } from 'vitest';
import type { PrescribedFrequency } from '../../contract/activity/patient-results.ts';
import { addDays } from '../platform/calendar.ts';
import { computeAdherence, sumPrescribed } from './adherence.ts';

const prescribe = (since: string, until: string | null, daily: number, weekly: number): PrescribedFrequency => ({
  since,
  until,
  dailyFrequency: daily,
  weeklyFrequency: weekly,
  setsPerSession: 7,
});
/** The numbers of sessions on consecutive days. */
const practiceFrom = (since: string, ...sessions: number[]) =>
  sessions.map((sessionsDone, at) => ({ day: addDays(since, at), sessionsDone }));
const range = { from: '2026-03-01', to: '2026-03-14', today: '2026-04-01' };

describe('the adherence of a patient', () => {
  it('ENT-013 has one figure of active days and one of prescribed sessions', () => {
    // Seven days a week, twice a day: 35 days and 70 sessions in five weeks. One session on 25 days.
    const days = practiceFrom('2026-03-01', ...Array.from({ length: 25 }, () => 1));
    const five = { from: '2026-03-01', to: '2026-04-04', today: '2026-04-10' };
    expect(computeAdherence({ days, frequency: [prescribe('2026-01-01', null, 2, 7)] }, five)).toEqual({
      from: '2026-03-01',
      to: '2026-04-04',
      activeDays: 25,
      prescribedDays: 35,
      daysPercent: 71,
      sessionsDone: 25,
      prescribedSessions: 70,
      sessionsPercent: 36,
    });
  });

  it('counts days that are over; today and future days prescribe nothing yet', () => {
    const practice = { days: practiceFrom('2026-03-08', 1, 1, 1), frequency: [prescribe('2026-01-01', null, 1, 7)] };
    expect(computeAdherence(practice, { ...range, from: '2026-03-08', today: '2026-03-10' })).toMatchObject({
      to: '2026-03-09',
      activeDays: 2,
      prescribedDays: 2,
    });
    expect(computeAdherence(practice, { ...range, from: '2026-03-08', today: '2026-03-08' })).toBeNull();
  });

  it('counts no session beyond the dose of its day, and no practice without a program', () => {
    const frequency = [prescribe('2026-03-08', null, 2, 7)];
    const days = [...practiceFrom('2026-03-06', 2, 2), ...practiceFrom('2026-03-08', 5, 0, 1)];
    expect(computeAdherence({ days, frequency }, range)).toMatchObject({
      activeDays: 2,
      prescribedDays: 7,
      sessionsDone: 3,
      prescribedSessions: 14,
    });
    expect(computeAdherence({ days, frequency: [] }, range)).toBeNull();
  });

  it('is 100% for more active days than prescribed', () => {
    const practice = {
      days: practiceFrom('2026-03-01', 1, 1, 1, 1, 1),
      frequency: [prescribe('2026-01-01', null, 1, 2)],
    };
    expect(computeAdherence(practice, range)).toMatchObject({ activeDays: 5, prescribedDays: 4, daysPercent: 100 });
  });

  it('counts prescribed sets by the dose and the days a week of the program', () => {
    // Two weeks of 5 days, twice a day, 7 sets.
    expect(sumPrescribed([prescribe('2026-01-01', null, 2, 5)], range)).toEqual({ days: 10, sessions: 20, sets: 140 });
  });
});
