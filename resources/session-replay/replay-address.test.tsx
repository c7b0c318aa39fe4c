import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ScanSession } from '../../contract/scan-sessions/scan-sessions.ts';
import { defaultCanvas } from '../../domain/session-replay/canvas.ts';
import { definePlugin } from '../../src/ui/plugin.ts';
import { fakeCanvas } from '../../tests/component/fakeCanvas.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { buildPoseLog } from '../../tests/component/replayPage.tsx';
import { LinkedReplay, ReplayButton } from './shared/ReplayButton.tsx';
import type { Replay } from './shared/ReplayDialog.tsx';

const uuid = '77e5a1d2-0000-4000-8000-00000000c307';
const replayOf = ({ sessionUUID }: Pick<ScanSession, 'sessionUUID'>): Replay => ({
  sessionUUID,
  log: 'pose-log',
  size: defaultCanvas,
  link: buildPoseLog(5),
});

const page = definePlugin({
  id: 'a-page-of-sessions',
  console: 'portal',
  visibleTo: () => true,
  pages: [
    {
      path: '/scan/sessions/',
      page: () => (
        <>
          <LinkedReplay<ScanSession> resource="scan/sessions" replayOf={replayOf} />
          <ReplayButton {...replayOf({ sessionUUID: uuid })} />
        </>
      ),
    },
  ],
  messages: { en: {} },
});

const frame = { keypoints: { leftKnee: { x: 100, y: 200, confidence: 0.93 } } };
const answers = {
  'GET /v2/scan/sessions/pages': pagedResponse([{ id: 5, sessionUUID: uuid }]),
  'GET /v2/scan/sessions/5/pose-log/signed-url': [200, { url: '/api/v2/artifacts?key=1', replayUrl: null }],
  'GET /v2/artifacts': [
    200,
    { meta: { scanVersion: '2.20.0', width: 900, height: 640 }, frames: Array.from({ length: 60 }, () => frame) },
  ],
} as const;
const open = (search: string, more = {}) =>
  renderFeature(page, `/scan/sessions/${search}`, { answers: { ...answers, ...more } });
const dialog = () => screen.findByRole('dialog', { name: 'Session Replay' });

// Loaded in advance, because lazy loading can take longer than a test waits.
beforeAll(() => Promise.all([import('./shared/ReplayDialog.tsx'), import('./ReplayViewer.tsx')]), 60_000);
beforeEach(() => void fakeCanvas());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('a link opens its session at its frame; closing it keeps the rest of the address', async () => {
  const { sent, user } = open(`?page=2&replay=${uuid}&frame=25`);
  expect(await screen.findByText('Frame: 25 / 60')).toBeVisible();
  expect(sent.find(({ path }) => path === '/v2/scan/sessions/pages')!.query.sessionUUID).toBe(uuid);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('?page=2');
});

it.each([
  ['beyond the last is the last', '99', 60],
  ['that is no number is the first', 'x', 1],
  ['0 is the first', '0', 1],
])('a link opens with a frame %s', async (_, named, shown) => {
  open(`?replay=${uuid}&frame=${named}`);
  expect(await screen.findByText(`Frame: ${shown} / 60`)).toBeVisible();
});

it('a link to an unknown session, or one that the reader may not see, says so', async () => {
  open(`?replay=${uuid}`, { 'GET /v2/scan/sessions/pages': pagedResponse([]) });
  expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
    'This session does not exist or was not recorded.',
  );
});

it("a link whose session cannot be loaded shows the server's message", async () => {
  open(`?replay=${uuid}`, { 'GET /v2/scan/sessions/pages': errorResponse(403, 'Not allowed.') });
  expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('Not allowed.');
});

it('an invalid session in the address opens nothing', async () => {
  const { sent } = open('?replay=%3Cscript%3E');
  expect(await screen.findByRole('button', { name: 'Replay' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent.map(({ path }) => path)).not.toContain('/v2/scan/sessions/pages');
});

it('Back closes the replay', async () => {
  const { user } = open('');
  await user.click(await screen.findByRole('button', { name: 'Replay' }));
  expect(await screen.findByText('Frame: 1 / 60')).toBeVisible();
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the copied link opens the shown frame, and has nothing else of the page', async () => {
  const { user } = open(`?filter=%7B%22provider%22%3A%22Ruiz%22%7D&replay=${uuid}&frame=25`);
  await screen.findByText('Frame: 25 / 60');
  const inside = within(await dialog());
  fireEvent.click(inside.getByRole('button', { name: 'Next frame' }));
  await user.click(inside.getByRole('button', { name: 'Copy Link' }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/scan/sessions/?replay=${uuid}&frame=26`);
  expect(await screen.findByText('Link to frame 26 copied.')).toBeVisible();
});
