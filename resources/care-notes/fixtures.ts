import { screen, within } from '@testing-library/react';
import type { CareNote } from '../../contract/care-notes/care-notes.ts';
import type { RtmCodeEvaluation, RtmMonthDetail } from '../../contract/rtm/month.ts';
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
function buildCode(code: RtmCodeEvaluation['code'], missing: { minutes: number; contacts: number }): RtmCodeEvaluation {
  return {
    code,
    clock: 'CALENDAR_MONTH',
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    cycleId: null,
    status: null,
    numActiveDays: 0,
    minutes: 10,
    liveContacts: 0,
    units: 0,
    modifiers: [],
    flags: [],
    explanation: { code: 'example', text: `${code} needs a live interaction by Nov 30, 2026.` },
    missing: { days: 0, by: '2026-11-30', ...missing },
  };
}

/** A month with 10 minutes, which need a live interaction. */
export const november: RtmMonthDetail = {
  patientRecord: {
    id: 12,
    patient: { firstName: 'Ada', lastName: 'Lovelace' },
    location: { id: 3, name: 'North Clinic' },
  },
  dob: '1985-12-10',
  yearMonth: '2026-11',
  today: '2026-11-23',
  timezone: 'America/Denver',
  setUps: [{ day: '2026-08-01', credential: null }],
  dataDayDefinition: 'ANY_ACTIVITY',
  pdfKey: null,
  codes: [
    buildCode('98979', { minutes: 0, contacts: 1 }),
    buildCode('98980', { minutes: 10, contacts: 1 }),
    buildCode('98981', { minutes: 30, contacts: 1 }),
  ],
  dataDays: [],
  notes: [],
  authors: [],
  device: null,
  pauses: [],
  history: [],
};
const PATH = '/patients/12/health/care-management';
/** Imports the screens in `beforeAll`: on a busy machine the first import takes longer than a test's timeout. */
export const importScreens = () =>
  Promise.all([
    import('../patients/record/PatientRecordPage.tsx'),
    import('./shared/CareManagement.tsx'),
    import('./shared/CareNoteDialog.tsx'),
    import('./CycleDialog.tsx'),
    import('./shared/DeleteCareNote.tsx'),
  ]);
export const NOTES = '/v2/patients/12/interactions';

type Answers = NonNullable<NonNullable<Parameters<typeof renderFeature>[2]>['answers']>;

/** Renders the care notes of Ada Lovelace: one editable note and one in a billed cycle. */
export const renderCareNotes = (answers: Answers = {}, { viewer = clinicAdmin, record = ada, search = '' } = {}) =>
  renderFeature(patientRecord, PATH + search, {
    viewer,
    answers: {
      'GET /v2/patients/12': [200, record],
      'GET /v2/care-notes/own-credential': [200, { credential: null }],
      'GET /v2/patients/12/surveys': [200, { questions: [], scores: [] }],
      'GET /v2/patients/12/rtm-cycles': pagedResponse([]),
      'GET /v2/rtm/patients/12/months/2026-11': [200, november],
      [`GET ${NOTES}`]: pagedResponse([careNote, billedCareNote]),
      ...answers,
    },
  });
export const getCareNotesRegion = () => within(screen.getByRole('region', { name: 'Care Notes' }));
export const findCards = async () =>
  within(await screen.findByRole('region', { name: 'Care Notes' })).findAllByRole('listitem');
export type RenderedCareNotes = ReturnType<typeof renderCareNotes>;

/** The form over the notes in which a new one is written. */
export const findComposer = async () => within(await screen.findByRole('form', { name: 'Add Care Note' }));
async function openDialog({ user }: RenderedCareNotes, button: string, title: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}
export const openEditDialog = (rendered: RenderedCareNotes, day = '11/12/2026') =>
  openDialog(rendered, `Edit care note from ${day}, 12 minutes`, 'Edit Care Note');
export const openDeleteDialog = (rendered: RenderedCareNotes) =>
  openDialog(rendered, 'Delete care note from 11/12/2026, 12 minutes', 'Delete Care Note?');
export const listRequests = ({ sent }: RenderedCareNotes, method: string) =>
  sent.filter((one) => one.method === method);
export const SAVE_LABEL = 'Save Care Note';
