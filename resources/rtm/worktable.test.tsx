import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RtmMonth } from '../../contract/rtm/billing.ts';
import type { RtmCycle } from '../../contract/rtm/cycles.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { pagedResponse } from '../../tests/component/renderFeature.tsx';
import { listRequests, month, renderMonth, thisMonth } from './fixtures.ts';

// The first import of a screen can take seconds.
beforeAll(() => Promise.all([import('./CyclesByMonthPage.tsx'), import('./bulk/BulkBillDialog.tsx')]), 60_000);

const grace = { id: 8, firstName: 'Grace', lastName: 'Hopper' };
const patient = (id: number, firstName: string) => ({
  id,
  patient: { firstName, lastName: 'Winters' },
  location: { id: 3, name: 'Harbor' },
});
const cycle = (id: number, values: Partial<RtmCycle> = {}): RtmCycle => ({
  id,
  code: '98977',
  clock: 'ROLLING_30',
  startDate: '2026-10-20',
  endDate: `${thisMonth}-18`,
  status: 'READY_TO_BILL',
  numActiveDays: 17,
  numRequiredDays: 16,
  numRemainingDays: 0,
  minutes: 0,
  liveContacts: 0,
  units: 1,
  modifiers: ['GP'],
  flags: [],
  explanation: { code: 'example', text: 'Seventeen data days are in.' },
  pdfKey: null,
  patientRecord: patient(21, 'Wilma'),
  ...values,
});
const row = (id: number, firstName: string, cycles: RtmCycle[], more: Partial<RtmMonth> = {}): RtmMonth => ({
  ...month('READY_TO_BILL'),
  id: `${id}-${thisMonth}`,
  patientRecord: patient(id, firstName),
  cycles,
  cents: 5200,
  practitioner: grace,
  ...more,
});
const rows = [
  row(21, 'Wilma', [cycle(1)]),
  row(22, 'Ada', [cycle(2), cycle(3, { code: '98985', flags: ['ENDED_EARLY'] })]),
  row(23, 'Iris', [cycle(4, { code: '98979', clock: 'CALENDAR_MONTH', status: 'IN_PROGRESS', units: 0 })], {
    status: 'IN_PROGRESS',
    cents: null,
    missing: [{ code: '98979', days: 0, minutes: 4, contacts: 1, by: '2026-11-30' }],
  }),
];
const readyLine = (id: number, values: object = {}) => ({
  id,
  code: '98977',
  startDate: '2026-10-20',
  endDate: `${thisMonth}-18`,
  units: 1,
  modifiers: ['GP'],
  flags: [],
  cents: 5200,
  ...values,
});
const readyMonths = [
  { patientRecord: patient(21, 'Wilma'), practitioner: grace, lines: [readyLine(1)] },
  {
    patientRecord: patient(22, 'Ada'),
    practitioner: grace,
    lines: [readyLine(2), readyLine(3, { code: '98985', flags: ['ENDED_EARLY'] })],
  },
];
const MONTH = `/v2/rtm/months/${thisMonth}`;
const totals = {
  yearMonth: thisMonth,
  ready: { patients: 2, cents: 15_600 },
  forReview: 1,
  billed: { patients: 5, cents: 63_600 },
  atRisk: { patients: 1, cents: 3400 },
};
const answers = {
  [`GET ${MONTH}/totals`]: [200, totals],
  [`GET ${MONTH}/ready`]: [200, { items: readyMonths, totalItems: 2 }],
  'GET /v2/practitioners': pagedResponse([grace]),
};
const open = (more: object = {}, shown = rows) => renderMonth(shown, { ...answers, ...more }, 40);
const selectPage = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('checkbox', { name: 'Select all patients on this page' }));
const bodiesOf = ({ sent }: ReturnType<typeof open>) =>
  sent.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('the rows of a month', () => {
  it('RTM-07 show what is ready and open, the amount, what is missing, and by whom', async () => {
    open();
    const ada = within(await screen.findByRole('button', { name: /Ada Winters/ }));
    expect(ada.getByText('98977')).toBeVisible();
    expect(ada.getByText('98985')).toHaveTextContent('98985 ready, needs review');
    expect(ada.getByText('$52.00')).toBeVisible();
    expect(ada.getByText('Review: Ended early')).toBeVisible();
    expect(ada.getByText('G. Hopper')).toHaveAttribute('title', 'Grace Hopper');
    const iris = within(screen.getByRole('button', { name: /Iris Winters/ }));
    expect(iris.getByText('98979')).toHaveTextContent('98979 not earned yet');
    expect(iris.getByText(/^4 min \+ live interaction by Nov.30$/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Iris Winters' })).toBeDisabled();
  });

  it('are sorted by the server: by patient, amount or what is missing', async () => {
    const opened = open();
    await opened.user.click(await screen.findByRole('button', { name: 'Sort by Amount' }));
    await waitFor(() => expect(listRequests(opened).at(-1)).toMatchObject({ sort: '-amount' }));
    await opened.user.click(await screen.findByRole('button', { name: /^Amount, descending/ }));
    await waitFor(() => expect(listRequests(opened).at(-1)).toMatchObject({ sort: 'amount' }));
    await opened.user.click(screen.getByRole('button', { name: 'Sort by Missing' }));
    await waitFor(() => expect(listRequests(opened).at(-1)).toMatchObject({ sort: 'missing' }));
  });

  it('RTM-06 are filtered by the totals, and all again by a second press', async () => {
    const opened = open();
    const ready = await screen.findByRole('button', { name: /^Ready ?\$156\.00 ?2 patients · 1 to review$/ });
    await opened.user.click(ready);
    await waitFor(() =>
      expect(listRequests(opened).at(-1)).toMatchObject({ status: 'READY_TO_BILL', charged: 'true', page: '1' }),
    );
    expect(ready).toHaveAttribute('aria-pressed', 'true');
    await opened.user.click(screen.getByRole('button', { name: /^At risk ?\$34\.00/ }));
    await waitFor(() =>
      expect(listRequests(opened).at(-1)).toMatchObject({ status: 'IN_PROGRESS', atRisk: 'true', page: '1' }),
    );
    await opened.user.click(screen.getByRole('button', { name: /^At risk/ }));
    await waitFor(() => expect(listRequests(opened).at(-1)).not.toHaveProperty('atRisk'));
    expect(listRequests(opened).at(-1)).not.toHaveProperty('charged');
    expect(listRequests(opened).at(-1)).toMatchObject({ status: 'IN_PROGRESS,READY_TO_BILL' });
  });

  it('are reached by the arrows, selected by Space, opened by Enter and billed by B', async () => {
    const opened = open();
    const wilma = await screen.findByRole('button', { name: /Wilma Winters/ });
    wilma.focus();
    await opened.user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: /Ada Winters/ })).toHaveFocus();
    await opened.user.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Select Ada Winters' })).toBeChecked();
    expect(screen.getByRole('button', { name: /Ada Winters/ })).toHaveAttribute('aria-expanded', 'false');
    await opened.user.keyboard('{End}{ArrowUp}{ArrowUp}{Enter}');
    expect(wilma).toHaveAttribute('aria-expanded', 'true');
    await opened.user.keyboard('b');
    expect(await screen.findByRole('dialog', { name: /^Bill / })).toBeVisible();
  });
});

