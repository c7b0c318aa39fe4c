import { expect, it } from 'vitest';
import { forecastMonth, type StandingGroup } from './forecast-codes.ts';

const stand = (given: Partial<StandingGroup>): StandingGroup => ({
  standing: 'REACHED',
  code: '98985',
  units: 1,
  couldRise: false,
  beyondReach: false,
  cycles: 1,
  ...given,
});
const none = { cycles: 0, units: 0, cents: 0 };

it('a forecast adds up a month by code and standing, in the order of the codes', () => {
  const { codes, total } = forecastMonth(
    [
      stand({ cycles: 3, couldRise: true }),
      stand({ cycles: 2 }),
      stand({ code: '98981', standing: 'READY', units: 2, cycles: 4 }),
      stand({ code: '98981', standing: 'READY', units: 1, cycles: 1 }),
      stand({ standing: 'BEHIND', cycles: 5, beyondReach: true }),
      stand({ code: '98977', standing: 'BILLED', cycles: 1 }),
    ],
    { 98981: 4000, 98985: 1000 },
  );
  expect(codes.map(({ code, couldRise, beyondReach }) => [code, couldRise, beyondReach])).toEqual([
    ['98977', 0, 0],
    ['98985', 3, 5],
    ['98981', 0, 0],
  ]);
  expect(codes[1]!.standings).toEqual({
    BILLED: none,
    READY: none,
    REACHED: { cycles: 5, units: 5, cents: 5000 },
    ON_PACE: none,
    BEHIND: { cycles: 5, units: 5, cents: 5000 },
  });
  expect(codes[2]!.standings.READY).toEqual({ cycles: 5, units: 9, cents: 36_000 });
  expect(codes[0]!.standings.BILLED).toEqual({ cycles: 1, units: 1, cents: null });
  expect(total.READY).toEqual({ cycles: 5, units: 9, cents: 36_000 });
  expect(total.BILLED).toEqual({ cycles: 1, units: 1, cents: 0 });
});
