import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RtmStatus } from '../../contract/enumerations.ts';
import type { RtmMonth } from '../../contract/rtm-billing.ts';
import type { RtmCodeAnswer, RtmMonthDetail } from '../../contract/rtm-month.ts';
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
const DETAIL = `/v2/rtm/patients/21/months/${thisMonth}`;
const answer = (id: number, code: '98977' | '98980', status: RtmStatus): RtmCodeAnswer => ({
  code,
  clock: code === '98977' ? 'ROLLING_30' : 'CALENDAR_MONTH',
  startDate: '2026-10-20',
  endDate: '2026-11-18',
  cycleId: id,
  status,
  numActiveDays: code === '98977' ? 17 : 0,
  minutes: code === '98980' ? 25 : 0,
  liveContacts: code === '98980' ? 1 : 0,
  units: code === '98977' ? 1 : 2,
  modifiers: code === '98977' ? ['GP'] : [],
  flags: [],
  explanation: code === '98977' ? 'Seventeen data days are in.' : 'Twenty-five minutes are in.',
  missing: null,
});
const grace = { id: 8, firstName: 'Grace', lastName: 'Hopper' };
const detail = (codes: RtmCodeAnswer[]): RtmMonthDetail => ({
  patientRecord,
  dob: null,
  yearMonth: thisMonth,
  today: '2026-11-22',
  timezone: 'America/Denver',
  setupDate: '2026-10-20',
  dataDayDefinition: 'LOGGED',
  pdfKey: null,
  codes,
  dataDays: [
    { day: '2026-10-19', kinds: ['PRO_RESPONSE'], counted: false, uncounted: 'BEFORE_SETUP' },
    { day: '2026-10-20', kinds: ['HEP_SESSION'], counted: true, uncounted: null },
    { day: '2026-10-21', kinds: ['HEP_SESSION', 'PRO_RESPONSE'], counted: true, uncounted: null },
  ],
  notes: [],
  authors: [{ author: grace, credential: 'PT', minutes: 25, contacts: 1 }],
  device: null,
  pauses: [],
  history: [
    {
      cycleId: 1,
      code: '98977',
      startDate: '2026-10-20',
      endDate: '2026-11-18',
      fromStatus: 'BILLED',
      toStatus: 'READY_TO_BILL',
      reason: 'Denied by the payer',
      byRules: false,
      by: 'Grace Hopper',
      at: '2026-11-20T15:00:00.000Z',
      attestation: null,
    },
  ],
});
const withCodes = (...codes: RtmCodeAnswer[]) => ({ [`GET ${DETAIL}`]: [200, detail(codes)] });
const month = (status: RtmStatus): RtmMonth => ({
  id: `21-${thisMonth}`,
  patientRecord,
  yearMonth: thisMonth,
  status,
  pdfKey: null,
  cycles: [],
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

  it('RTM-18 OPEN-080 the final filter shows what is ready to bill or billed', async () => {
    const opened = open([]);
    await opened.user.click(await screen.findByRole('button', { name: 'Billing-final' }));
    await waitFor(() => expect(asked(opened).at(-1)).toMatchObject({ page: '1', status: 'READY_TO_BILL,BILLED' }));
    expect(screen.getByRole('button', { name: 'Billing-final' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('looks for a patient by name, which does not enter the address', async () => {
    const opened = open([month('IN_PROGRESS')]);
    await opened.user.type(await screen.findByRole('searchbox', { name: 'Patient' }), 'wilma');
    await waitFor(() => expect(asked(opened).at(-1)).toMatchObject({ q: 'wilma', page: '1' }));
    expect(window.location.href).not.toContain('wilma');
  });

  it('shows the way to the forecast to everybody, to the settings to those who manage', async () => {
    open([]);
    expect(await screen.findByRole('link', { name: 'Forecast and charges' })).toHaveAttribute(
      'href',
      '/rtm-billing/money/',
    );
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/rtm-billing/settings/');
    cleanup();
    openFeature(rtmBilling, PATH, {
      viewer: { ...clinicAdmin, role: 'PORTAL_PRACTITIONER', groups: ['PORTAL_PRACTITIONER'] },
      answers: { 'GET /v2/rtm/cycles': pageOf([]) },
    });
    await screen.findByRole('link', { name: 'Forecast and charges' });
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
  });

  it.each([{ yearMonth: 'soon' }, { yearMonth: '2026-13' }, { status: 'PAID' }, { status: 7 }])(
    'RTM-05 begins with the current month where the address names none or no status: %o',
    async (filter) => {
      const address = `${PATH}?${new URLSearchParams({ filter: JSON.stringify({ yearMonth: '2026-01', status: 'BILLED', ...filter }) })}`;
      openFeature(rtmBilling, address, { answers: { 'GET /v2/rtm/cycles': pageOf([]) } });
      const title = `RTM Billing: ${monthName(thisMonth)}`;
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByRole('checkbox', { name: 'Ready to Bill' })).toBeChecked();
    },
  );

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

const readyOnes = [answer(1, '98977', 'READY_TO_BILL'), answer(2, '98980', 'READY_TO_BILL')];
const SEND = 'POST /v2/rtm/patients/21/months/';

describe('a patient’s month', () => {
  it('RTM-07 RTM-08 RTM-10 RTM-12 OPEN-075 OPEN-076 folds out into codes with N/30 days or minutes', async () => {
    const opened = open(
      [month('READY_TO_BILL')],
      withCodes(answer(1, '98977', 'READY_TO_BILL'), answer(2, '98980', 'IN_PROGRESS')),
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
    expect(later.getByText('1 live contact')).toBeVisible();
  });

  it('shows which days count, whose minutes, and who changed what, when and why', async () => {
    const opened = open([month('READY_TO_BILL')], withCodes(...readyOnes));
    await unfold(opened);
    expect(
      await screen.findByRole('img', { name: '2 data days from 10/20/2026 to 11/18/2026: 10/20, 10/21' }),
    ).toBeVisible();
    expect(screen.getByText('10/19/2026 does not count: it lies before set-up.')).toBeVisible();
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

  it('RTM-07 OPEN-078 offers the monthly PDF once there is one', async () => {
    const opened = open([month('READY_TO_BILL')], withCodes(...readyOnes));
    await unfold(opened);
    expect(await screen.findByRole('button', { name: 'Monthly PDF of Wilma Winters' })).toBeDisabled();
    cleanup();
    const there = [200, { ...detail(readyOnes), pdfKey: 'a-document' }] as const;
    await unfold(open([month('READY_TO_BILL')], { [`GET ${DETAIL}`]: there }));
    expect(await screen.findByRole('button', { name: 'Monthly PDF of Wilma Winters' })).toBeEnabled();
  });

  it('says that the month could not be loaded', async () => {
    const opened = open([month('READY_TO_BILL')], { [`GET ${DETAIL}`]: refused(503, 'The service is busy.') });
    await unfold(opened);
    expect(await screen.findByText('The service is busy.')).toBeVisible();
  });

  it('RTM-18 OPEN-080 marks what is billing-final', async () => {
    open([month('READY_TO_BILL'), { ...month('BILLED'), id: 'b' }, { ...month('IN_PROGRESS'), id: 'c' }]);
    const heads = (await screen.findAllByRole('button', { name: /Wilma Winters/ })).map(
      ({ textContent }) => textContent,
    );
    expect(heads.map((head) => /Winters(.*)/.exec(head ?? '')![1])).toEqual([
      'Ready to Bill(billing-final)',
      'Billed(billing-final)',
      'In Progress',
    ]);
  });

  it.each(['IN_PROGRESS', 'ACTIVE_DAYS_INCOMPLETE'] as const)(
    'RTM-17 has no control while it is %s',
    async (status) => {
      const opened = open([month(status)], withCodes(answer(1, '98977', status)));
      await unfold(opened);
      await screen.findByText('17/30 days of activity');
      expect(screen.queryByRole('button', { name: /98977 of/ })).toBeNull();
    },
  );

  it('RTM-13 calls an incomplete one Incomplete', async () => {
    open([month('ACTIVE_DAYS_INCOMPLETE')]);
    expect(within(await screen.findByRole('button', { name: /Wilma Winters/ })).getByText('Incomplete')).toBeVisible();
  });
});

describe('billing', () => {
  const people = {
    'GET /v2/patients/21': [200, { id: 21, primaryPractitionerId: 8 }],
    'GET /v2/practitioners': pageOf([
      { id: 7, firstName: 'Ada', lastName: 'Moreno' },
      { id: 8, firstName: 'Grace', lastName: 'Hopper' },
    ]),
  };
  const openDialog = async (more: object, codes = readyOnes, button: string | RegExp = /^Mark as Billed: 98977/) => {
    const opened = open([month('READY_TO_BILL')], { ...people, ...withCodes(...codes), ...more });
    await unfold(opened);
    await opened.user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as Billed: Wilma Winters' }));
    await waitFor(() => expect(dialog.getByLabelText('Billing practitioner')).toHaveValue('8'));
    const submit = () => opened.user.click(dialog.getByRole('button', { name: 'Mark as Billed' }));
    const confirm = async () => {
      await opened.user.click(dialog.getByLabelText(/^No other practitioner bills/));
      await opened.user.click(dialog.getByLabelText(/^No remote physiological monitoring/));
    };
    const bodies = () => opened.sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
    return { ...opened, dialog, submit, confirm, bodies };
  };
  const attested = { practitionerId: 8, onePractitioner: true, noPhysiologicMonitoring: true, flagsReviewed: false };

  it('RTM-15 asks who bills and what is confirmed, and bills the cycle', async () => {
    const { dialog, submit, confirm, bodies } = await openDialog({
      [`${SEND}${thisMonth}/bill`]: [200, { cycles: [] }],
    });
    await submit();
    expect(await dialog.findByText('Confirm that no one else bills this period')).toBeVisible();
    expect(dialog.getByText('Confirm that no physiological monitoring is billed')).toBeVisible();
    expect(bodies()).toEqual([]);
    await confirm();
    await submit();
    expect(await screen.findByText('98977 of Wilma Winters is marked as billed.')).toBeVisible();
    const [sent] = bodies() as [{ cycles: object[]; attestation: object }];
    expect(sent.cycles).toMatchObject([
      { id: 1, code: '98977', units: 1, modifiers: expect.any(Array), flags: expect.any(Array) },
    ]);
    expect(sent.attestation).toEqual(attested);
  });

  it('RTM-15 bills all that is ready of the month at once', async () => {
    const { submit, confirm, bodies } = await openDialog(
      { [`${SEND}${thisMonth}/bill`]: [200, { cycles: [] }] },
      readyOnes,
      'Mark all 2 as Billed',
    );
    await confirm();
    await submit();
    expect(await screen.findByText('2 codes of Wilma Winters are marked as billed.')).toBeVisible();
    expect((bodies()[0] as { cycles: { id: number }[] }).cycles.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('leaves the focus with the month once all of it is billed', async () => {
    const billed = readyOnes.map((one) => ({ ...one, status: 'BILLED' as const }));
    let codes = readyOnes;
    const { submit, confirm } = await openDialog(
      {
        [`GET ${DETAIL}`]: () => [200, detail(codes)],
        [`${SEND}${thisMonth}/bill`]: () => {
          codes = billed;
          return [200, { cycles: [] }];
        },
      },
      readyOnes,
      'Mark all 2 as Billed',
    );
    await confirm();
    await submit();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all 2 as Billed' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 3, name: 'Billable' })).toHaveFocus());
  });

  it('shows what a chosen code is flagged for, and bills it once that was looked at', async () => {
    const flagged = { ...answer(1, '98977', 'READY_TO_BILL'), flags: ['ENDED_EARLY' as const] };
    const { dialog, user, submit, confirm, bodies } = await openDialog(
      { [`${SEND}${thisMonth}/bill`]: [200, { cycles: [] }] },
      [flagged],
    );
    expect(
      dialog.getByText('The window ended before its 30 days were over; it counts the data up to its last day.'),
    ).toBeVisible();
    await confirm();
    await submit();
    expect(await dialog.findByText('Confirm that what is flagged was looked at')).toBeVisible();
    await user.click(dialog.getByLabelText('I have looked at what is flagged.'));
    await submit();
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({ attestation: { ...attested, flagsReviewed: true } });
  });

  it('RTM-15 a refusal says why and keeps the dialog', async () => {
    const { dialog, submit, confirm } = await openDialog({
      [`${SEND}${thisMonth}/bill`]: refused(422, 'Another practitioner has billed this patient for the same period', {
        fields: { 'attestation.practitionerId': 'Another practitioner has billed this patient for the same period' },
      }),
    });
    await confirm();
    await submit();
    await waitFor(() => expect(dialog.getByLabelText('Billing practitioner')).toBeInvalid());
    expect(dialog.getAllByText('Another practitioner has billed this patient for the same period')[0]).toBeVisible();
  });

  it('RTM-16 a billed one is taken back with a reason', async () => {
    const opened = open([month('BILLED')], {
      ...withCodes(answer(1, '98977', 'BILLED')),
      'PATCH /v2/rtm/cycles/1': [200, {}],
    });
    await unfold(opened);
    await opened.user.click(
      await screen.findByRole('button', { name: 'Revert to Ready to Bill: 98977 of Wilma Winters' }),
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
});
