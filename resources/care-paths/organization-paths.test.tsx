import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CarePath, DryRun } from '../../contract/care-paths/care-paths.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../tests/component/people.ts';
import { carePaths } from './plugin.tsx';
import { samplePaths } from './samplePaths.ts';

const flagged = { ...clinicAdmin, features: ['PATHS' as const] };
const path = (change: Partial<CarePath> = {}): CarePath => ({
  id: 8,
  version: 3,
  name: 'Our knees',
  phases: samplePaths[3]!.phases.map((phase, index) => ({
    ...phase,
    id: `0f5e6f0a-3d5a-4e5c-9a40-5a1f2f3b4c${index}0`,
    ...(index === 1 && { templateId: 4, templateName: 'Knee week 2' }),
  })),
  state: 'CHANGED',
  publishedAt: '2026-11-01T16:00:00Z',
  archived: false,
  dateUpdated: '2026-11-02T16:00:00Z',
  ...change,
});
const counted = { reached: 0, passed: 0, medianDays: null, notMet: 0, notMeasurable: 0, leftCare: 0 };
const tried: DryRun = {
  version: 3,
  from: '2026-05-01',
  to: '2026-10-27',
  patients: 2,
  cut: false,
  completed: 0,
  phases: [
    { ...counted, reached: 2, passed: 1, medianDays: 9, notMeasurable: 1 },
    { ...counted, reached: 1, notMet: 1 },
    counted,
  ],
  people: [
    {
      patient: { id: 12, firstName: 'Ada', lastName: 'Lovelace' },
      start: '2026-05-02',
      steps: [
        {
          toIndex: 1,
          day: '2026-05-11',
          because: { track: 'Balance', type: 'Score', value: 40, day: '2026-05-11', of: 'Score' },
        },
      ],
      end: { what: 'NOT_MET', phaseIndex: 1, why: null },
    },
    {
      patient: { id: 13, firstName: 'Mary', lastName: 'Somerville' },
      start: '2026-06-02',
      steps: [],
      end: { what: 'NOT_MEASURABLE', phaseIndex: 0, why: 'NO_SCORE' },
    },
  ],
};

const open = (answers: NonNullable<Parameters<typeof renderFeature>[2]>['answers'] = {}, shown = path()) =>
  renderFeature(carePaths, '/programs/paths/', {
    viewer: flagged,
    answers: {
      'GET /v2/care-paths': pagedResponse([shown]),
      'GET /v2/programs/templates': pagedResponse([]),
      ...answers,
    },
  });
const choose = async (user: ReturnType<typeof open>['user'], item: string) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for Our knees' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

it('a path of the organization shows its state, and the server searches and archives it', async () => {
  const { user, sent, answering } = open({
    'PUT /v2/care-paths/8/archive': errorResponse(503, 'The service is busy.'),
  });
  expect(await screen.findByText('Unpublished changes')).toBeInTheDocument();
  await choose(user, 'Archive');
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  expect(await screen.findByText(/The service is busy\.$/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  answering['PUT /v2/care-paths/8/archive'] = [200, path({ archived: true })];
  await choose(user, 'Archive');
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ archived: true }));
  await user.click(await screen.findByRole('button', { name: 'Archived' }));
  await waitFor(() =>
    expect(sent.findLast(({ path: at }) => at === '/v2/care-paths')?.query).toMatchObject({
      show: 'archived',
      page: '1',
    }),
  );
});

it('publishing requires a dry run of this version, which shows the patients’ progress and the programs to assign', async () => {
  const { user, sent } = open({
    'GET /v2/care-paths/8/dry-run': [200, tried],
    'POST /v2/care-paths/8/publish': [200, path({ state: 'PUBLISHED', version: 4 })],
  });
  await choose(user, 'Dry run and publish');
  const dialog = within(await screen.findByRole('dialog', { name: 'Dry run: Our knees' }));
  expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
  expect(dialog.getByText('Phase 2, Standing balance: Knee week 2')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Run' }));
  expect(await dialog.findByText(/2 patients included/)).toBeInTheDocument();
  const rows = within(dialog.getByRole('table'))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    '1 Fall risk screening2191 not measurable',
    '2 Standing balance10–1 did not meet the criterion',
    '3 Walking and turning00–',
  ]);
  expect(dialog.getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('href', '/patients/12/activity');
  expect(dialog.getByText('Started 05/02/2026 · Phase 2 on 05/11/2026')).toBeInTheDocument();
  expect(dialog.getByText('Stayed in phase 2: criterion not met')).toBeInTheDocument();
  expect(dialog.getByText('Stayed in phase 1: no survey with this score')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.headers.get('if-match')).toBe('3'));
});

it('publishing without a dry run requires confirmation', async () => {
  const { user, sent } = open({ 'POST /v2/care-paths/8/publish': [200, path({ state: 'PUBLISHED' })] });
  await choose(user, 'Dry run and publish');
  await user.click(await screen.findByRole('button', { name: 'Publish without a dry run' }));
  const asks = within(await screen.findByRole('dialog', { name: 'Publish without a dry run?' }));
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(asks.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
});

it('a change by another user is reported, and their version is shown on request', async () => {
  const theirs = path({ name: 'Their knees', version: 4 });
  const { user } = open({ 'PATCH /v2/care-paths/8': [412, { message: 'Changed', status: 412, current: theirs }] });
  await choose(user, 'Edit Path');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Our knees' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Show their version' }));
  expect(await screen.findByDisplayValue('Their knees')).toBeInTheDocument();
});
