import { screen, within } from '@testing-library/react';
import type { CareNote } from '../../contract/care-notes/care-notes.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { ada } from '../../tests/component/patientRecords.ts';
import { clinicAdmin } from '../../tests/component/people.ts';
import { patientRecord } from '../patients/record/plugin.tsx';

export const careNote: CareNote = {
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
export const billedCareNote: CareNote = {
  ...careNote,
  id: 9,
  date: '2026-10-05',
  notes: 'Billed call.',
  rtmCycleStatus: 'BILLED',
  may: { editFacts: false, delete: false },
};
const PATH = '/patients/12/health/care-management';
/** Imports the screens in `beforeAll`: on a busy machine the first import takes longer than a test's timeout. */
export const importScreens = () =>
  Promise.all([
    import('../patients/record/PatientRecordPage.tsx'),
    import('./shared/CareManagement.tsx'),
    import('./shared/CareNoteDialog.tsx'),
    import('./shared/DeleteCareNote.tsx'),
  ]);
export const NOTES = '/v2/patients/12/interactions';

type Answers = NonNullable<NonNullable<Parameters<typeof renderFeature>[2]>['answers']>;

/** Renders the care notes of Ada Lovelace: one editable note and one in a billed cycle. */
export const renderCareNotes = (answers: Answers = {}, { viewer = clinicAdmin, record = ada } = {}) =>
  renderFeature(patientRecord, PATH, {
    viewer,
    answers: {
      'GET /v2/patients/12': [200, record],
      'GET /v2/care-notes/own-credential': [200, { credential: null }],
      'GET /v2/patients/12/surveys': [200, { questions: [], scores: [] }],
      'GET /v2/patients/12/rtm-cycles': pagedResponse([]),
      [`GET ${NOTES}`]: pagedResponse([careNote, billedCareNote]),
      ...answers,
    },
  });
export const getCareNotesRegion = () => within(screen.getByRole('region', { name: 'Care Notes' }));
export const findCards = async () =>
  within(await screen.findByRole('region', { name: 'Care Notes' })).findAllByRole('listitem');
export type RenderedCareNotes = ReturnType<typeof renderCareNotes>;

async function openDialog({ user }: RenderedCareNotes, button: string, title: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}
export const openAddDialog = (rendered: RenderedCareNotes) => openDialog(rendered, 'Add Care Note', 'Add Care Note');
export const openEditDialog = (rendered: RenderedCareNotes, day = '11/12/2026') =>
  openDialog(rendered, `Edit care note of ${day}, 12 minutes`, 'Edit Care Note');
export const openDeleteDialog = (rendered: RenderedCareNotes) =>
  openDialog(rendered, 'Delete care note of 11/12/2026, 12 minutes', 'Delete Care Note?');
export const listRequests = ({ sent }: RenderedCareNotes, method: string) =>
  sent.filter((one) => one.method === method);
export const SAVE_LABEL = 'Save Care Note';
