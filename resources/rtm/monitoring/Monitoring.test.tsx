import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Monitoring } from '../../../contract/rtm/monitoring.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { ada } from '../../../tests/component/patientRecords.ts';
import { patientRecord } from '../../patients/record/plugin.tsx';

// The first import of a screen can take seconds.
beforeAll(
  () =>
    Promise.all([
      import('../../patients/record/PatientRecordPage.tsx'),
      import('../../care-notes/shared/CareManagement.tsx'),
    ]),
  60_000,
);
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-20T18:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const running: Monitoring = {
  episodes: [{ start: '2026-03-01', end: null, setupDate: '2026-03-02', setupBy: 'PROGRAM', setupCredential: null }],
  openWindow: { startDate: '2026-03-03', endDate: '2026-04-01' },
  lastWindow: { startDate: '2026-03-03', endDate: '2026-04-01' },
  pause: null,
  pastPauses: [],
};
const pause = { id: 4, from: '2026-03-10', to: null, reason: 'In hospital', pausedBy: 'Grace Hopper', resumedBy: null };
const paused: Monitoring = { ...running, pause };

const open = (monitoring: Monitoring, more: object = {}) =>
  renderFeature(patientRecord, '/patients/12/health/care-management', {
    answers: {
      'GET /v2/patients/12': [200, ada],
      'GET /v2/patients/12/surveys': [200, { questions: [], scores: [] }],
      'GET /v2/patients/12/rtm-cycles': pagedResponse([]),
      'GET /v2/patients/12/interactions': pagedResponse([]),
      'GET /v2/patients/12/monitoring': [200, monitoring],
      ...more,
    },
  });
const posts = ({ sent }: ReturnType<typeof open>) => sent.filter(({ method }) => method === 'POST');

