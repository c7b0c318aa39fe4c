import { screen, within } from '@testing-library/react';
import type { CareNote } from '../../contract/care-notes.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { ada } from '../../src/testing/patientRecords.ts';
import { clinicAdmin } from '../../src/testing/people.ts';
import { patientRecord } from './plugin.tsx';

export const note: CareNote = {
  id: 8,
  patientId: 12,
  date: '2026-11-12',
  minutes: 12,
  notes: 'Called about the brace.',
  interactionType: null,
  rtmCycleStatus: 'IN_PROGRESS',
  notBilled: false,
  author: { id: 7, firstName: 'Grace', lastName: 'Hopper' },
  startedAt: null,
  endedAt: null,
  contactMode: null,
  credential: null,
  overlaps: [],
  version: 3,
  may: { editFacts: true, delete: true },
};
export const billed: CareNote = {
  ...note,
  id: 9,
  date: '2026-10-05',
  notes: 'Billed call.',
  rtmCycleStatus: 'BILLED',
  may: { editFacts: false, delete: false },
};
const PATH = '/patients/12/health/care-management';
/** Imports the screens, for `beforeAll`: the first import takes longer than a test waits on a busy machine. */
export const importScreens = () =>
  Promise.all([
    import('./PatientRecordPage.tsx'),
    import('./care/CareManagement.tsx'),
    import('./care/CareNoteDialog.tsx'),
    import('./care/DeleteCareNote.tsx'),
  ]);
export const NOTES = '/v2/patients/12/interactions';

type Answers = NonNullable<NonNullable<Parameters<typeof openFeature>[2]>['answers']>;

/** The care notes of Ada Lovelace: one that may be changed, and one in a billed cycle. */
export const open = (answers: Answers = {}, { viewer = clinicAdmin, record = ada } = {}) =>
  openFeature(patientRecord, PATH, {
    viewer,
    answers: {
      'GET /v2/patients/12': [200, record],
      'GET /v2/care-notes/own-credential': [200, { credential: null }],
      'GET /v2/patients/12/surveys': [200, { questions: [], scores: [] }],
      'GET /v2/patients/12/rtm-cycles': pageOf([]),
      [`GET ${NOTES}`]: pageOf([note, billed]),
      ...answers,
    },
  });
export const region = () => within(screen.getByRole('region', { name: 'Care Notes' }));
export const cards = async () =>
  within(await screen.findByRole('region', { name: 'Care Notes' })).findAllByRole('listitem');
export type Opened = ReturnType<typeof open>;

async function inDialog({ user }: Opened, button: string, title: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}
export const add = (opened: Opened) => inDialog(opened, 'Add Care Note', 'Add Care Note');
export const edit = (opened: Opened, day = '11/12/2026') =>
  inDialog(opened, `Edit care note of ${day}, 12 minutes`, 'Edit Care Note');
export const remove = (opened: Opened) =>
  inDialog(opened, 'Delete care note of 11/12/2026, 12 minutes', 'Delete Care Note?');
export const writes = ({ sent }: Opened, method: string) => sent.filter((one) => one.method === method);
export const save = 'Save Care Note';
