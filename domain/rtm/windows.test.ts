import { describe, expect, it } from 'vitest';
import { listDays } from './scenario.fixtures.ts';
import { computeSupplyWindows, countDaysLeft, type Episode } from './windows.ts';

const shown = (episode: Partial<Episode>) =>
  computeSupplyWindows({ setupDate: '2026-01-01', dataDays: [], today: '2026-12-31', ...episode }).map(
    ({ startDate, endDate, activeDays, closed, endedEarly }) =>
      `${startDate}..${endDate} ${activeDays}${closed ? '' : ' open'}${endedEarly ? ' early' : ''}`,
  );

describe('supply windows', () => {
  it('opens on the first data day, not on set-up', () => {
    expect(shown({ setupDate: '2026-03-01', dataDays: ['2026-03-05'], today: '2026-04-03' })).toEqual([
      '2026-03-05..2026-04-03 1 open',
    ]);
    expect(shown({ dataDays: [] })).toEqual([]);
  });

  it('takes set-up day itself, and leaves out days before it', () => {
    expect(shown({ setupDate: '2026-03-05', dataDays: ['2026-03-04', '2026-03-05'], today: '2026-04-03' })).toEqual([
      '2026-03-05..2026-04-03 1 open',
    ]);
  });

  it('day 30 belongs to the window, day 31 opens the next one', () => {
    expect(shown({ dataDays: ['2026-03-01', '2026-03-30', '2026-03-31'], today: '2026-04-29' })).toEqual([
      '2026-03-01..2026-03-30 2',
      '2026-03-31..2026-04-29 1 open',
    ]);
  });

  it('the next window opens on day 31 whether there are data or not, and nothing is carried over', () => {
    const dataDays = [...listDays('2026-03-01', 20), ...listDays('2026-05-10', 3)];
    expect(shown({ dataDays, today: '2026-03-30' })).toEqual(['2026-03-01..2026-03-30 20 open']);
    expect(shown({ dataDays, today: '2026-03-31' })).toEqual([
      '2026-03-01..2026-03-30 20',
      '2026-03-31..2026-04-29 0 open',
    ]);
    expect(shown({ dataDays, today: '2026-05-20' })).toEqual([
      '2026-03-01..2026-03-30 20',
      '2026-03-31..2026-04-29 0',
      '2026-04-30..2026-05-29 3 open',
    ]);
  });

  it('none opens after the discharge', () => {
    const dataDays = listDays('2026-03-01', 20);
    expect(shown({ dataDays, dischargeDate: '2026-03-30' })).toEqual(['2026-03-01..2026-03-30 20']);
    expect(shown({ dataDays, dischargeDate: '2026-03-31' })).toEqual([
      '2026-03-01..2026-03-30 20',
      '2026-03-31..2026-03-31 0 early',
    ]);
  });

  it('counts a day once, in whichever order days arrive', () => {
    expect(shown({ dataDays: ['2026-03-09', '2026-03-02', '2026-03-09', '2026-03-02'], today: '2026-03-31' })).toEqual([
      '2026-03-02..2026-03-31 2 open',
    ]);
  });

  it('late data before the anchor move the anchor', () => {
    expect(shown({ dataDays: [...listDays('2026-03-10', 3), '2026-03-04'], today: '2026-04-02' })).toEqual([
      '2026-03-04..2026-04-02 4 open',
    ]);
  });

  it('is open through its 30th day', () => {
    expect(shown({ dataDays: ['2026-03-02'], today: '2026-03-31' })).toEqual(['2026-03-02..2026-03-31 1 open']);
    expect(shown({ dataDays: ['2026-03-02'], today: '2026-04-01' })).toEqual([
      '2026-03-02..2026-03-31 1',
      '2026-04-01..2026-04-30 0 open',
    ]);
  });

  it('never counts days after today', () => {
    expect(shown({ dataDays: listDays('2026-03-02', 10), today: '2026-03-04' })).toEqual([
      '2026-03-02..2026-03-31 3 open',
    ]);
  });

  it('a discharge ends the window with its day, and data after it do not count', () => {
    const given = { dataDays: listDays('2026-03-02', 20), dischargeDate: '2026-03-10' };
    expect(shown(given)).toEqual(['2026-03-02..2026-03-10 9 early']);
    expect(shown({ ...given, today: '2026-03-10' })).toEqual(['2026-03-02..2026-03-10 9 open early']);
    expect(shown({ ...given, dischargeDate: '2026-03-31' })).toEqual(['2026-03-02..2026-03-31 20']);
    expect(shown({ ...given, dataDays: ['2026-04-01'] })).toEqual([]);
  });

  it('a pause opens no window and shortens none', () => {
    const pauses = [{ from: '2026-03-20', to: '2026-05-01' }];
    const dataDays = [...listDays('2026-03-15', 10), ...listDays('2026-04-20', 15)];
    expect(shown({ dataDays, pauses, today: '2026-05-30' })).toEqual([
      '2026-03-15..2026-04-13 10',
      '2026-05-01..2026-05-30 4 open',
    ]);
    expect(shown({ dataDays: [...listDays('2026-03-15', 10), '2026-05-04'], pauses, today: '2026-06-03' })).toEqual([
      '2026-03-15..2026-04-13 10',
      '2026-05-04..2026-06-02 1',
      '2026-06-03..2026-07-02 0 open',
    ]);
    expect(shown({ dataDays: listDays('2026-03-20', 5), pauses: [{ from: '2026-03-01', to: null }] })).toEqual([]);
  });

  it('crosses a new year and a leap day by counting days', () => {
    expect(shown({ setupDate: '2025-12-01', dataDays: ['2025-12-15'], today: '2026-01-13' })).toEqual([
      '2025-12-15..2026-01-13 1 open',
    ]);
    expect(shown({ setupDate: '2028-01-01', dataDays: ['2028-02-15'], today: '2028-03-15' })).toEqual([
      '2028-02-15..2028-03-15 1 open',
    ]);
  });
});

describe('the days left of a window', () => {
  it.each([
    ['2026-11-29', false, 2],
    ['2026-11-29', true, 1],
    ['2026-11-30', false, 1],
    ['2026-11-30', true, 0],
    ['2026-12-01', false, 0],
    ['2026-12-01', true, 0],
  ])('to Nov 30 on %s, with data of that day %s, are %i', (today, loggedToday, left) => {
    expect(countDaysLeft('2026-11-30', { today, loggedToday })).toBe(left);
  });
});
