import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { buildTemplate } from '../../../tests/component/exerciseLibrary.ts';
import { buildRecord } from '../../../tests/component/patientRecords.ts';
import { renderBuilder, press, listWrites } from './fixtures.ts';

afterEach(() => sessionStorage.clear());

const program = buildTemplate(5, 'Knee strength');
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
const eve = buildRecord({
  id: 34,
  patient: { firstName: 'Eve', lastName: 'Byron' },
  health: { injuredSideOfBody: 'Right', heps: [] },
});

const assign = async (opened: ReturnType<typeof renderBuilder>) => {
  await press(opened.user, 'Next');
  await screen.findByText('1–3 of 3');
  await press(opened.user, 'Next');
  await screen.findByRole('heading', { name: 'Summary' });
  await press(opened.user, 'Assign to Patient');
  await waitFor(() => expect(listWrites(opened.sent)).toHaveLength(1));
  return listWrites(opened.sent)[0]!;
};
const nameField = () => screen.findByRole('textbox', { name: /^Name/ });

describe('the builder with an initial draft', () => {
  it('opens at step 1 with a version from the history and assigns it again', async () => {
    const opened = renderBuilder('/programs/assign/12?version=5.2', {
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
  ])('BLD-64 sets the involved side at %s where the earlier program has none', async (path, side) => {
    const blocks = [{ ...program.blocks[0]!, sideOfBody: null }];
    const opened = renderBuilder(path, {
      'GET /v2/patients/12/program/history/5/2': [200, { ...version, blocks }],
      'GET /v2/patients/34': [200, eve],
      'GET /v2/patients/12/program': [200, { ...program, blocks }],
      'POST /v2/patients/34/program': [201, program],
    });
    await nameField();
    expect((await assign(opened)).body).toMatchObject({ blocks: [{ exerciseId: 'T-2', sideOfBody: side }] });
  });

  it('reports that the version does not exist', async () => {
    renderBuilder('/programs/assign/12?version=5.9', {
      'GET /v2/patients/12/program/history/5/9': errorResponse(404, 'Program not found.'),
    });
    expect(await screen.findByText('Program not found.')).toBeInTheDocument();
  });

  it("opens a copy for another patient without the notes and on that patient's involved side", async () => {
    const opened = renderBuilder('/programs/assign/34?copyOf=12', {
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

  it('copies the notes when the user selects them, and no program name that names the first patient', async () => {
    renderBuilder('/programs/assign/34?copyOf=12&notes=true', {
      'GET /v2/patients/34': [200, eve],
      'GET /v2/patients/12/program': [200, { ...program, name: 'Lovelace knee' }],
    });
    expect(await nameField()).toHaveValue('');
    expect(screen.getByRole('textbox', { name: /^Notes/ })).toHaveValue('Slowly, and breathe.');
  });

  it('reports that there is no program to copy any more', async () => {
    renderBuilder('/programs/assign/34?copyOf=12', {
      'GET /v2/patients/34': [200, eve],
      'GET /v2/patients/12/program': [200, null],
    });
    expect(
      await screen.findByText('That patient no longer has a Program, so there is nothing to copy.'),
    ).toBeInTheDocument();
  });
});
