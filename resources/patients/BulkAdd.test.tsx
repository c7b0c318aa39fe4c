import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { refused } from '../../src/testing/fakeApi.ts';
import { clinicAdmin } from '../../src/testing/people.ts';
import { patients } from './plugin.tsx';

afterEach(() => vi.unstubAllGlobals());

const viewer = {
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products: ['HEALTH' as const, 'GAIT' as const] },
};
const csv = (name = 'people.csv') => new File(['First Name,Last Name\r\nAda,Lovelace\r\n'], name, { type: 'text/csv' });

async function openBulk(bulk?: NonNullable<Parameters<typeof openFeature>[2]>['answers']) {
  const opened = openFeature(patients, '/patients/?add=true', {
    viewer,
    answers: { 'GET /v2/patients': pageOf([]), 'GET /v2/practitioners': pageOf([]), ...bulk },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Patient' }));
  await opened.user.click(dialog.getByRole('checkbox', { name: /Exer Health/ }));
  await opened.user.click(dialog.getByRole('checkbox', { name: /Exer Gait/ }));
  await opened.user.click(dialog.getByRole('button', { name: 'Next' }));
  await opened.user.click(await dialog.findByRole('tab', { name: 'Bulk Add' }));
  return { ...opened, dialog, file: dialog.getByLabelText<HTMLInputElement>('Choose CSV file', { selector: 'input' }) };
}

describe('Bulk Add', () => {
  it('PAT-33 takes csv files only', async () => {
    const { file, dialog, sent } = await openBulk();
    expect(file).toHaveAttribute('accept', '.csv,text/csv');
    const { fireEvent } = await import('@testing-library/react');
    fireEvent.change(file, { target: { files: [csv('people.xlsx')] } });
    expect(await dialog.findByText('Only csv files can be uploaded.')).toBeInTheDocument();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('PAT-34 PAT-35 offers the templates of health and gait', async () => {
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
    expect(texts).toEqual([`${health}\r\n`, `${health},Unique Gait ID\r\n`]);
  });

  it('OPEN-054 checks the file first, then adds all of it', async () => {
    const { user, dialog, file, sent } = await openBulk({
      'POST /v2/patients/bulk': ({ query }) => [200, { rows: 2, added: query.dryRun === 'true' ? 0 : 2 }],
    });
    await user.upload(file, csv());
    expect(await dialog.findByText('2 patients are ready to be added.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Add 2 Patients' }));
    expect(await screen.findByText('2 patients were added.')).toBeInTheDocument();
    const posts = sent.filter(({ method }) => method === 'POST').map(({ query }) => query);
    expect(posts).toEqual([
      { products: 'HEALTH,GAIT', dryRun: 'true' },
      { products: 'HEALTH,GAIT', dryRun: 'false' },
    ]);
  });

  it('OPEN-054 lists the faults by row number and adds nobody', async () => {
    const rows = [
      { row: 2, column: 'Email', message: 'Email must be valid.' },
      { row: 5, column: 'Location', message: 'Location is required' },
    ];
    const { user, dialog, file } = await openBulk({
      'POST /v2/patients/bulk': refused(422, 'Nobody was added.', { rows }),
    });
    await user.upload(file, csv());
    const table = within(await dialog.findByRole('table'));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(3));
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['2EmailEmail must be valid.', '5LocationLocation is required']);
    expect(dialog.getByRole('button', { name: 'Bulk Add' })).toBeDisabled();
  });
});
