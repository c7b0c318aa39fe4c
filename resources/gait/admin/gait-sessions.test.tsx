import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildMenu } from '../../../src/ui/plugin.ts';
import { fakeCanvas } from '../../../tests/component/fakeCanvas.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { clinicAdmin, vendorAdmin, vendorSupport } from '../../../tests/component/people.ts';
import { gaitSessions } from './plugin.tsx';

const walk = {
  id: 42,
  capturedDate: '2026-11-20T17:05:00.000Z',
  timezone: 'America/New_York',
  sessionUUID: '25800000-0000-4000-8000-0000000014c5',
  patient: { firstName: 'Mauricio', lastName: 'Schumm' },
  patientRecordGaitUid: 'G-1312',
  practitioner: null,
  organization: { id: 4, name: 'Bluegrass', logoUrl: null },
  session: { data: [{ name: 'speed', measures: [{ name: 'avgSpeed', value: 1.126 }] }] },
  recording: { state: 'MEASURED', quality: { strides: 6, seen: 95, remarks: ['FEW_STRIDES'] }, fault: null },
  clientVersion: '2.20.0',
  artifacts: ['pose-log'],
};
const open = (answer: Parameters<typeof renderFeature>[2] = {}, path = '/admin/gait/sessions') =>
  renderFeature(gaitSessions, path, {
    answers: { 'GET /v2/admin/gait/sessions': pagedResponse([walk]), ...answer.answers },
  });

it('SEC-09 SHELL-37 the gait sessions are for the two kinds of vendor staff only', () => {
  for (const viewer of [vendorAdmin, vendorSupport]) {
    expect(buildMenu(viewer, [gaitSessions])).toMatchObject([
      { label: 'adminMenu.gait', children: [{ to: '/admin/gait/sessions' }] },
    ]);
  }
  expect(buildMenu(clinicAdmin, [gaitSessions])).toEqual([]);
});

