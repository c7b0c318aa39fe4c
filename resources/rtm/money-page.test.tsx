import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { RtmChargeGaps, RtmCharges } from '../../contract/rtm/charges.ts';
import type { RtmForecast, RtmWhatIf } from '../../contract/rtm/forecast.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { renderFeature } from '../../tests/component/renderFeature.tsx';
import { rtmBilling } from './plugin.tsx';

// The first import of a screen can take seconds.
beforeAll(() => import('./money/MoneyPage.tsx'), 60_000);
const PATH = '/rtm-billing/money/';
const patientRecord = {
  id: 21,
  patient: { firstName: 'Wilma', lastName: 'Winters' },
  location: { id: 3, name: 'Harbor' },
};
const amount = (units: number, cents: number | null = null) => ({ cycles: units, units, cents });
const standings = {
  BILLED: amount(1),
  READY: amount(2),
  REACHED: amount(4),
  ON_PACE: amount(8),
  BEHIND: amount(16),
};
const forecast: RtmForecast = {
  yearMonth: '2026-11',
  codes: [{ code: '98985', standings, couldRise: 3, beyondReach: 5 }],
  total: standings,
  items: [{ id: 7, patientRecord, reached: null, next: '98979', days: 0, minutes: 6, contacts: 1, by: '2026-11-30' }],
  totalItems: 1,
  itemsForPage: 15,
};
const charges: RtmCharges = {
  yearMonth: '2026-11',
  items: [
    {
      id: 9,
      patientRecord,
      dob: null,
      sex: null,
      payer: { name: 'Aetna', id: '60054', isDefault: false },
      memberId: null,
      groupNumber: null,
      code: '98980',
      status: 'READY_TO_BILL',
      units: 1,
      modifiers: ['GP', 'CQ'],
      serviceDate: '2026-11-30',
      startDate: '2026-11-01',
      endDate: '2026-11-30',
      practitioner: null,
      placeOfService: '11',
      unitCents: 5000,
      cents: 5000,
      flags: ['MIXED_DISCIPLINES'],
      heldFor: [],
      gaps: ['MEMBER_ID', 'DOB', 'PRACTITIONER', 'DIAGNOSIS', 'REFERRING_PROVIDER'],
    },
  ],
  total: 1,
  itemsForPage: 15,
  patients: 1,
  units: 1,
  cents: 5000,
  withoutCharge: 0,
  flagged: 1,
  held: 0,
  leftOut: [],
  codes: [{ code: '98980', lines: 1, units: 1, cents: 5000 }],
};
const missing: RtmChargeGaps = {
  yearMonth: '2026-11',
  lines: 3,
  incomplete: 2,
  gaps: [
    { gap: 'MEMBER_ID', lines: 2, patients: 1 },
    { gap: 'DIAGNOSIS', lines: 3, patients: 2 },
  ],
  file: ['SUBMITTER', 'TAX_ID'],
};
const ofYear = (units: number, cents: number | null = null) => ({ units, cents });
const whatIf: RtmWhatIf = {
  yearMonth: '2026-11',
  earlier: 2025,
  later: 2026,
  codes: [
    { code: '98985', earlier: ofYear(0), later: ofYear(3, 15_000) },
    { code: '98977', earlier: ofYear(2), later: ofYear(1) },
  ],
  total: { earlier: ofYear(2), later: ofYear(4, 15_000) },
  items: [
    { id: 21, patientRecord, units: -1, cents: null, explanation: { code: 'example', text: 'Five days of data.' } },
  ],
  totalItems: 1,
  itemsForPage: 15,
};
const open = (at: string, more: object = {}) =>
  renderFeature(rtmBilling, `${PATH}${at}`, {
    answers: {
      'GET /v2/rtm/forecast': [200, forecast],
      'GET /v2/rtm/what-if': [200, whatIf],
      'GET /v2/rtm/charges': [200, charges],
      'GET /v2/rtm/charges/gaps': [200, missing],
      ...more,
    },
  });