it('RTM.md 6 a pause announces what becomes of the open window, and is saved with the reason', async () => {
  const opened = open(running, { 'POST /v2/patients/12/monitoring/pause': [200, paused] });
  const { user } = opened;
  expect(await screen.findByText('Monitoring since Mar 2, 2026')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pause Monitoring' }));
  expect(
    dialog.getByText(
      /The current window \(through Apr 1, 2026\) continues, and its days count\. No new window will start until you resume\./,
    ),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Pause' }));
  expect(await dialog.findByText('Reason is required')).toBeVisible();
  expect(posts(opened)).toEqual([]);
  await user.type(dialog.getByLabelText('Reason'), 'In hospital');
  await user.click(dialog.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('Paused since Mar 10, 2026: In hospital')).toBeVisible();
  expect(posts(opened).map(({ body }) => body)).toEqual([{ from: '2026-03-20', reason: 'In hospital' }]);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Monitoring' })).toHaveFocus());
});

it('RTM.md 6 a resume announces when the next window opens', async () => {
  const over = { ...pause, to: '2026-03-20', resumedBy: 'Ada Moreno' };
  const opened = open(paused, {
    'POST /v2/patients/12/monitoring/resume': [200, { ...running, pastPauses: [over] }],
  });
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: 'Resume' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Resume Monitoring' }));
  expect(dialog.getByText('The next window starts with the first data day on or after Apr 2, 2026.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Resume' }));
  expect(await screen.findByText('1 past pause')).toBeVisible();
  expect(screen.getByText(/Mar 10, 2026 to Mar 20, 2026: In hospital/)).not.toBeVisible();
  expect(posts(opened).map(({ body }) => body)).toEqual([{ on: '2026-03-20' }]);
});

it('RTM.md 6 a resume on a day of a window that is over announces its day 31', async () => {
  vi.setSystemTime('2026-12-01T18:00:00Z');
  const { user } = open({
    ...paused,
    openWindow: null,
    lastWindow: { startDate: '2026-11-01', endDate: '2026-11-30' },
    pause: { ...pause, from: '2026-11-10' },
  });
  await user.click(await screen.findByRole('button', { name: 'Resume' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Resume Monitoring' }));
  const day = dialog.getByLabelText('First day after the pause');
  await user.clear(day);
  await user.type(day, '2026-11-25');
  expect(
    await dialog.findByText('The next window starts with the first data day on or after Dec 1, 2026.'),
  ).toBeVisible();
});

it('a conflict shows what another user did meanwhile', async () => {
  const opened = open(running);
  const { user, answering } = opened;
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'Away');
  answering['POST /v2/patients/12/monitoring/pause'] = errorResponse(
    409,
    'Monitoring has already been paused since Mar 10, 2026.',
  );
  answering['GET /v2/patients/12/monitoring'] = [200, paused];
  await user.click(dialog.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('Monitoring has already been paused since Mar 10, 2026.')).toBeVisible();
  expect(await screen.findByText('Paused since Mar 10, 2026: In hospital')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('RTM.md 5 a rejected set-up date is corrected at its field', async () => {
  const message = '98980 from Mar 1, 2026 is billed. Revert it first or choose an earlier date.';
  const opened = open(running, {
    'GET /v2/patients/12/monitoring/set-up': [200, { removed: [] }],
    'PATCH /v2/patients/12/monitoring': errorResponse(409, message, { fields: { setupDate: message } }),
  });
  const { user, sent } = opened;
  await user.click(await screen.findByRole('button', { name: 'Change set-up' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set-Up Date' }));
  const day = dialog.getByLabelText('Set-up date');
  await user.clear(day);
  await user.type(day, '2026-03-21');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('The date must be from 03/01/2026 to 03/20/2026.')).toBeVisible();
  await user.clear(day);
  await user.type(day, '2026-03-05');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(sent.find(({ method }) => method === 'PATCH')!.body).toEqual({
    episodeStart: '2026-03-01',
    setupDate: '2026-03-05',
    before: '2026-03-02',
    removing: [],
  });
});

it('RTM.md 11 asks who did the set-up and education, and says where nobody knows', async () => {
  const byAssistant: Monitoring = { ...running, episodes: [{ ...running.episodes[0]!, setupCredential: 'PTA' }] };
  const { user, sent } = open(running, { 'PATCH /v2/patients/12/monitoring': [200, byAssistant] });
  expect(await screen.findByText('Set-up and education by: Not recorded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change set-up' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set-Up Date' }));
  const who = dialog.getByRole('combobox', { name: 'Set-up and education by' });
  expect(
    within(who)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Not recorded',
    'Physical therapist',
    'Occupational therapist',
    'Speech-language pathologist',
    'Physical therapist assistant',
    'Occupational therapy assistant',
    'Physician',
    'Clinical staff',
  ]);
  await user.selectOptions(who, 'Physical therapist assistant');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Set-up and education by: Physical therapist assistant')).toBeVisible();
  expect(sent.find(({ method }) => method === 'PATCH')!.body).toMatchObject({
    setupDate: '2026-03-02',
    setupCredential: 'PTA',
  });
});

const readmitted: Monitoring = {
  ...running,
  episodes: [
    { start: '2026-03-15', end: null, setupDate: null, setupBy: null, setupCredential: null },
    { start: '2026-01-05', end: '2026-03-10', setupDate: '2026-01-07', setupBy: 'PROGRAM', setupCredential: 'PTA' },
  ],
  openWindow: null,
  lastWindow: null,
};

it('RTM.md 5 a re-admission says that monitoring is not set up, and when it was before', async () => {
  open(readmitted);
  expect(
    await screen.findByText(/^Monitoring is not set up for this plan of care, so nothing can be billed\./),
  ).toBeVisible();
  expect(screen.getByText('Earlier plan of care, Jan 5, 2026 to Mar 10, 2026: set up on Jan 7, 2026')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enter set-up date' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

it('RTM.md 5 a changed set-up date lists each cycle that it removes before it is saved', async () => {
  const removed = [
    { id: 31, code: '98975', startDate: '2026-01-08', endDate: '2026-02-06', status: 'READY_TO_BILL' },
    { id: 32, code: '98977', startDate: '2026-01-08', endDate: '2026-02-06', status: 'READY_TO_BILL' },
  ];
  const opened = open(readmitted, {
    'GET /v2/patients/12/monitoring/set-up': [200, { removed }],
    'PATCH /v2/patients/12/monitoring': [200, readmitted],
  });
  const { user, sent } = opened;
  await user.click(await screen.findByRole('button', { name: 'Enter set-up date' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set-Up Date' }));
  await user.selectOptions(dialog.getByLabelText('Plan of care'), 'Jan 5, 2026 to Mar 10, 2026');
  const day = dialog.getByLabelText('Set-up date');
  expect(day).toHaveValue('2026-01-07');
  await user.clear(day);
  await user.type(day, '2026-02-20');
  expect(await dialog.findByText('This removes 2 cycles:')).toBeVisible();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '98975, Jan 8, 2026 to Feb 6, 2026 (Ready to Bill)',
    '98977, Jan 8, 2026 to Feb 6, 2026 (Ready to Bill)',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Remove and save' }));
  expect(await screen.findByText('The set-up date was saved.')).toBeVisible();
  expect(sent.find(({ method }) => method === 'PATCH')!.body).toEqual({
    episodeStart: '2026-01-05',
    setupDate: '2026-02-20',
    before: '2026-01-07',
    removing: [31, 32],
  });
});
