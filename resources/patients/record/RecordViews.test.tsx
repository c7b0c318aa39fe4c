import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { portalState } from '../../../src/app/consoles/consoleState.ts';
import { analytics } from '../../../src/ui/telemetry.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { ada } from '../../../tests/component/patientRecords.ts';
import { patientRecord } from './plugin.tsx';

afterEach(() => {
  analytics.use(undefined);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answers = {
  'GET /v2/patients/12': [200, ada] as const,
  'GET /v2/patients/12/sessions': pagedResponse([]),
  'GET /v2/patients/12/activity': pagedResponse([]),
  'GET /v2/patients/12/surveys': [200, { questions: [], scores: [] }] as const,
  'GET /v2/patients/12/interactions': pagedResponse([]),
  'GET /v2/patients/12/rtm-cycles': pagedResponse([]),
};

it('REC-08 a tab change is tracked as a view of the section, without patient data', async () => {
  const track = vi.fn<(event: string, properties?: object) => void>();
  analytics.use({ identify: () => undefined, track, reset: () => undefined });
  const { user } = renderFeature(patientRecord, '/patients/12/health/activity', { answers });
  await user.click(await screen.findByRole('tab', { name: 'Care Management' }));
  await screen.findByRole('tab', { name: 'Care Management', selected: true });
  expect(track).toHaveBeenCalledTimes(1);
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
  const { user } = renderFeature(patientRecord, '/patients/12/health/activity', { answers });
  await user.click(await screen.findByRole('tab', { name: 'Care Management' }));
  await waitFor(() => expect(window.location.pathname).toBe('/patients/12/health/care-management'));
});

it('REC-01 PAT-17 a record that a list has loaded shows at once, before its own response', async () => {
  renderFeature(patientRecord, '/patients/12/health/activity', {
    answers: { ...answers, 'GET /v2/patients/12': () => new Promise(() => undefined) },
  });
  // The cache as a react-admin list leaves it.
  portalState.queryClient.setQueryData(['patients', 'getOne', { id: '12', meta: undefined }], ada);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeInTheDocument();
});
