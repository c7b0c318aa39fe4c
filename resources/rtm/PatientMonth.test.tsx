import { cleanup, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { DETAIL, answer, detail, answerDetail, month, renderMonth, unfold, readyCodes } from './fixtures.ts';

// The first import of a screen can take seconds.
beforeAll(() => import('./CyclesByMonthPage.tsx'), 60_000);

describe('a patient’s month', () => {
  it('RTM-07 RTM-08 RTM-10 RTM-12 OPEN-075 OPEN-076 unfolds into codes with N/30 days or minutes', async () => {
    const opened = renderMonth(
      [month('READY_TO_BILL')],
      answerDetail(answer(1, '98977', 'READY_TO_BILL'), answer(2, '98980', 'IN_PROGRESS')),
    );
    expect(
      within(await screen.findByRole('button', { name: /Wilma Winters/ })).getByText('Ready to Bill'),
    ).toBeVisible();
    expect(opened.sent.some(({ path }) => path.startsWith('/v2/rtm/patients/'))).toBe(false);
    await unfold(opened);
    const row = within(await screen.findByRole('region', { name: 'Billable' }));
    expect(row.getByText('17/30 days of activity')).toBeVisible();
    expect(row.getByRole('meter', { name: 'Days of activity' })).toHaveAttribute('aria-valuenow', '17');
    expect(row.getByText('Seventeen data days are in.')).toBeVisible();
    expect(row.getByText('1 unit · Modifiers GP')).toBeVisible();
    expect(row.getByText('10/20/2026 – 11/18/2026')).toBeVisible();
    const later = within(screen.getByRole('region', { name: 'Not yet' }));
    expect(later.getByText('25 minutes')).toBeVisible();
    expect(later.getByText('1 live interaction')).toBeVisible();
  });

  it('shows which days count, the minutes by person, and the status changes with user, time and reason', async () => {
    const opened = renderMonth([month('READY_TO_BILL')], answerDetail(...readyCodes));
    await unfold(opened);
    expect(
      await screen.findByRole('img', { name: '2 data days from 10/20/2026 to 11/18/2026: 10/20, 10/21' }),
    ).toBeVisible();
    expect(screen.getByText('10/19/2026 is not counted: before monitoring was set up.')).toBeVisible();
    const minutes = within(screen.getByRole('table')).getAllByRole('row')[1]!;
    expect(
      within(minutes)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Grace Hopper', 'Physical therapist', '25', '1']);
    await opened.user.click(screen.getByText('History (1)'));
    const change = screen.getByText('Denied by the payer').closest('li')!;
    expect(change.textContent).toContain('98977 Billed → Ready to Bill · Grace Hopper');
    expect(change.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T15:00:00.000Z');
  });

  it('RTM-07 OPEN-078 offers the monthly PDF once it exists', async () => {
    const opened = renderMonth([month('READY_TO_BILL')], answerDetail(...readyCodes));
    await unfold(opened);
    expect(await screen.findByRole('button', { name: 'Monthly PDF for Wilma Winters' })).toBeDisabled();
    cleanup();
    const there = [200, { ...detail(readyCodes), pdfKey: 'a-document' }] as const;
    await unfold(renderMonth([month('READY_TO_BILL')], { [`GET ${DETAIL}`]: there }));
    expect(await screen.findByRole('button', { name: 'Monthly PDF for Wilma Winters' })).toBeEnabled();
  });

  it('reports that it could not be loaded', async () => {
    const opened = renderMonth([month('READY_TO_BILL')], {
      [`GET ${DETAIL}`]: errorResponse(503, 'The service is busy.'),
    });
    await unfold(opened);
    expect(await screen.findByText('The service is busy.')).toBeVisible();
  });

  it('RTM-18 OPEN-080 marks what is billing-final', async () => {
    renderMonth([month('READY_TO_BILL'), { ...month('BILLED'), id: 'b' }, { ...month('IN_PROGRESS'), id: 'c' }]);
    const heads = (await screen.findAllByRole('button', { name: /Wilma Winters/ })).map(
      ({ textContent }) => textContent,
    );
    expect(heads.map((head) => /Winters(.*)/.exec(head ?? '')![1])).toEqual([
      'Ready to Bill(final)',
      'Billed(final)',
      'In Progress',
    ]);
  });

  it.each(['IN_PROGRESS', 'ACTIVE_DAYS_INCOMPLETE'] as const)(
    'RTM-17 has no control for a cycle that is %s',
    async (status) => {
      const opened = renderMonth([month(status)], answerDetail(answer(1, '98977', status)));
      await unfold(opened);
      await screen.findByText('17/30 days of activity');
      expect(screen.queryByRole('button', { name: /98977 of/ })).toBeNull();
    },
  );

  it('RTM-13 calls an incomplete cycle Incomplete', async () => {
    renderMonth([month('ACTIVE_DAYS_INCOMPLETE')]);
    expect(within(await screen.findByRole('button', { name: /Wilma Winters/ })).getByText('Incomplete')).toBeVisible();
  });
});
