import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RtmStatus } from '../../contract/enumerations.ts';
import type { RtmMonth } from '../../contract/rtm-billing.ts';
import { monthOf, todayIn } from '../../domain/calendar.ts';
import { monthName } from '../../domain/rtm/months.ts';
import { menuFor } from '../../src/plugin.ts';
import { refused } from '../../src/testing/fakeApi.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { clinicAdmin } from '../../src/testing/people.ts';
import { rtmBilling } from './plugin.tsx';

const PATH = '/rtm-billing/cycles-by-month/';
const thisMonth = monthOf(todayIn('America/Denver', new Date()));
const patientRecord = {
  id: 21,
  patient: { firstName: 'Wilma', lastName: 'Winters' },
  location: { id: 3, name: 'Harbor' },
};
const cycle = (id: number, code: '98977' | '98980', status: RtmStatus): RtmMonth['cycles'][number] => ({
  id,
  code,
  clock: code === '98977' ? 'ROLLING_30' : 'CALENDAR_MONTH',
  startDate: '2026-10-20',
  endDate: '2026-11-18',
  status,
  numActiveDays: code === '98977' ? 17 : 0,
  numRequiredDays: code === '98977' ? 16 : 0,
  numRemainingDays: 0,
  minutes: code === '98980' ? 25 : 0,
  liveContacts: 0,
  units: 1,
  modifiers: [],
  flags: [],
  explanation: 'Seventeen data days are in.',
  pdfKey: null,
  patientRecord,
});
const month = (status: RtmStatus, ...cycles: RtmMonth['cycles']): RtmMonth => ({
  id: `21-${thisMonth}`,
  patientRecord,
  yearMonth: thisMonth,
  status,
  pdfKey: null,
  cycles,
});

const open = (months: RtmMonth[], more: object = {}, total = months.length) =>
  openFeature(rtmBilling, PATH, { answers: { 'GET /v2/rtm/cycles': pageOf(months, total), ...more } });
const asked = ({ sent }: ReturnType<typeof open>) =>
  sent.filter(({ path }) => path === '/v2/rtm/cycles').map(({ query }) => query);
const unfold = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: /Wilma Winters/ }));

describe('the RTM Billing entry', () => {
  it('SHELL-12 is there for health users only', () => {
    expect(menuFor(clinicAdmin, [rtmBilling])).toMatchObject([{ label: 'rtm.menu', to: PATH }]);
    const others = {
      ...clinicAdmin,
      organization: { ...clinicAdmin.organization!, products: ['GAIT' as const, 'PRO' as const, 'SCAN' as const] },
    };
    expect(menuFor(others, [rtmBilling])).toEqual([]);
  });

  it('RTM-02 OPEN-020 the section cycles-by-month leads here, any other is not found', async () => {
    openFeature(rtmBilling, '/billing/cycles-by-month', { answers: { 'GET /v2/rtm/cycles': pageOf([]) } });
    expect(await screen.findByRole('heading', { level: 1, name: /RTM Billing/ })).toBeVisible();
    expect(window.location.pathname).toBe(PATH);
  });

  it('OPEN-020 any other section is not found', async () => {
    openFeature(rtmBilling, '/billing/invoices');
    expect(await screen.findByText('Page not found')).toBeVisible();
  });
});

describe('cycles by month', () => {
  it('RTM-01 RTM-03 RTM-05 RTM-14 OPEN-074 begin with the current month and the two open statuses', async () => {
    const opened = open([]);
    expect(
      await screen.findByRole('heading', { level: 1, name: `RTM Billing: ${monthName(thisMonth)}` }),
    ).toBeVisible();
    expect(screen.getByLabelText('Month')).toHaveValue(thisMonth);
    const ticked = screen
      .getAllByRole('checkbox')
      .map((box) => [box.closest('label')?.textContent, (box as HTMLInputElement).checked]);
    expect(ticked).toEqual([
      ['In Progress', true],
      ['Incomplete', false],
      ['Ready to Bill', true],
      ['Billed', false],
    ]);
    await waitFor(() =>
      expect(asked(opened)[0]).toMatchObject({
        yearMonth: thisMonth,
        status: 'IN_PROGRESS,READY_TO_BILL',
        page: '1',
        limit: '15',
      }),
    );
  });

  it('RTM-04 the month picker holds 15 months', async () => {
    open([]);
    expect(within(await screen.findByLabelText('Month')).getAllByRole('option')).toHaveLength(15);
  });

  it('RTM-06 RTM-19 another status or month is asked for from page 1 on', async () => {
    const opened = open([month('IN_PROGRESS')], {}, 40);
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(asked(opened).at(-1)).toMatchObject({ page: '2' }));
    await user.click(screen.getByRole('checkbox', { name: 'Billed' }));
    await waitFor(() =>
      expect(asked(opened).at(-1)).toMatchObject({ page: '1', status: 'IN_PROGRESS,READY_TO_BILL,BILLED' }),
    );
    const before = screen.getByLabelText('Month').querySelectorAll('option')[3]!.value;
    await user.selectOptions(screen.getByLabelText('Month'), before);
    await waitFor(() =>
      expect(asked(opened).at(-1)).toMatchObject({
        page: '1',
        yearMonth: before,
        status: 'IN_PROGRESS,READY_TO_BILL,BILLED',
      }),
    );
    expect(screen.getByRole('heading', { level: 1, name: `RTM Billing: ${monthName(before)}` })).toBeVisible();
  });

  it('RTM-09 says when there are none', async () => {
    open([]);
    expect(await screen.findByText("You haven't assigned any patients yet")).toBeVisible();
    expect(screen.getByText('Add your first patient and manage their RTM billing cycles.')).toBeVisible();
  });

  it('says that it could not be loaded', async () => {
    open([], { 'GET /v2/rtm/cycles': refused(503, 'The service is busy.') });
    expect(await screen.findByText('The service is busy.')).toBeVisible();
  });
});