describe('billing a selection', () => {
  const openDialog = async (more: object = {}) => {
    const opened = open(more);
    await selectPage(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Bill 2 patients' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Bill / }));
    await dialog.findByRole('table');
    const submit = () => opened.user.click(dialog.getByRole('button', { name: 'Bill 2 patients' }));
    const attest = () => opened.user.click(dialog.getByLabelText('I confirm for every patient listed:'));
    return { ...opened, dialog, submit, attest };
  };
  const billed = [
    { patientId: 21, cycles: [{ id: 1, version: 2 }] },
    { patientId: 22, cycles: [{ id: 2, version: 2 }] },
  ];

  it('RTM-15 lists patients, codes, units and amounts, leaves flagged codes out, and bills by one confirmation', async () => {
    const opened = await openDialog({ [`POST ${MONTH}/bill`]: [200, { billed, leftOut: [] }] });
    const { dialog, submit, attest } = opened;
    expect(dialog.getByText('2 patients · 2 codes · $104.00')).toBeVisible();
    expect(
      dialog
        .getAllByRole('row')
        .slice(1)
        .map((line) =>
          within(line)
            .getAllByRole('cell')
            .map(({ textContent }) => textContent),
        ),
    ).toEqual([
      ['Wilma Winters', '98977-GP', '1', '$52.00', 'Grace Hopper'],
      ['Ada Winters', '98977-GP', '1', '$52.00', 'Grace Hopper'],
    ]);
    expect(dialog.getByText(/^1 flagged code is left out/)).toHaveTextContent('Ada Winters 98985 (Ended early)');
    expect(dialog.getByRole('link', { name: 'Ada Winters' })).toHaveAttribute(
      'href',
      expect.stringContaining('patientId'),
    );
    await submit();
    expect(await dialog.findByText('Confirm both statements to bill')).toBeVisible();
    expect(bodiesOf(opened)).toEqual([]);
    await attest();
    await submit();
    expect(await screen.findByText(/^2 patients billed for .*: 2 codes, \$104\.00\.$/)).toBeVisible();
    const seen = (id: number) => ({ id, code: '98977', units: 1, modifiers: ['GP'], flags: [] });
    expect(bodiesOf(opened)).toEqual([
      {
        patients: [
          { patientId: 21, practitionerId: 8, cycles: [seen(1)] },
          { patientId: 22, practitionerId: 8, cycles: [seen(2)] },
        ],
        attestation: { onePractitioner: true, noPhysiologicMonitoring: true },
      },
    ]);
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  });

  it('RTM-16 names who was left out and why, and undoes what was billed', async () => {
    const reason = { code: 'rtm.changedMeanwhile', text: 'It has changed.' };
    const opened = await openDialog({
      [`POST ${MONTH}/bill`]: [200, { billed: billed.slice(0, 1), leftOut: [{ patientId: 22, reason }] }],
      [`POST ${MONTH}/revert`]: [200, { reverted: [{ patientId: 21 }], leftOut: [] }],
    });
    await opened.attest();
    await opened.submit();
    expect(await screen.findByText('1 patient was left out:')).toBeVisible();
    expect(screen.getByText(/It has changed\./).closest('li')).toHaveTextContent('Ada Winters: It has changed.');
    await opened.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 patient is ready to bill again.')).toBeVisible();
    expect(bodiesOf(opened).at(-1)).toEqual({ patients: billed.slice(0, 1), reason: 'Bulk billing undone' });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  const revertsOf = ({ sent }: ReturnType<typeof open>) => sent.filter(({ path }) => path === `${MONTH}/revert`);

  it('RTM-16 keeps the way back when undoing fails, and says that the patients are still billed', async () => {
    const opened = await openDialog({
      [`POST ${MONTH}/bill`]: [200, { billed, leftOut: [] }],
      [`POST ${MONTH}/revert`]: errorResponse(503, 'The service is busy.'),
    });
    await opened.attest();
    await opened.submit();
    await opened.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^2 patients are still billed for .*: The service is busy\.$/)).toBeVisible();
    expect(screen.queryByText(/ready to bill again|were not billed/)).toBeNull();
    opened.answering[`POST ${MONTH}/revert`] = [200, { reverted: [{ patientId: 21 }, { patientId: 22 }], leftOut: [] }];
    await opened.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 patients are ready to bill again.')).toBeVisible();
    const [first, second] = revertsOf(opened);
    expect(second!.body).toEqual(first!.body);
    expect(second!.headers.get('Idempotency-Key')).toBe(first!.headers.get('Idempotency-Key'));
  });

  it('RTM-16 goes on with the part at which undoing stopped', async () => {
    // Fifty patients make a part.
    const months = Array.from({ length: 51 }, (_, index) => ({
      patientRecord: patient(100 + index, 'More'),
      practitioner: grace,
      lines: [readyLine(100 + index)],
    }));
    type Sent = { body: { patients: { patientId: number }[] } };
    let isBusy = true;
    const opened = open({
      [`GET ${MONTH}/totals`]: [200, { ...totals, ready: { patients: 51, cents: 100 } }],
      [`GET ${MONTH}/ready`]: [200, { items: months, totalItems: 51 }],
      [`POST ${MONTH}/bill`]: ({ body }: Sent) => [
        200,
        {
          billed: body.patients.map(({ patientId }) => ({ patientId, cycles: [{ id: patientId, version: 2 }] })),
          leftOut: [],
        },
      ],
      [`POST ${MONTH}/revert`]: ({ body: { patients } }: Sent) =>
        isBusy && patients[0]!.patientId === 150
          ? errorResponse(503, 'The service is busy.')
          : [200, { reverted: patients, leftOut: [] }],
    });
    await selectPage(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Select all 51' }));
    await opened.user.click(await screen.findByRole('button', { name: 'Bill 51 patients' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Bill / }));
    await opened.user.click(await dialog.findByLabelText('I confirm for every patient listed:'));
    await opened.user.click(dialog.getByRole('button', { name: 'Bill 51 patients' }));
    await opened.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^1 patient is still billed for .*: The service is busy\.$/)).toBeVisible();
    expect(screen.getByText('50 patients are ready to bill again.')).toBeVisible();
    isBusy = false;
    await opened.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('51 patients are ready to bill again.')).toBeVisible();
    const [whole, failed, again] = revertsOf(opened).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(failed).not.toBe(whole);
    expect(again).toBe(failed);
  });

  it('RTM-15 keeps the dialog and says why when nothing could be billed', async () => {
    const opened = await openDialog({ [`POST ${MONTH}/bill`]: errorResponse(503, 'The service is busy.') });
    await opened.attest();
    await opened.submit();
    expect(await opened.dialog.findByText('The service is busy.')).toBeVisible();
    expect(opened.dialog.getByRole('button', { name: 'Bill 2 patients' })).toBeEnabled();
  });

  it('selects all that match, also on other pages, and clears them', async () => {
    const more = Array.from({ length: 38 }, (_, index) => ({
      patientRecord: patient(100 + index, 'More'),
      practitioner: grace,
      lines: [readyLine(100 + index)],
    }));
    const opened = open({
      [`GET ${MONTH}/totals`]: [200, { ...totals, ready: { patients: 38, cents: 100 } }],
      [`GET ${MONTH}/ready`]: [200, { items: more, totalItems: 38 }],
    });
    await selectPage(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Select all 38' }));
    expect(await screen.findByRole('button', { name: 'Bill 38 patients' })).toBeVisible();
    await opened.user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('button', { name: /^Bill / })).toBeNull();
  });

  it('offers to select no more patients than are billed at once', async () => {
    const opened = open({
      [`GET ${MONTH}/totals`]: [200, { ...totals, ready: { patients: 501, cents: 100 } }],
    });
    await selectPage(opened);
    expect(await screen.findByRole('button', { name: 'Select the first 500' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Select all 5/ })).toBeNull();
  });

  it('offers a provider for patients who have none', async () => {
    const opened = open({
      [`GET ${MONTH}/ready`]: [200, { items: [{ ...readyMonths[0], practitioner: null }], totalItems: 1 }],
    });
    await opened.user.click(await screen.findByRole('checkbox', { name: 'Select Wilma Winters' }));
    await opened.user.click(screen.getByRole('button', { name: 'Bill 1 patient' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Bill / }));
    expect(await dialog.findByText(/^1 patient has no primary provider/)).toBeVisible();
    expect(dialog.queryByRole('table')).toBeNull();
    await opened.user.selectOptions(dialog.getByLabelText('Billing practitioner'), 'Grace Hopper');
    expect(await dialog.findByRole('row', { name: /Wilma Winters/ })).toBeVisible();
  });
});
