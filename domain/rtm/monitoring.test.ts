import { describe, expect, it } from 'vitest';
import { previewPause, validatePause, previewResume, validateSetup, createRemovalWarning } from './monitoring.ts';

const window = { startDate: '2026-03-03', endDate: '2026-04-01' };
const facts = {
  today: '2026-03-20',
  setupDate: '2026-03-02',
  pauses: [],
  billed: [],
};

describe('a pause of monitoring', () => {
  it('RTM.md 6 lets the open window continue to its end', () => {
    expect(previewPause('2026-03-04', window)).toEqual({ is: 'GOES_ON', until: '2026-04-01' });
  });

  it('RTM.md 6 removes a window that would open in it', () => {
    expect(previewPause('2026-03-03', window)).toEqual({ is: 'NOT_OPENED', since: '2026-03-03' });
    expect(previewPause('2026-03-20', null)).toEqual({ is: 'NO_WINDOW' });
  });

  it('RTM.md 6 lets the next window open from the resume on, not before day 31', () => {
    expect(previewResume('2026-03-20', '2026-03-10', window)).toEqual({ is: 'NEXT_WINDOW', from: '2026-04-02' });
    expect(previewResume('2026-04-02', '2026-03-10', window)).toEqual({ is: 'NEXT_WINDOW', from: '2026-04-02' });
    expect(previewResume('2026-04-05', '2026-03-10', window)).toEqual({ is: 'NEXT_WINDOW', from: '2026-04-05' });
    expect(previewResume('2026-03-20', '2026-03-10', null)).toEqual({ is: 'NEXT_WINDOW', from: '2026-03-20' });
    expect(previewResume('2026-03-10', '2026-03-10', window)).toEqual({ is: 'TAKEN_BACK' });
  });

  it('RTM.md 6 lets the next window open not before day 31 of a window that is over, also when it was cut short', () => {
    const last = { startDate: '2026-11-01', endDate: '2026-11-30' };
    expect(previewResume('2026-11-25', '2026-11-10', last)).toEqual({ is: 'NEXT_WINDOW', from: '2026-12-01' });
    expect(previewResume('2026-12-01', '2026-11-10', last)).toEqual({ is: 'NEXT_WINDOW', from: '2026-12-01' });
    expect(previewResume('2026-12-05', '2026-11-10', last)).toEqual({ is: 'NEXT_WINDOW', from: '2026-12-05' });
    const cutShort = { startDate: '2026-11-01', endDate: '2026-11-20' };
    expect(previewResume('2026-11-25', '2026-11-10', cutShort)).toEqual({ is: 'NEXT_WINDOW', from: '2026-12-01' });
  });

  it('is not possible during a billed window, but during a billed month', () => {
    const billed = { code: '98985', clock: 'ROLLING_30', ...window };
    expect(validatePause('2026-03-03', { ...facts, billed: [billed] })?.text).toBe(
      '98985 is billed for a window that started on Mar 3, 2026',
    );
    const month = { code: '98980', clock: 'CALENDAR_MONTH', startDate: '2026-03-01', endDate: '2026-03-31' };
    expect(validatePause('2026-03-02', { ...facts, billed: [month] })).toBeNull();
  });
});

describe('set-up', () => {
  const stay = { start: '2026-03-01', end: '2026-03-15', setupDate: '2026-03-02' };

  it('RTM.md 5 can move to an earlier day in any case, to a later one only before billed cycles', () => {
    const billed = [
      { code: '98980', clock: 'CALENDAR_MONTH', startDate: '2026-03-01', endDate: '2026-03-31' },
      { code: '98985', clock: 'ROLLING_30', ...window },
    ];
    expect(validateSetup('2026-03-01', stay, { ...facts, billed })).toBeNull();
    expect(validateSetup('2026-03-04', stay, { ...facts, billed })).toMatchObject({
      message: { text: '98980 from Mar 1, 2026 is billed. Revert it first or choose an earlier date.' },
      billed: true,
    });
  });

  it('RTM.md 5 names the lowest billed code of the earliest day, in whatever order the cycles were read', () => {
    const cycle = (code: string) => ({ code, clock: 'ROLLING_30', startDate: '2026-03-02', endDate: '2026-03-31' });
    const later = { ...cycle('98970'), startDate: '2026-03-03' };
    for (const billed of [
      [cycle('98985'), later, cycle('98975')],
      [cycle('98975'), cycle('98985'), later],
    ])
      expect(validateSetup('2026-03-04', stay, { ...facts, billed })?.message.text).toBe(
        '98975 from Mar 2, 2026 is billed. Revert it first or choose an earlier date.',
      );
  });

  it('RTM.md 5 can stay or move to an earlier day after the start of a billed month, but not to a later one', () => {
    const billed = [{ code: '98980', clock: 'CALENDAR_MONTH', startDate: '2026-03-01', endDate: '2026-03-31' }];
    const findError = (day: string, setupDate: string | null) =>
      validateSetup(day, { ...stay, setupDate }, { ...facts, billed })?.billed ?? false;
    expect(['2026-03-04', '2026-03-05', '2026-03-06'].map((day) => findError(day, '2026-03-05'))).toEqual([
      false,
      false,
      true,
    ]);
    expect(['2026-03-01', '2026-03-02'].map((day) => findError(day, null))).toEqual([false, true]);
  });

  it('RTM.md 5 is a day of its own plan of care, and not in the future', () => {
    const findError = (day: string) => validateSetup(day, stay, facts)?.message.text ?? null;
    expect(findError('2026-02-28')).toBe('Set-up date cannot be before the plan of care starts');
    expect(findError('2026-03-15')).toBeNull();
    expect(findError('2026-03-16')).toBe('Set-up date cannot be after the plan of care ends');
    expect(findError('2026-03-21')).toBe('Set-up date cannot be in the future');
  });

  it('RTM.md 5 names each cycle that it would remove', () => {
    const removed = [
      { code: '98975', startDate: '2026-03-03' },
      { code: '98985', startDate: '2026-04-02' },
    ];
    expect(createRemovalWarning(removed).text).toBe(
      'This removes 98975 (03/03/2026), 98985 (04/02/2026). Confirm to continue.',
    );
  });
});
