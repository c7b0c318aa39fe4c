import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { PatientPath } from '../../../contract/care-paths/patient-paths.ts';
import type { CurrentUser } from '../../../contract/identity/users.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { ada } from '../../../tests/component/patientRecords.ts';
import { clinicAdmin } from '../../../tests/component/people.ts';
import { patientRecord } from '../../patients/record/plugin.tsx';

beforeAll(async () => {
  await Promise.all([import('../../patients/record/PatientRecordPage.tsx'), import('../shared/PatientPathCard.tsx')]);
}, 60_000);

const flagged: CurrentUser = { ...clinicAdmin, features: ['PATHS'] };
const phase = (phaseNumber: number, title: string, number: number): PatientPath['phases'][number] => ({
  id: `phase-${phaseNumber}`,
  phaseNumber,
  title,
  exerciseTotal: 5,
  messageTotal: 2,
  trackOptions: [],
  typeOptions: [],
  logicOptions: [],
  track: 'Range of motion',
  logic: '>',
  number,
  type: 'Degrees',
  messageProvider: true,
  templateId: null,
  templateName: null,
});
const phases = [phase(1, 'Protect', 60), phase(2, 'Regain the bend', 90), phase(3, 'Full range', 115)];
const onPath: PatientPath = {
  id: 3,
  version: 2,
  pathId: 8,
  name: 'Our knees',
  phases,
  phaseIndex: 1,
  phaseSince: '2026-11-02',
  startedAt: '2026-10-18T16:00:00Z',
  endedAt: null,
  endedBy: null,
  assignedBy: null,
  measured: { value: 84, day: '2026-11-15', of: 'Heel Slide' },
  unmeasured: null,
  steps: [
    {
      id: 1,
      fromIndex: 0,
      toIndex: 1,
      day: '2026-11-02',
      because: { track: 'Time in phase', type: 'Days', value: 15, day: '2026-11-02', of: null },
      takenBy: null,
    },
  ],
};

const open = (path: PatientPath | null, viewer = flagged, answers: Record<string, readonly [number, unknown]> = {}) =>
  renderFeature(patientRecord, '/patients/12/health/care-management', {
    viewer,
    answers: {
      'GET /v2/patients/12': [200, ada],
      'GET /v2/patients/12/path': [200, path],
      'GET /v2/patients/12/interactions': pagedResponse([]),
      'GET /v2/patients/12/rtm-cycles': pagedResponse([]),
      'GET /v2/patients/12/program': [200, null],
      ...answers,
    },
  });
const card = async () => within(await screen.findByRole('region', { name: 'Path' }));

it('the Path card shows the phase, the measurement for its criterion, and the steps', async () => {
  open(onPath);
  const shown = await card();
  expect(await shown.findByText('Regain the bend')).toBeInTheDocument();
  expect(shown.getByText('Phase 2 of Our knees')).toBeInTheDocument();
  expect(shown.getByText('Since 11/02/2026')).toBeInTheDocument();
  expect(shown.getByText('Range of motion: 84°. Advances when above 90°.')).toBeInTheDocument();
  expect(shown.getByText('Measured on 11/15/2026: Heel Slide')).toBeInTheDocument();
  expect(shown.getByText('Phase 2, Regain the bend')).toBeInTheDocument();
  expect(shown.getByText('11/02/2026 · Time in phase: 15 days')).toBeInTheDocument();
});

it('the Path card explains why nothing is measured', async () => {
  open({ ...onPath, measured: null, unmeasured: 'NO_DATA' });
  expect(
    await (
      await card()
    ).findByText('Advances when Range of motion is above 90°. Not measured: no data since the phase started.'),
  ).toBeInTheDocument();
});

it('a patient is advanced manually after confirmation, on the version that is shown', async () => {
  const { user, sent } = open(onPath, flagged, { 'POST /v2/patients/12/path/advance': [200, onPath] });
  await user.click(await (await card()).findByRole('button', { name: 'Advance manually' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Advance manually?' }));
  expect(dialog.getByText('The patient advances to phase 3, Full range, today.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Advance manually' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.headers.get('if-match')).toBe('2'));
});

it('a published path is assigned to a patient', async () => {
  const published = { id: 8, version: 2, name: 'Our knees', phases, state: 'PUBLISHED', archived: false };
  const { user, sent } = open(null, flagged, {
    'GET /v2/care-paths': pagedResponse([{ ...published, publishedAt: null, dateUpdated: '' }]),
    'POST /v2/patients/12/path': [201, onPath],
  });
  await user.click(await (await card()).findByRole('button', { name: 'Assign path' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Path' }), 'Our knees');
  await user.click(screen.getByRole('button', { name: 'Assign path' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ pathId: 8 }));
  expect(sent.find(({ path }) => path === '/v2/care-paths')?.query).toMatchObject({ show: 'published' });
});

it('OPEN-012 the Path card is neither shown nor fetched without the feature', async () => {
  const { sent } = open(onPath, clinicAdmin);
  await screen.findByRole('tab', { name: 'Care Management' });
  expect(screen.queryByRole('region', { name: 'Path' })).toBeNull();
  expect(sent.some(({ path }) => path.endsWith('/path'))).toBe(false);
});
