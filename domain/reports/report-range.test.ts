import { describe, expect, it } from 'vitest';
import { toTexts } from '../platform/message-texts.fixtures.ts';
import { validateRange } from './report-range.ts';

const today = '2026-11-21';

describe('the range of a report', () => {
  it.each([
    ['one day', { from: today, to: today }, {}],
    ['two years, one a leap year', { from: '2024-11-21', to: today }, {}],
    ['two years and a day', { from: '2024-11-20', to: today }, { from: 'A report can cover two years at most' }],
    ['backwards', { from: today, to: '2026-11-20' }, { to: 'The end date cannot be before the start date' }],
    ['tomorrow', { from: today, to: '2026-11-22' }, { to: 'The end date cannot be in the future' }],
    [
      'all to come',
      { from: '2026-11-22', to: '2026-11-23' },
      { from: 'The start date cannot be in the future', to: 'The end date cannot be in the future' },
    ],
    ['nothing', { from: '', to: '' }, { from: 'Start date is required', to: 'End date is required' }],
  ])('OPEN-066 %s', (_, range, errors) => expect(toTexts(validateRange(range, today))).toEqual(errors));
});
