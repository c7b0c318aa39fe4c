import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HealthSession, SetInfo } from '../../contract/activity/activity.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import type { PatientResults } from '../../contract/activity/patient-results.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { ada, buildRecord } from '../../tests/component/patientRecords.ts';
import { patientRecord } from '../patients/record/plugin.tsx';

afterEach(() => vi.unstubAllGlobals());

const setInfo: SetInfo = {
  sideOfBody: 'Left',
  repsGoal: 10,
  repsProper: 9,
  repsComplete: 10,
  timeGoal: null,
  timeComplete: null,
  minROM: 4,
  maxROM: 92.4,
  skipped: false,
  errors: [{ message: 'Keep your heel down', count: 2 }],
  reportingMetric: 'REPS',
  resolution: 'SUCCESS',
  completedDate: null,
};
const squat = { id: 'EK-0001', name: 'Squat', min: null, max: null };
const session = (id: number, day: string, more: Partial<HealthSession['session']> = {}): HealthSession => ({
  id,
  sessionUUID: `session-${id}`,
  createdDate: `${day}T18:00:00Z`,
  day,
  datedAhead: false,
  session: {
    type: 'HEPSession',
    hepId: 5,
    hepName: 'Knee strength',
    selfReported: 'none',
    sets: [{ setInfo, exercise: squat, status: 'Success' }],
    ...more,
  },
});

const nothing: PatientResults = { days: [], rangeOfMotion: [], frequency: [], programChanges: [], adherence: null };

function open(
  sessions: HealthSession[],
  {
    record = ada,
    section = 'activity',
    results = nothing,
  }: { record?: PatientRecord; section?: string; results?: PatientResults } = {},
) {
  return renderFeature(patientRecord, `/patients/12/health/${section}`, {
    answers: {
      'GET /v2/patients/12': [200, record],
      'GET /v2/patients/12/surveys': [200, { questions: [], scores: [] }],
      'GET /v2/patients/12/sessions': pagedResponse(sessions),
      'GET /v2/patients/12/results': [200, results],
    },
  });
}

describe('the Activity tab', () => {
  it('REC-29 groups sessions by day, newest first', async () => {
    open([session(1, '2026-11-18'), session(3, '2026-11-20'), session(2, '2026-11-18')]);
    const newest = await screen.findByRole('region', { name: 'Fri, 11/20/2026' });
    const before = screen.getByRole('region', { name: 'Wed, 11/18/2026' });
    expect(newest.compareDocumentPosition(before)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(before).getAllByText('Knee strength')).toHaveLength(2);
  });

  it('ENT-061 ENT-031 shows the result, measurements and errors of each set', async () => {
    open([
      session(1, '2026-11-20', {
        sets: [
          { setInfo, exercise: squat, status: 'Success' },
          {
            setInfo: {
              ...setInfo,
              skipped: true,
              resolution: 'NOT_STARTED',
              repsProper: null,
              repsComplete: null,
              minROM: null,
              maxROM: null,
              errors: [],
            },
            exercise: squat,
            status: 'Skipped',
          },
        ],
      }),
    ]);
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['SquatLeft', 'Success', '9/10 reps · 4° to 92°', 'Keep your heel down (2)'],
      ['SquatLeft', 'Skipped', '', ''],
    ]);
    expect(screen.getByText('1 of 2 sets done')).toBeInTheDocument();
    expect(screen.getByText('2 errors')).toBeInTheDocument();
  });

  it('REC-34 OPEN-068 says that Exer Health was never used', async () => {
    open([], { record: buildRecord({ mostRecentSession: null }) });
    expect(await screen.findByText('No Exer Health use')).toBeInTheDocument();
  });

  it('REC-35 OPEN-068 says that the selected days have no sessions, and widens the range on request', async () => {
    const { user, sent } = open([]);
    expect(await screen.findByText('No activity completed in this date range')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Date range' }), 'Last 90 days');
    const ranges = () =>
      sent
        .filter(({ path }) => path.endsWith('/sessions'))
        .map(({ query }) => (Date.parse(query.to!) - Date.parse(query.from!)) / 86_400_000 + 1);
    await waitFor(() => expect(ranges()).toEqual([30, 90]));
  });

  it('REC-38 says that there is no data', async () => {
    open([], { section: 'range-of-motion' });
    expect(await screen.findByText('No patient data available in this date range')).toBeInTheDocument();
  });
});
