import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { portalState } from '../../src/consoles/consoleState.ts';
import { analytics } from '../../src/telemetry/analytics.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { ada } from '../../src/testing/patientRecords.ts';
import { patientRecord } from './plugin.tsx';

afterEach(() => {
  analytics.use(undefined);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answers = {
  'GET /v2/patients/12': [200, ada] as const,
  'GET /v2/patients/12/sessions': pageOf([]),
  'GET /v2/patients/12/activity': pageOf([]),
  'GET /v2/patients/12/surveys': [200, { questions: [], scores: [] }] as const,
  'GET /v2/patients/12/interactions': pageOf([]),
  'GET /v2/patients/12/rtm-cycles': pageOf([]),
};

it('REC-08 a tab change is tracked as a view: which part, and nothing of the patient', async () => {
  const track = vi.fn<(event: string, properties?: object) => void>();
  analytics.use({ identify: () => undefined, track, reset: () => undefined });
  const { user } = openFeature(patientRecord, '/patients/12/health/activity', { answers });
  await user.click(await screen.findByRole('tab', { name: 'Care Management' }));
  await waitFor(() => expect(track).toHaveBeenCalledTimes(1));
  expect(track).toHaveBeenCalledWith('patient_record_viewed', { product: 'health', section: 'care-management' });
  await user.click(await screen.findByRole('tab', { name: 'Activity' }));
  await waitFor(() => expect(track).toHaveBeenCalledTimes(2));
  expect(track).toHaveBeenLastCalledWith('patient_record_viewed', { product: 'health', section: 'activity' });
});

it('REC-08 OPEN-042 a tab changes although the analytics service fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const track = () => {
    throw new Error('The service is away.');
  };
  analytics.use({ identify: () => undefined, track, reset: () => undefined });
  const { user } = openFeature(patientRecord, '/patients/12/health/activity', { answers });
  await user.click(await screen.findByRole('tab', { name: 'Care Management' }));
  await waitFor(() => expect(window.location.pathname).toBe('/patients/12/health/care-management'));
});

it('REC-01 PAT-17 a record that a list has brought shows at once, before its own answer is there', async () => {
  openFeature(patientRecord, '/patients/12/health/activity', {
    answers: { ...answers, 'GET /v2/patients/12': () => new Promise(() => undefined) },
  });
  // As react-admin keeps what a list has brought.
  portalState.queryClient.setQueryData(['patients', 'getOne', { id: '12', meta: undefined }], ada);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeInTheDocument();
});
