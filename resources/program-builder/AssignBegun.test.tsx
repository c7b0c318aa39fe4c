import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { refused } from '../../src/testing/fakeApi.ts';
import { templateOf } from '../../src/testing/exerciseLibrary.ts';
import { recordWith } from '../../src/testing/patientRecords.ts';
import { openBuilder, press, writes } from './openBuilder.ts';

afterEach(() => sessionStorage.clear());

const program = templateOf(5, 'Knee strength');
const version = {
  ...program,
  programId: 5,
  version: 2,
  before: null,
  savedAt: '2026-10-01T18:00:00.000Z',
  savedBy: null,
  since: '2026-10-01T18:00:00.000Z',
  endedAt: null,
  isLatest: false,
};
const eve = recordWith({
  id: 34,
  patient: { firstName: 'Eve', lastName: 'Byron' },
  health: { injuredSideOfBody: 'Right', heps: [] },
});

const assign = async (opened: ReturnType<typeof openBuilder>) => {
  await press(opened.user, 'Next');
  await screen.findByText('1–3 of 3');
  await press(opened.user, 'Next');
  await screen.findByRole('heading', { name: 'Summary' });
  await press(opened.user, 'Assign to Patient');
  await waitFor(() => expect(writes(opened.sent)).toHaveLength(1));
  return writes(opened.sent)[0]!;
};
const nameField = () => screen.findByRole('textbox', { name: /^Name/ });

describe('the builder with a program that is begun', () => {
  it('opens at the information with a version from the history, and assigns it anew', async () => {
    const opened = openBuilder('/programs/assign/12?version=5.2', {
      'GET /v2/patients/12/program/history/5/2': [200, version],
    });
    expect(await nameField()).toHaveValue('Knee strength');
    expect(await assign(opened)).toMatchObject({
      method: 'POST',
      path: '/v2/patients/12/program',
      body: {
        name: 'Knee strength',
        notes: 'Slowly, and breathe.',
        dailyFrequency: 2,
        weeklyFrequency: 6,
        blocks: [{ exerciseId: 'T-2', numSets: 3, sideOfBody: 'Left' }],
      },
    });
  });

  it.each([
    ['/programs/assign/12?version=5.2', 'Left'],
    ['/programs/assign/34?copyOf=12', 'Right'],
  ])('BLD-64 takes the involved side at %s where the program before said none', async (path, side) => {
    const blocks = [{ ...program.blocks[0]!, sideOfBody: null }];
    const opened = openBuilder(path, {
      'GET /v2/patients/12/program/history/5/2': [200, { ...version, blocks }],
      'GET /v2/patients/34': [200, eve],
      'GET /v2/patients/12/program': [200, { ...program, blocks }],
      'POST /v2/patients/34/program': [201, program],
    });
    await nameField();
    expect((await assign(opened)).body).toMatchObject({ blocks: [{ exerciseId: 'T-2', sideOfBody: side }] });
  });

  it('says that there is no such version', async () => {
    openBuilder('/programs/assign/12?version=5.9', {
      'GET /v2/patients/12/program/history/5/9': refused(404, 'Program not found.'),
    });
    expect(await screen.findByText('Program not found.')).toBeInTheDocument();
  });

  it('opens a copy for another patient: without the notes, and on their involved side', async () => {
    const opened = openBuilder('/programs/assign/34?copyOf=12', {
      'GET /v2/patients/34': [200, eve],
      'GET /v2/patients/12/program': [200, program],
      'POST /v2/patients/34/program': [201, program],
    });
    expect(await nameField()).toHaveValue('Knee strength');
    const { path, body } = await assign(opened);
    expect(path).toBe('/v2/patients/34/program');
    expect(body).toMatchObject({ notes: '', blocks: [{ exerciseId: 'T-2', sideOfBody: 'Right' }] });
    expect((body as typeof program).blocks[0]!.uuid).not.toBe(program.blocks[0]!.uuid);
  });

  it('copies the notes where they are asked for, and no name that speaks of the first patient', async () => {
    openBuilder('/programs/assign/34?copyOf=12&notes=true', {
      'GET /v2/patients/34': [200, eve],
      'GET /v2/patients/12/program': [200, { ...program, name: 'Lovelace knee' }],
    });
    expect(await nameField()).toHaveValue('');
    expect(screen.getByRole('textbox', { name: /^Notes/ })).toHaveValue('Slowly, and breathe.');
  });

  it('says that there is nothing to copy any more', async () => {
    openBuilder('/programs/assign/34?copyOf=12', {
      'GET /v2/patients/34': [200, eve],
      'GET /v2/patients/12/program': [200, null],
    });
    expect(
      await screen.findByText('That patient has no Program any more. There is nothing to copy.'),
    ).toBeInTheDocument();
  });
});
