import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BulkPreviewRow } from '../../contract/patients/patients.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { clinicAdmin } from '../../tests/component/people.ts';
import { patients } from './plugin.tsx';

afterEach(() => vi.unstubAllGlobals());

const viewer = {
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products: ['HEALTH' as const, 'GAIT' as const] },
  locations: [{ id: 3, name: 'North Clinic', timezone: 'America/Denver' }],
};
const csv = (name = 'people.csv') => new File(['First Name,Last Name\r\nAda,Lovelace\r\n'], name, { type: 'text/csv' });

async function openBulk(bulk?: NonNullable<Parameters<typeof renderFeature>[2]>['answers']) {
  const opened = renderFeature(patients, '/patients/?add=true', {
    viewer,
    answers: { 'GET /v2/patients': pagedResponse([]), 'GET /v2/practitioners': pagedResponse([]), ...bulk },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Patient' }));
  await opened.user.click(dialog.getByRole('checkbox', { name: /Exer Health/ }));
  await opened.user.click(dialog.getByRole('checkbox', { name: /Exer Gait/ }));
  await opened.user.click(dialog.getByRole('button', { name: 'Next' }));
  await opened.user.click(await dialog.findByRole('tab', { name: 'Bulk Add' }));
  return { ...opened, dialog, file: dialog.getByLabelText<HTMLInputElement>('Choose CSV file', { selector: 'input' }) };
}

describe('Bulk Add', () => {
  it('PAT-33 accepts only CSV files', async () => {
    const { file, dialog, sent } = await openBulk();
    expect(file).toHaveAttribute('accept', '.csv,text/csv');
    const { fireEvent } = await import('@testing-library/react');
    fireEvent.change(file, { target: { files: [csv('people.xlsx')] } });
    expect(await dialog.findByText('Only csv files can be uploaded.')).toBeInTheDocument();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('PAT-34 PAT-35 offers the Health and Gait templates', async () => {
    const made: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => (made.push(blob), 'blob:file'),
        revokeObjectURL: () => undefined,
      }),
    );
    const { user, dialog } = await openBulk();
    await user.click(dialog.getByRole('button', { name: 'Download Health template' }));
    await user.click(dialog.getByRole('button', { name: 'Download Gait template' }));
    const texts = await Promise.all(made.map((blob) => blob.text()));
    const health = 'First Name,Last Name,Email,Phone Number,Date of Birth,Location,Side of Body,Involved Body Part';
    expect(texts).toEqual([`${health},Payer Name,Payer ID,Member ID,Group Number\r\n`, `${health},Unique Gait ID\r\n`]);
  });

  const rowOf = (row: number, more: Partial<BulkPreviewRow> = {}): BulkPreviewRow => ({
    row,
    firstName: 'Ada',
    lastName: `Number ${row}`,
    email: `ada${row}@example.com`,
    phoneNumber: '+15551234567',
    dob: '1985-12-10',
    location: 'North Clinic',
    injuredSideOfBody: 'N/A',
    injuredBodyPart: 'Knee',
    gaitUid: null,
    payerName: null,
    payerId: null,
    memberId: null,
    groupNumber: null,
    language: null,
    provider: 'Grace Hopper',
    products: ['HEALTH', 'GAIT'],
    willInvite: true,
    faults: [],
    ...more,
  });
  const answering = (preview: BulkPreviewRow[], ignoredColumns: string[] = []) => ({
    'POST /v2/patients/bulk': ({ query }: { query: Record<string, string> }) =>
      query.dryRun === 'true'
        ? ([200, { rows: preview.length, added: 0, ignoredColumns, preview }] as const)
        : ([200, { rows: preview.length, added: preview.length }] as const),
  });
  type Opened = Awaited<ReturnType<typeof openBulk>>;
  const previewRows = async ({ dialog }: Opened) => {
    const table = await dialog.findByRole<HTMLTableElement>('table', { name: 'Preview' });
    return [...table.tBodies[0]!.rows].map((row) => [...row.cells].map(({ textContent }) => textContent));
  };

  it('OPEN-054 previews each row, and adds the whole file after confirmation', async () => {
    const preview = [rowOf(2), rowOf(3, { provider: null, email: null, willInvite: false })];
    const opened = await openBulk(answering(preview, ['Shoe Size']));
    await opened.user.upload(opened.file, csv());
    expect(await opened.dialog.findByText('2 patients will be added and 1 invite sent.')).toBeInTheDocument();
    expect(opened.dialog.getByText('Ignored columns: Shoe Size.')).toBeInTheDocument();
    expect(await previewRows(opened)).toEqual([
      [
        '2',
        'Ada Number 2Born 12/10/1985',
        'ada2@example.com(555) 123-4567',
        'North ClinicGrace Hopper',
        'N/A Knee',
        'Added to Health, GaitInvite sent',
      ],
      [
        '3',
        'Ada Number 3Born 12/10/1985',
        '(555) 123-4567',
        'North ClinicUnassigned',
        'N/A Knee',
        'Added to Health, GaitNo invite',
      ],
    ]);
    const posts = () => opened.sent.filter(({ method }) => method === 'POST').map(({ query }) => query);
    expect(posts()).toEqual([{ products: 'HEALTH,GAIT', dryRun: 'true' }]);
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Add 2 Patients' }));
    expect(await screen.findByText('2 patients were added.')).toBeInTheDocument();
    expect(posts()).toEqual([
      { products: 'HEALTH,GAIT', dryRun: 'true' },
      { products: 'HEALTH,GAIT', dryRun: 'false' },
    ]);
  });

  it('OPEN-054 keeps the file while the products are chosen again, and checks it for those', async () => {
    const { user, dialog, file, sent } = await openBulk(answering([rowOf(2)]));
    await user.upload(file, csv());
    await dialog.findByRole('button', { name: 'Add 1 Patient' });
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    await user.click(dialog.getByRole('checkbox', { name: /Exer Gait/ }));
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect(dialog.getByText('people.csv')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(dialog.getByText('people.csv')).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Add 1 Patient' })).toBeEnabled();
    expect(sent.filter(({ method }) => method === 'POST').map(({ query }) => query)).toEqual([
      { products: 'HEALTH,GAIT', dryRun: 'true' },
      { products: 'HEALTH', dryRun: 'true' },
    ]);
  });

  it('OPEN-054 shows invalid rows beside valid ones, with the reason in the cell, and adds none', async () => {
    const invalidRow = rowOf(3, {
      email: 'nobody',
      dob: '30/02/1985',
      products: [],
      willInvite: false,
      faults: [
        { field: 'email', column: 'Email', message: 'Email must be valid.' },
        { field: 'dob', column: 'Date of Birth', message: 'Not a valid date' },
        { field: '', column: '', message: 'The row has more cells than the header.' },
      ],
    });
    const opened = await openBulk(answering([rowOf(2), invalidRow]));
    await opened.user.upload(opened.file, csv());
    expect(
      await opened.dialog.findByText(
        /^1 of 2 rows has errors\. Fix it in the file and upload it again\. No patients have been added\./,
      ),
    ).toBeInTheDocument();
    const [good, bad] = await previewRows(opened);
    expect(good!.at(-1)).toBe('No errors');
    expect(bad).toEqual([
      '3',
      'Ada Number 3Born 30/02/1985Not a valid date',
      'nobodyEmail must be valid.+15551234567',
      'North Clinic',
      'N/A Knee',
      '3 errorsThe row has more cells than the header.',
    ]);
    expect(opened.dialog.getByRole('button', { name: 'Bulk Add' })).toBeDisabled();
    await opened.user.click(opened.dialog.getByRole('checkbox', { name: 'Only rows with errors' }));
    expect((await previewRows(opened)).map(([row]) => row)).toEqual(['3']);
  });

  it('OPEN-054 pages the largest file', async () => {
    const opened = await openBulk(answering(Array.from({ length: 5000 }, (_, at) => rowOf(at + 2))));
    await opened.user.upload(opened.file, csv());
    expect(await opened.dialog.findByText('5000 patients will be added and 5000 invites sent.')).toBeInTheDocument();
    expect(await previewRows(opened)).toHaveLength(25);
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Go to next page' }));
    await waitFor(async () => expect((await previewRows(opened))[0]![0]).toBe('27'));
    expect(opened.dialog.getByText('26–50 of 5000')).toBeInTheDocument();
  });

  it('OPEN-054 C2 adds a file once, even if it is confirmed again after a lost response', async () => {
    let lost = true;
    const opened = await openBulk({
      'POST /v2/patients/bulk': ({ query }) => {
        if (query.dryRun === 'true') return [200, { rows: 1, added: 0, preview: [rowOf(2)] }];
        if (lost) return ((lost = false), 'network failure');
        return [200, { rows: 1, added: 1 }];
      },
    });
    await opened.user.upload(opened.file, csv());
    const add = await opened.dialog.findByRole('button', { name: 'Add 1 Patient' });
    await opened.user.click(add);
    expect(await opened.dialog.findByText('The service cannot be reached.')).toBeInTheDocument();
    await opened.user.click(add);
    expect(await screen.findByText('1 patient was added.')).toBeInTheDocument();
    const keys = opened.sent
      .filter(({ query }) => query.dryRun === 'false')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('OPEN-054 lists the errors of a file without valid rows', async () => {
    const rows = [
      { row: 0, column: '', message: 'The file has more than 5000 patients.' },
      { row: 1, column: 'Email', message: 'This column is missing.' },
    ];
    const { user, dialog, file } = await openBulk({
      'POST /v2/patients/bulk': errorResponse(422, 'Nobody was added.', { rows }),
    });
    await user.upload(file, csv());
    const table = within(await dialog.findByRole('table'));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(3));
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['FileThe file has more than 5000 patients.', '1EmailThis column is missing.']);
    expect(dialog.getByRole('button', { name: 'Bulk Add' })).toBeDisabled();
  });
});
