import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ReconcilePreviewRow } from '../../contract/gait/reconcile.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { gaitUser } from '../../tests/component/gaitUser.ts';
import { renderFeature } from '../../tests/component/renderFeature.tsx';
import { gait } from './plugin.tsx';

const CHECK = 'POST /v2/gait/reconcile/preview';
const UPDATE = 'POST /v2/gait/reconcile';
const open = (answers: object) =>
  renderFeature(gait, '/gait/reconcile/', { viewer: gaitUser, answers: { ...answers } });
type Opened = ReturnType<typeof open>;

const row = (at: number, outcome: ReconcilePreviewRow['outcome'], more: Partial<ReconcilePreviewRow> = {}) => ({
  row: at,
  gaitUid: `G-${at}`,
  firstName: 'Wilma',
  lastName: 'Winters',
  email: null,
  outcome,
  patient: { id: at * 10, version: 5, firstName: '', lastName: '', email: null, discharged: false },
  changes: [],
  willInvite: false,
  reasons: [],
  otherRows: [],
  ...more,
});
const named = (from: string | null, to: string) => ({ changes: [{ field: 'firstName' as const, from, to }] });
const checked = {
  rows: [
    row(2, 'UPDATE', named(null, 'Wilma')),
    row(3, 'NAMED_OTHERWISE', named('Wanda', 'Wilma')),
    row(4, 'NO_PATIENT', { patient: null }),
    row(5, 'FAULTY', { reasons: [{ column: 'Email', message: 'Email must be valid.' }] }),
  ],
  ignoredColumns: ['Shoe Size'],
};
const csv = (name = 'event.csv', text = 'Unique Gait ID,First Name\nG-2,Wilma\n') =>
  new File([text], name, { type: 'text/csv' });
const chooseFile = async ({ user }: Opened, file = csv()) => {
  const input = await screen.findByLabelText('Choose CSV file');
  input.removeAttribute('accept');
  await user.upload(input, file);
};
const rowOf = (uid: string) => within(screen.getByText(uid).closest<HTMLElement>('[role=row]')!);
const updates = ({ sent }: Opened) => sent.filter(({ path }) => path === '/v2/gait/reconcile');

afterEach(() => vi.restoreAllMocks());

describe('reconcile', () => {
  it('GAIT-24 OPEN-100 previews each row, waits for decisions, and keeps the result', async () => {
    const at = open({ [CHECK]: [200, checked], [UPDATE]: [200, { updated: 2, invited: 1, ids: [20, 30] }] });
    await chooseFile(at);
    expect(await screen.findByText('1 of 4 rows will be updated.')).toBeVisible();
    expect(screen.getByText('Ignored columns: Shoe Size.')).toBeVisible();
    expect(rowOf('G-3').getByText('Wanda')).toBeVisible();
    expect(rowOf('G-4').getByText('No patient with this ID')).toBeVisible();
    expect(rowOf('G-5').getByText('Email: Email must be valid.')).toBeVisible();
    await at.user.click(screen.getByRole('checkbox', { name: 'Update row 3 anyway, G-3' }));
    await at.user.click(screen.getByRole('button', { name: 'Update 2 Patients' }));
    expect(await screen.findByText('1 invite sent.')).toBeVisible();
    expect(rowOf('G-3').getByText('Updated')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Update / })).toBeNull();
    expect(updates(at).map(({ body }) => body)).toEqual([
      {
        rows: [
          {
            row: 2,
            gaitUid: 'G-2',
            firstName: 'Wilma',
            lastName: 'Winters',
            email: null,
            patientId: 20,
            version: 5,
            confirmed: false,
          },
          {
            row: 3,
            gaitUid: 'G-3',
            firstName: 'Wilma',
            lastName: 'Winters',
            email: null,
            patientId: 30,
            version: 5,
            confirmed: true,
          },
        ],
      },
    ]);
  });

  it('OPEN-100 filters rows by outcome, and saves those left out with reasons', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (saved.push(file as Blob), 'blob:saved'));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const at = open({ [CHECK]: [200, checked] });
    await chooseFile(at);
    await at.user.click(await screen.findByRole('button', { name: 'Not valid 1' }));
    expect(screen.queryByText('G-4')).toBeNull();
    expect(screen.getByText('G-5')).toBeVisible();
    await at.user.click(screen.getByRole('button', { name: 'Download skipped rows (3)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect((await saved[0]!.text()).replace('\uFEFF', '').split('\r\n')).toEqual([
      'Row,Unique Gait ID,First Name,Last Name,Email,Reason',
      '3,G-3,Wilma,Winters,,Different name',
      '4,G-4,Wilma,Winters,,No patient with this ID',
      '5,G-5,Wilma,Winters,,Not valid. Email: Email must be valid.',
    ]);
  });

  it('OPEN-100 shows rows again that changed meanwhile, and unchecks them', async () => {
    const current = [row(2, 'UPDATE', named(null, 'Wilma')), row(3, 'NAMED_OTHERWISE', named('Walter', 'Wilma'))];
    current[1]!.patient!.version = 6;
    const at = open({
      [CHECK]: [200, checked],
      [UPDATE]: errorResponse(409, 'Patients have changed since the file was checked. No patients were updated.', {
        current,
      }),
    });
    await chooseFile(at);
    await at.user.click(await screen.findByRole('checkbox', { name: 'Update row 3 anyway, G-3' }));
    await at.user.click(screen.getByRole('button', { name: 'Update 2 Patients' }));
    expect(await screen.findByText(/No patients were updated/)).toBeVisible();
    expect(rowOf('G-3').getByText('Walter')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Update row 3 anyway, G-3' })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Update 1 Patient' })).toBeEnabled();
  });

  it('OPEN-100 API-61 loses nothing on a network failure: the same rows are sent again with the same key', async () => {
    let isDead = true;
    const at = open({
      [CHECK]: [200, checked],
      [UPDATE]: () => (isDead ? 'network failure' : [200, { updated: 1, invited: 0, ids: [20] }]),
    });
    await chooseFile(at);
    await at.user.click(await screen.findByRole('button', { name: 'Update 1 Patient' }));
    expect(await screen.findByText('It is safe to try again. No patient is updated or invited twice.')).toBeVisible();
    isDead = false;
    await at.user.click(screen.getByRole('button', { name: 'Update 1 Patient' }));
    expect(await rowOf('G-2').findByText('Updated')).toBeVisible();
    const keys = updates(at).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['another kind of file', csv('event.xlsx'), {}, 'Only CSV files can be uploaded.'],
    ['a file that is too large', csv('event.csv', 'x'.repeat(2_000_001)), {}, 'The file is larger than 2 MB.'],
    [
      'a file that the server cannot use',
      csv(),
      {
        [CHECK]: errorResponse(422, 'The file cannot be used.', {
          rows: [{ row: 1, column: 'Unique Gait ID', message: 'This column is missing.' }],
        }),
      },
      'Row 1, Unique Gait ID: This column is missing.',
    ],
  ])('GAIT-24 explains in place why it rejects %s', async (_what, file, answers, message) => {
    const at = open(answers);
    await chooseFile(at, file);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Update / })).toBeNull();
  });
});
