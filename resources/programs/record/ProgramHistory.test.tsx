import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import type { ProgramVersion } from '../../../contract/programs/history.ts';
import type { Block } from '../../../contract/programs/shapes.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { smallLibrary } from '../../../tests/component/exerciseLibrary.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { ada, buildRecord } from '../../../tests/component/patientRecords.ts';
import { patientRecord } from '../../patients/record/plugin.tsx';

const block = (at: number, exerciseId: string, more: Partial<Block> = {}): Block => ({
  uuid: `7b0c6ad6-5e0b-4a52-9d0f-0a4f6c0f8a0${at}`,
  exerciseId,
  numSets: 1,
  setGoal: { goalType: 'REPS', reps: 10, time: null },
  sideOfBody: null,
  ...more,
});
const content = {
  name: 'Knee strength',
  notes: 'Slowly.',
  dailyFrequency: 3,
  weeklyFrequency: 5,
  blocks: [block(1, 'T-2', { sideOfBody: 'Left' }), block(2, 'T-1'), block(5, 'T-1'), block(3, 'T-9')],
};
const first: ProgramVersion = {
  ...content,
  programId: 5,
  // Continues the version numbers of the previous program.
  version: 2,
  before: null,
  savedAt: '2026-10-01T18:00:00.000Z',
  savedBy: { id: 7, firstName: 'Grace', lastName: 'Hopper' },
  since: '2026-10-01T18:00:00.000Z',
  endedAt: null,
  isLatest: false,
};
const changed: ProgramVersion = {
  ...first,
  version: 3,
  notes: '',
  weeklyFrequency: 7,
  blocks: [
    block(3, 'T-9'),
    block(1, 'T-2', { numSets: 2, setGoal: { goalType: 'REPS', reps: 12, time: null } }),
    block(4, 'T-3', { setGoal: { goalType: 'TIME', reps: null, time: 30 } }),
    block(5, 'T-1', { dose: { load: { loadType: 'BAND', color: 'RED' }, note: 'Elbows low.' } }),
  ],
  before: content,
  // The evening of the 9th at the patient's location.
  savedAt: '2026-11-10T05:30:00.000Z',
  savedBy: null,
  isLatest: true,
};
const earlier: ProgramVersion = {
  ...first,
  programId: 3,
  version: 1,
  name: 'Gentle start',
  since: '2026-08-01T18:00:00.000Z',
  savedAt: '2026-08-01T18:00:00.000Z',
  endedAt: '2026-10-01T18:00:00.000Z',
  isLatest: true,
};

const open = (answers: object = {}, record: PatientRecord = ada, address = '?dialog=program-history') =>
  renderFeature(patientRecord, `/patients/12/health/activity${address}`, {
    answers: {
      'GET /v2/patients/12': [200, record],
      'GET /v2/patients/12/sessions': pagedResponse([]),
      'GET /v2/patients/12/activity': pagedResponse([]),
      'GET /v2/patients/12/surveys': [200, { questions: [], scores: [] }],
      'GET /v2/patients/12/program/history': pagedResponse([changed, first, earlier]),
      'GET /v2/exercises': [200, smallLibrary],
      ...answers,
    },
  });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Program history' }));
/** The heading of each version and the changes that it lists. */
const versions = async () => {
  const list = await (await dialog()).findByRole('list', { name: 'Versions, newest first' });
  return [...list.children] as HTMLElement[];
};
const changesIn = (version: HTMLElement) =>
  within(version)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the history of a patient’s programs', () => {
  it('REC-18 shows author, time and changes of each version in the patient’s time zone', async () => {
    open();
    const [newest, oldest, before] = await versions();
    expect(newest).toHaveTextContent('Knee strength');
    expect(newest).toHaveTextContent('Assigned since 10/01/2026');
    expect(newest).toHaveTextContent('Edited11/09/2026, 10:30 PM');
    await waitFor(() =>
      expect(changesIn(newest!)).toEqual([
        'Frequency: 3 times a day, 5 days a week → 3 times a day, 7 days a week',
        'Notes removed: “Slowly.”',
        'Moved: An exercise that is no longer in the library, from position 4 to 1',
        'Wall Squat: 1 set × 10 reps → 2 sets × 12 reps',
        'Wall Squat: Left → No side',
        'Swapped: Lateral Raise → Plank, 1 set × 30 s',
        'Lateral Raise: 1 set × 10 reps → 1 set × 10 reps · red band',
        'Lateral Raise, note added: “Elbows low.”',
      ]),
    );
    expect(oldest).toHaveTextContent('AssignedGrace Hopper, 10/01/2026, 12:00 PM');
    expect(before).toHaveTextContent('Gentle start08/01/2026 to 10/01/2026');
  });

  it('REC-18 shows a whole version, and opens the builder with an earlier one', async () => {
    const { user } = open();
    const [newest, oldest] = await versions();
    expect(within(newest!).queryByRole('link')).toBeNull();
    await user.click(within(oldest!).getByRole('button', { name: 'View version from 10/01/2026, 12:00 PM' }));
    const outline = await within(oldest!).findByRole('list', { name: 'Exercises in order' });
    expect(within(outline).getAllByRole('listitem')).toHaveLength(4);
    expect(within(oldest!).getByText('Slowly.')).toBeInTheDocument();
    const again = within(oldest!).getByRole('link', { name: 'Use this version again, of 10/01/2026, 12:00 PM' });
    expect(again).toHaveAttribute('href', '/programs/assign/12?version=5.2');
    await user.click(within(oldest!).getByRole('button', { name: 'Hide version from 10/01/2026, 12:00 PM' }));
    expect(within(oldest!).queryByRole('list', { name: 'Exercises in order' })).toBeNull();
  });

  it('REC-18 is shown without a program, and read-only for users who may not assign programs', async () => {
    const { user } = open(
      { 'GET /v2/patients/12/program/history': pagedResponse([earlier]) },
      buildRecord({ health: { heps: [] }, may: { ...ada.may!, assignProgram: false } }),
      '',
    );
    const card = within(await screen.findByRole('region', { name: 'Program' }));
    await user.click(card.getByRole('button', { name: 'History' }));
    const [before] = await versions();
    expect(before).toHaveTextContent('Gentle start');
    expect((await dialog()).queryByRole('link')).toBeNull();
  });

  it('REC-18 reports a loading error, and an empty history', async () => {
    const { user, answering } = open({ 'GET /v2/patients/12/program/history': errorResponse(500, 'It did not work.') });
    const shown = await dialog();
    expect(await shown.findByText('It did not work.')).toBeInTheDocument();
    answering['GET /v2/patients/12/program/history'] = pagedResponse([]);
    await user.click(shown.getByRole('button', { name: 'Try again' }));
    expect(await shown.findByText('Nothing has been saved yet.')).toBeInTheDocument();
  });
});