it('SHELL-37 SHELL-47 OPEN-017 /admin/gait/ leads to the sessions, under Gait in the menu', async () => {
  open({}, '/admin/gait/');
  expect(await screen.findByRole('heading', { name: 'Gait Sessions' })).toBeVisible();
  expect(window.location.pathname).toBe('/admin/gait/sessions');
  expect(screen.getByRole('button', { name: 'Gait' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sessions' })).toHaveAttribute('href', '/admin/gait/sessions');
});

it('AGAIT-01 AGAIT-05 AGAIT-06 the list shows each session with its speed and its log', async () => {
  open();
  const row = within((await screen.findByText('42')).closest('tr')!);
  for (const text of [
    'Bluegrass',
    'Mauricio Schumm',
    'G-1312',
    '11/20/2026, 12:05 PM EST',
    '1.13',
    'Measured',
    '2580...14c5',
  ])
    expect(row.getByText(text)).toBeVisible();
  expect(row.getByRole('button', { name: 'Log' })).toBeVisible();
});

it('AGAIT-01 AGAIT-04 a patient without a name is “-” in the table, an empty cell in the file, and the gait UID in the replay', async () => {
  fakeCanvas();
  const nameless = { ...walk, patient: { firstName: '', lastName: '' } };
  const written: Blob[] = [];
  const createObjectURL = (file: Blob) => (written.push(file), 'blob:csv');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = open({ answers: { 'GET /v2/admin/gait/sessions': pagedResponse([nameless]) } });
  const row = (await screen.findByText('G-1312')).closest('tr')!;
  expect(row.querySelector('[data-label="Patient"]')).toHaveTextContent(/^-$/);
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(written).toHaveLength(1));
  expect(await written[0]!.text()).toContain('42,Bluegrass,,G-1312,');
  await user.click(within(row).getByRole('button', { name: 'Replay' }));
  const about = within(await screen.findByRole('group', { name: 'About this session' }));
  expect(about.getByText('G-1312')).toBeVisible();
});

it('AGAIT-01 a single session opened by a link can be replaced by all with “Show all gait sessions”', async () => {
  const other = { ...walk, id: 43, sessionUUID: '25800000-0000-4000-8000-0000000014c6' };
  const { user, sent } = open(
    {
      answers: {
        'GET /v2/admin/gait/sessions': ({ query }) => pagedResponse(query.sessionUUID ? [walk] : [other, walk]),
      },
    },
    `/admin/gait/sessions?${new URLSearchParams({ filter: JSON.stringify({ sessionUUID: walk.sessionUUID }) })}`,
  );
  const asked = () => sent.filter(({ path }) => path === '/v2/admin/gait/sessions').map(({ query }) => query);
  expect(await screen.findByText('42')).toBeVisible();
  expect(screen.queryByText('43')).toBeNull();
  expect(asked().at(-1)).toMatchObject({ sessionUUID: walk.sessionUUID });
  await user.click(screen.getByRole('button', { name: 'Show all gait sessions' }));
  expect(await screen.findByText('43')).toBeVisible();
  expect(screen.getByText('42')).toBeVisible();
  expect(asked().at(-1)).not.toHaveProperty('sessionUUID');
  expect(screen.queryByRole('button', { name: 'Show all gait sessions' })).toBeNull();
});

it('AGAIT-01 the list says why a recording could not be measured, and nothing about a session without one', async () => {
  const failed = { state: 'NOT_MEASURABLE', quality: null, fault: 'NOT_FROM_THE_SIDE' };
  const none = { state: 'NONE', quality: null, fault: null };
  open({
    answers: {
      'GET /v2/admin/gait/sessions': pagedResponse([
        { ...walk, id: 41, recording: failed },
        { ...walk, id: 40, recording: none },
      ]),
    },
  });
  const row = within((await screen.findByText('41')).closest('tr')!);
  expect(row.getByText('Not measurable: not from the side')).toBeVisible();
  expect(within(screen.getByText('40').closest('tr')!).queryByText(/easur/)).toBeNull();
});

it('AGAIT-02 AGAIT-03 API-31 the list loads the last 90 days, highest id first', async () => {
  const { sent } = open();
  await screen.findByText('42');
  const { start, end, sort } = sent.find(({ path }) => path === '/v2/admin/gait/sessions')!.query;
  expect(sort).toBe('-id');
  expect(Date.parse(end!) - Date.parse(start!)).toBe(90 * 24 * 3_600_000);
  expect(Math.abs(Date.parse(end!) - Date.now())).toBeLessThan(60_000);
});

it('AGAIT-04 AGAIT-05 REPLAY-15 each recorded session has a replay and its log; others say that there is none', async () => {
  const { user, sent } = open({
    answers: {
      'GET /v2/admin/gait/sessions': pagedResponse([walk, { ...walk, id: 41, artifacts: ['graphs-gait'] }]),
      'GET /v2/admin/gait/sessions/42/pose-log/signed-url': errorResponse(404, 'Recording not found.'),
    },
  });
  const row = within((await screen.findByText('41')).closest('tr')!);
  expect(row.getByText('No pose logs available')).toBeVisible();
  expect(row.queryByRole('button', { name: /Replay|Log/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Log' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Replay' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Session Replay' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Recording not found.');
  expect(sent.map(({ path }) => path)).toContain('/v2/admin/gait/sessions/42/pose-log/signed-url');
  const about = within(dialog.getByRole('group', { name: 'About this session' }));
  const facts = [
    'Mauricio Schumm',
    'Gait Session',
    '11/20/2026, 12:05 PM EST',
    'Avg Speed (m/s): 1.13',
    'Recording: Measured',
  ];
  for (const text of facts) expect(about.getByText(text)).toBeVisible();
  expect(window.location.search).toBe(`?replay=${walk.sessionUUID}`);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('');
});

it('AGAIT-04 REPLAY-06 OPEN-141 the replay of a walk is 480 x 640 and shows the whole recorded picture', async () => {
  const drawn = fakeCanvas();
  const keypoints = { leftHip: { x: 960, y: 0, confidence: 1 }, leftKnee: { x: 0, y: 640, confidence: 1 } };
  const { user } = open({
    answers: {
      'GET /v2/admin/gait/sessions/42/pose-log/signed-url': [200, { url: '/api/v2/artifacts?key=1' }],
      'GET /v2/artifacts': [
        200,
        { meta: { scanVersion: '2.20.0', width: 960, height: 640 }, frames: [{ keypoints }, { keypoints }] },
      ],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Replay' }));
  expect(await screen.findByText('Frame: 1 / 2')).toBeVisible();
  const canvas = screen.getByRole('img', { name: 'Recorded movement' }).querySelector('canvas')!;
  expect([canvas.style.width, canvas.style.height]).toEqual(['480px', '640px']);
  await user.click(screen.getByRole('button', { name: 'Follow the Figure', pressed: true }));
  await waitFor(() => expect(drawn.strokes).toEqual([{ colour: '#ff00ff', lines: [[480, 160, 0, 480]] }]));
});

it('ERR-06 an alert on the page reports that the sessions cannot be loaded', async () => {
  open({ answers: { 'GET /v2/admin/gait/sessions': errorResponse(500) } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldnt fetch gait sessions :(');
});