describe('the forecast', () => {
  it('expects billed, ready, reached and on-pace units, without amounts while no charges are set', async () => {
    open('');
    const expected = (await screen.findByText('Expected')).parentElement!;
    expect(within(expected).getByText('15 units')).toBeVisible();
    expect(screen.getByText('3 could still earn more')).toBeVisible();
    expect(screen.getByText('5 out of reach')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set charges' })).toHaveAttribute('href', '/rtm-billing/settings/');
    expect(screen.queryByText(/\$/)).toBeNull();
  });

  it('shows the charges of the units once any code has a charge, and no longer how to set one', async () => {
    const valued = { ...standings, BILLED: amount(1, 4000), READY: amount(2, 8000), BEHIND: amount(16, 64_000) };
    open('', {
      'GET /v2/rtm/forecast': [
        200,
        { ...forecast, codes: [{ ...forecast.codes[0]!, standings: valued }], total: valued },
      ],
    });
    const sums = await screen.findByRole('region', { name: 'Units by certainty' });
    const facts = within(sums)
      .getAllByRole('term')
      .map(({ parentElement }) => parentElement!.textContent);
    expect(facts).toEqual([
      'Expected15 units$120.00Billed, ready, earned and on pace',
      'Billed1 unit$40.00Marked as billed',
      'Ready2 units$80.00Ready to bill',
      'Earned4 units$0.00Earned, period still open',
      'On pace8 units$0.00On track at the current pace',
      'Behind16 units$640.00Not on track at the current pace',
    ]);
    expect(screen.queryByRole('link', { name: 'Set charges' })).toBeNull();
  });

  it('names patients close to a code, what is missing by when, and links to the record', async () => {
    const [near] = forecast.items;
    const days = {
      ...near!,
      id: 8,
      reached: '98985' as const,
      next: '98977' as const,
      days: 1,
      minutes: 0,
      contacts: 0,
    };
    open('', { 'GET /v2/rtm/forecast': [200, { ...forecast, items: [near, days], totalItems: 2 }] });
    const [link] = await screen.findAllByRole('link', { name: 'Wilma Winters' });
    expect(link).toHaveAttribute('href', '/patients/21/health/care-management');
    const cellsOf = (row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(within(link!.closest('table')!).getAllByRole('row').slice(1).map(cellsOf)).toEqual([
      ['Wilma WintersHarbor', '98979', '6 minutes, a live interaction', '11/30/2026'],
      ['Wilma WintersHarbor', '98977has 98985', '1 data day', '11/30/2026'],
    ]);
  });
});

describe('the comparison of the rules', () => {
  it('shows the result of each code and in total by the rules of both years, and who gains or loses why', async () => {
    open('?part=rules');
    const [byCode, effects] = await screen.findAllByRole('table');
    const rowsOf = (table: HTMLElement) =>
      within(table)
        .getAllByRole('row')
        .map((row) => within(row).queryAllByRole('cell'))
        .map((cells) => cells.map(({ textContent }) => textContent));
    expect(rowsOf(byCode!).slice(1)).toEqual([
      [expect.stringMatching(/^98985/), '0', '3 units$150.00', '+3+$150.00'],
      [expect.stringMatching(/^98977/), '2 units', '1 unit', '−1'],
      ['All codes', '2 units', '4 units$150.00', '+2+$150.00'],
    ]);
    expect(rowsOf(effects!).slice(1)).toEqual([['Wilma WintersHarbor', '−1', 'Five days of data.']]);
    expect(screen.queryByRole('link', { name: 'Set charges' })).toBeNull();
  });

  it('asks for charges if none are set', async () => {
    open('?part=rules', {
      'GET /v2/rtm/what-if': [200, { ...whatIf, total: { earlier: ofYear(2), later: ofYear(4) } }],
    });
    expect(await screen.findByRole('link', { name: 'Set charges' })).toBeVisible();
  });
});

describe('a part of the page', () => {
  it.each([
    ['', 'forecast', forecast],
    ['?part=rules', 'what-if', whatIf],
    ['?part=charges', 'charges', charges],
  ])('"%s" stays visible until another page of it has loaded', async (at, call, answer) => {
    const shownMeanwhile: boolean[] = [];
    const isShown = () => screen.queryByRole('link', { name: 'Wilma Winters' }) !== null;
    const { user } = open(at, {
      [`GET /v2/rtm/${call}`]: ({ query }: { query: Record<string, string> }) => {
        if (query.page === '2') shownMeanwhile.push(isShown());
        return [200, { ...answer, [call === 'charges' ? 'total' : 'totalItems']: 16 }];
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Go to next page' }));
    await waitFor(() => expect(shownMeanwhile).toEqual([true]));
    expect(await screen.findByText(/^16.16 of 16$/)).toBeVisible();
  });

  it.each(['', '?part=rules', '?part=charges'])('"%s" reports that the month could not be loaded', async (at) => {
    const none = errorResponse(503, 'The service is busy.');
    open(at, { 'GET /v2/rtm/forecast': none, 'GET /v2/rtm/what-if': none, 'GET /v2/rtm/charges': none });
    expect(await screen.findByText('This month could not be loaded.')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('the charges', () => {
  it('OPEN-172 name what each line lacks, before the draft is downloaded', async () => {
    const { sent, user } = open('?part=charges&status=BILLED');
    expect(await screen.findByRole('tab', { name: 'Charges', selected: true })).toBeVisible();
    const row = (await screen.findByRole('link', { name: 'Wilma Winters' })).closest('tr')!;
    expect(row).toHaveTextContent(/98980 GP CQ.*Mixed disciplines.*Aetna.*Unassigned.*\$50\.00/);
    for (const gap of [
      'Member ID is missing',
      'Date of birth is missing',
      'Billing practitioner (rendering provider) is missing',
    ])
      expect(within(row).getByText(gap)).toBeVisible();
    expect(within(row).getByText('Diagnosis code is missing')).not.toBeVisible();
    await user.click(within(row).getByText('2 to add in your billing system'));
    expect(within(row).getByText('Diagnosis code is missing')).toBeVisible();
    const read = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');
    const texts = (name: string) => read(name).map(({ textContent }) => textContent);
    expect(texts('To enter in the patient’s record or the RTM settings')).toEqual([
      'Member ID is missing (2 lines, 1 patient)',
    ]);
    expect(texts('To add in your billing system; the portal does not hold it')).toEqual([
      'Diagnosis code is missing (every line)',
    ]);
    expect(read('For the file as a whole').map(({ textContent }) => textContent?.trim())).toEqual([
      'Sender and receiver IDs and a contact are missing',
      'Tax ID is missing',
    ]);
    expect(sent.filter(({ path }) => path === '/v2/rtm/charges').map(({ query }) => query.status)).toEqual(['BILLED']);
  });

  it('ask nothing about missing data where no line lacks what the portal can hold', async () => {
    open('?part=charges', { 'GET /v2/rtm/charges/gaps': [200, { ...missing, incomplete: 0, gaps: [] }] });
    expect(await screen.findByText('All lines have what the portal can hold.')).toBeVisible();
    expect(screen.queryByLabelText('Lines with missing data')).toBeNull();
  });

  it('RTM.md 7 leave out lines held for review, with the reason', async () => {
    const held = {
      ...charges.items[0]!,
      id: 12,
      code: '98977' as const,
      startDate: '2026-10-20',
      endDate: '2026-11-18',
      flags: ['HELD_FOR_REVIEW' as const],
      heldFor: [{ code: '98985' as const, status: 'BILLED' as const, startDate: '2026-10-01', endDate: '2026-10-12' }],
    };
    const { sent, user } = open('?part=charges', {
      'GET /v2/rtm/charges': [200, { ...charges, held: 1, leftOut: [held] }],
    });
    expect(await screen.findByRole('heading', { name: '1 line is held for review and left out' })).toBeVisible();
    expect(
      screen.getByText(
        '98985 of 10/01/2026 – 10/12/2026, in another episode of care, is billed and starts less than 30 days away.',
      ),
    ).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Lines held for review'), 'Include');
    await waitFor(() =>
      expect(sent.filter(({ path }) => path === '/v2/rtm/charges').map(({ query }) => query.held)).toEqual([
        'LEAVE_OUT',
        'INCLUDE',
      ]),
    );
  });

  it('OPEN-172 are saved in the requested format without incomplete lines if chosen, and a rejection says why', async () => {
    const saved = vi.fn<(file: Blob) => string>(() => 'blob:x');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { sent, user } = open('?part=charges', {
      'GET /v2/rtm/charges/file': ({ query }: { query: Record<string, string> }) =>
        query.form === 'csv' ? [200, 'rows'] : errorResponse(409, 'Not now.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(await screen.findByText('2 of 3 lines lack data that the portal can hold.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Lines with missing data'), 'Leave out');
    await user.click(screen.getByRole('button', { name: 'Download 837P draft' }));
    expect(await screen.findByText('The file could not be created: Not now.')).toBeVisible();
    expect(
      sent
        .filter(({ path }) => path === '/v2/rtm/charges/file')
        .map(({ query }) => [query.form, query.status, query.incomplete]),
    ).toEqual([
      ['csv', 'READY_TO_BILL', 'INCLUDE'],
      ['837', 'READY_TO_BILL', 'LEAVE_OUT'],
    ]);
  });
});