describe('a patient’s month', () => {
  it('RTM-07 RTM-08 RTM-10 RTM-12 OPEN-075 OPEN-076 folds out into cycles with N/30 days or minutes', async () => {
    const opened = open([month('READY_TO_BILL', cycle(1, '98977', 'READY_TO_BILL'), cycle(2, '98980', 'IN_PROGRESS'))]);
    expect(
      within(await screen.findByRole('button', { name: /Wilma Winters/ })).getByText('Ready to Bill'),
    ).toBeVisible();
    expect(screen.queryByText('17/30 days')).toBeNull();
    await unfold(opened);
    expect(await screen.findByText('17/30 days')).toBeVisible();
    expect(screen.getByRole('meter', { name: 'Days of activity' })).toHaveAttribute('aria-valuenow', '17');
    expect(screen.getByText('25 minutes')).toBeVisible();
    expect(screen.getAllByText('10/20/2026 – 11/18/2026')).toHaveLength(2);
  });

  it('RTM-15 a cycle that is ready is marked as billed', async () => {
    const opened = open([month('READY_TO_BILL', cycle(1, '98977', 'READY_TO_BILL'))], {
      'PATCH /v2/rtm/cycles/1': [200, cycle(1, '98977', 'BILLED')],
    });
    await unfold(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Mark 98977 of Wilma Winters as billed' }));
    expect(await screen.findByText('98977 of Wilma Winters is marked as billed.')).toBeVisible();
    expect(opened.sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'BILLED', reason: null });
  });

  it('RTM-16 a billed one is taken back with a reason', async () => {
    const opened = open([month('BILLED', cycle(1, '98977', 'BILLED'))], {
      'PATCH /v2/rtm/cycles/1': [200, cycle(1, '98977', 'READY_TO_BILL')],
    });
    await unfold(opened);
    await opened.user.click(
      await screen.findByRole('button', { name: 'Revert 98977 of Wilma Winters to ready to bill' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Revert to Ready to Bill' }));
    await opened.user.click(dialog.getByRole('button', { name: 'Revert to Ready to Bill' }));
    expect(await dialog.findByText('Reason is required')).toBeVisible();
    expect(opened.sent.some(({ method }) => method === 'PATCH')).toBe(false);
    await opened.user.type(dialog.getByLabelText('Reason'), 'Wrong payer');
    await opened.user.click(dialog.getByRole('button', { name: 'Revert to Ready to Bill' }));
    expect(await screen.findByText('98977 of Wilma Winters is no longer billed.')).toBeVisible();
    expect(opened.sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
      status: 'READY_TO_BILL',
      reason: 'Wrong payer',
    });
  });

  it.each(['IN_PROGRESS', 'ACTIVE_DAYS_INCOMPLETE'] as const)(
    'RTM-17 has no control while it is %s',
    async (status) => {
      const opened = open([month(status, cycle(1, '98977', status))]);
      await unfold(opened);
      await screen.findByText('17/30 days');
      expect(screen.queryByRole('button', { name: /98977 of/ })).toBeNull();
    },
  );

  it('RTM-13 calls an incomplete one Incomplete', async () => {
    open([month('ACTIVE_DAYS_INCOMPLETE', cycle(1, '98977', 'ACTIVE_DAYS_INCOMPLETE'))]);
    expect(within(await screen.findByRole('button', { name: /Wilma Winters/ })).getByText('Incomplete')).toBeVisible();
  });

  it('RTM-15 a refusal says why', async () => {
    const opened = open([month('READY_TO_BILL', cycle(1, '98977', 'READY_TO_BILL'))], {
      'PATCH /v2/rtm/cycles/1': refused(409, 'This cycle cannot get that status now.'),
    });
    await unfold(opened);
    await opened.user.click(await screen.findByRole('button', { name: /^Mark 98977/ }));
    expect(await screen.findByText('This cycle cannot get that status now.')).toBeVisible();
  });
});
