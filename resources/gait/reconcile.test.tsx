import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refused } from '../../src/testing/fakeApi.ts';
import { gaitPatient, gaitUser } from '../../src/testing/gaitUser.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { gait } from './plugin.tsx';

const open = (path: string, answers: object = {}) =>
  openFeature(gait, path, { viewer: gaitUser, answers: { ...answers } });

describe('reconcile', () => {
  const csv = (text: string, name = 'event.csv') => new File([text], name, { type: 'text/csv' });
  const known = pageOf([gaitPatient(70, 'G-7', '', ''), gaitPatient(71, 'G-8', 'Ann', 'Lee')]);

  it('GAIT-24 OPEN-100 shows what each row would do, then fills in by ID', async () => {
    const { user, sent } = open('/gait/reconcile/', {
      'GET /v2/patients': known,
      'PATCH /v2/patients/70': [200, gaitPatient(70, 'G-7', 'Wilma', 'Winters')],
    });
    const file = csv('Unique Gait ID,First Name,Last Name,Email\nG-7,Wilma,Winters,\nG-8,Ann,Lee,\nG-9,No,Body,\n');
    await user.upload(await screen.findByLabelText('Choose CSV file'), file);
    const rowOf = (uid: string) => within(screen.getByText(uid).closest<HTMLElement>('[role=row]')!);
    expect(await screen.findByText('Will be updated')).toBeVisible();
    expect(rowOf('G-8').getByText('Already up to date')).toBeVisible();
    expect(rowOf('G-9').getByText('No patient with this ID')).toBeVisible();
    expect(sent.some(({ method }) => method === 'PATCH')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Update 1 Patient' }));
    expect(await screen.findByText('1 patient was updated.')).toBeVisible();
    const saved = sent.filter(({ method }) => method === 'PATCH');
    expect(saved.map(({ path, body }) => [path, body])).toEqual([
      ['/v2/patients/70', { firstName: 'Wilma', lastName: 'Winters' }],
    ]);
    expect(saved[0]?.headers.get('if-match')).toBe('5');
  });

  it('OPEN-100 says why a row was refused, and leaves the others as they are', async () => {
    const { user } = open('/gait/reconcile/', {
      'GET /v2/patients': known,
      'PATCH /v2/patients/70': refused(409, 'A patient with this email already exists.'),
    });
    await user.upload(await screen.findByLabelText('Choose CSV file'), csv('Unique Gait ID,Email\nG-7,a@x.example\n'));
    await user.click(await screen.findByRole('button', { name: 'Update 1 Patient' }));
    expect(await screen.findByText('A patient with this email already exists.')).toBeVisible();
  });

  it.each([
    ['another kind of file', csv('x', 'event.xlsx'), 'Only csv files can be uploaded.'],
    ['a file without the ID', csv('First Name\nAnn\n'), 'The file has no column Unique Gait ID.'],
    ['a file without rows', csv('Unique Gait ID\n'), 'The file has no rows below its header.'],
  ])('GAIT-24 refuses %s', async (_what, file, message) => {
    const { user } = open('/gait/reconcile/', { 'GET /v2/patients': known });
    const input = await screen.findByLabelText('Choose CSV file');
    input.removeAttribute('accept');
    await user.upload(input, file);
    expect(await screen.findByText(message)).toBeVisible();
  });
});
