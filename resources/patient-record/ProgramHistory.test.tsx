import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PatientRecord } from '../../contract/patient-record.ts';
import type { ProgramVersion } from '../../contract/program-history.ts';
import type { Block } from '../../contract/program-shapes.ts';
import { refused } from '../../src/testing/fakeApi.ts';
import { smallLibrary } from '../../src/testing/exerciseLibrary.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { ada, recordWith } from '../../src/testing/patientRecords.ts';
import { patientRecord } from './plugin.tsx';

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
  // After that of the program before.
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
    block(5, 'T-1'),
  ],
  before: content,
  // The evening of the 9th at the patient's place.
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
  openFeature(patientRecord, `/patients/12/health/activity${address}`, {
    answers: {
      'GET /v2/patients/12': [200, record],
      'GET /v2/patients/12/sessions': pageOf([]),
      'GET /v2/patients/12/activity': pageOf([]),
      'GET /v2/patients/12/surveys': [200, { questions: [], scores: [] }],
      'GET /v2/patients/12/program/history': pageOf([changed, first, earlier]),
      'GET /v2/exercises': [200, smallLibrary],
      ...answers,
    },
  });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Program history' }));
/** What each version says, and the changes that it lists. */
const versions = async () => {
  const list = await (await dialog()).findByRole('list', { name: 'Versions, the newest first' });
  return [...list.children] as HTMLElement[];
};
const changesIn = (version: HTMLElement) =>
  within(version)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the history of a patient’s programs', () => {
  it('REC-18 tells who saved what and when, by the clock of the patient’s place', async () => {
    open();
    const [newest, oldest, before] = await versions();
    expect(newest).toHaveTextContent('Knee strength');
    expect(newest).toHaveTextContent('Assigned since 10/01/2026');
    expect(newest).toHaveTextContent('Changed11/09/2026, 10:30 PM');
    await waitFor(() =>
      expect(changesIn(newest!)).toEqual([
        'How often: 3 times a day, 5 days a week → 3 times a day, 7 days a week',
        'Notes removed: “Slowly.”',
        'Moved: An exercise that is no longer in the library, from number 4 to 1',
        'Wall Squat: 1 set × 10 reps → 2 sets × 12 reps',
        'Wall Squat: Left → No side',
        'Swapped: Lateral Raise → Plank, 1 set × 30 s',
      ]),
    );
    expect(oldest).toHaveTextContent('AssignedGrace Hopper, 10/01/2026, 12:00 PM');
    expect(before).toHaveTextContent('Gentle start08/01/2026 to 10/01/2026');
  });

  it('REC-18 shows a version whole, and opens the builder with one that stands no more', async () => {
    const { user } = open();
    const [newest, oldest] = await versions();
    expect(within(newest!).queryByRole('link')).toBeNull();
    await user.click(within(oldest!).getByRole('button', { name: 'View the version of 10/01/2026, 12:00 PM' }));
    const outline = await within(oldest!).findByRole('list', { name: 'Exercises in order' });
    expect(within(outline).getAllByRole('listitem')).toHaveLength(4);
    expect(within(oldest!).getByText('Slowly.')).toBeInTheDocument();
    const again = within(oldest!).getByRole('link', { name: 'Use this version again, of 10/01/2026, 12:00 PM' });
    expect(again).toHaveAttribute('href', '/programs/assign/12?version=5.2');
    await user.click(within(oldest!).getByRole('button', { name: 'Hide the version of 10/01/2026, 12:00 PM' }));
    expect(within(oldest!).queryByRole('list', { name: 'Exercises in order' })).toBeNull();
  });

  it('REC-18 is there without a program, and to read alone for whoever may not assign one', async () => {
    const { user } = open(
      { 'GET /v2/patients/12/program/history': pageOf([earlier]) },
      recordWith({ health: { heps: [] }, may: { ...ada.may!, assignProgram: false } }),
      '',
    );
    const card = within(await screen.findByRole('region', { name: 'Program' }));
    await user.click(card.getByRole('button', { name: 'History' }));
    const [before] = await versions();
    expect(before).toHaveTextContent('Gentle start');
    expect((await dialog()).queryByRole('link')).toBeNull();
  });

  it('REC-18 says that it could not be loaded, and that there is none', async () => {
    const { user, answering } = open({ 'GET /v2/patients/12/program/history': refused(500, 'It did not work.') });
    const shown = await dialog();
    expect(await shown.findByText('It did not work.')).toBeInTheDocument();
    answering['GET /v2/patients/12/program/history'] = pageOf([]);
    await user.click(shown.getByRole('button', { name: 'Try again' }));
    expect(await shown.findByText('Nothing has been saved yet.')).toBeInTheDocument();
  });
});
