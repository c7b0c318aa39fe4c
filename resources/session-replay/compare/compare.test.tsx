import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ComparableSession } from '../../../contract/scan-sessions/scan-sessions.ts';
import { comparableScanSessions } from '../../../contract/scan-sessions/scan-sessions.ts';
import { call } from '../../../dataProvider/client.ts';
import { fakeCanvas, type Drawn } from '../../../tests/component/fakeCanvas.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature } from '../../../tests/component/renderFeature.tsx';
import { buildPoseLog, renderReplayPage } from '../../../tests/component/replayPage.tsx';

const laps = (lap1StartFrame: number, lap1EndFrame: number) => ({ lapInfo: { lap1StartFrame, lap1EndFrame } });

const clinicSession = renderReplayPage({
  about: {
    participant: 'P-40012',
    assessment: 'Gait, Two Laps',
    at: '2026-11-20T17:05:00.000Z',
    zone: 'America/Denver',
  },
  insights: laps(10, 30),
  comparable: {
    key: [5],
    list: (signal) => call(comparableScanSessions, { params: { id: 5 }, signal }),
    linkOf: buildPoseLog,
  },
});

const other: ComparableSession = {
  id: 4,
  sessionUUID: 'c0ffee04',
  createdDate: '2026-10-20T17:05:00.000Z',
  timezone: 'America/Los_Angeles',
  recordings: ['pose-log'],
  resultsInsights: laps(20, 60),
};
const handsOnly = { ...other, id: 3, sessionUUID: 'c0ffee03', recordings: ['hands-log'] };

/** A thigh at `x` pixels from the left that moves right by one pixel per frame. */
const log = (x: number, length: number) => ({
  meta: { scanVersion: '2.20.0', width: 900, height: 640 },
  frames: Array.from({ length }, (_, at) => ({
    keypoints: { leftHip: { x: x + at, y: 200, confidence: 1 }, leftKnee: { x: x + at, y: 300, confidence: 1 } },
  })),
});

let drawn: Drawn;
beforeEach(() => {
  drawn = fakeCanvas();
});

async function openReplay(more = {}, search = '') {
  const opened = renderFeature(clinicSession, `/scan/sessions/${search}`, {
    answers: {
      'GET /v2/scan/sessions/5/pose-log/signed-url': [200, { url: '/api/v2/artifacts?key=5' }],
      'GET /v2/scan/sessions/4/pose-log/signed-url': [200, { url: '/api/v2/artifacts?key=4' }],
      'GET /v2/artifacts': ({ query }) => [200, query.key === '4' ? log(500, 100) : log(100, 50)],
      'GET /v2/scan/sessions/5/comparable': [200, [other, handsOnly]],
      ...more,
    },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Replay' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Session Replay' }));
  await dialog.findByText('Frame: 1 / 50');
  return { ...opened, dialog };
}

async function openComparison(more = {}) {
  const opened = await openReplay(more);
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Compare' }));
  const choice = await opened.dialog.findByLabelText('Compare with');
  await opened.user.selectOptions(choice, 'c0ffee04');
  const goTo = (frame: number) =>
    fireEvent.change(opened.dialog.getByLabelText('Frame'), { target: { value: String(frame) } });
  return { ...opened, choice, goTo };
}

describe('two sessions', () => {
  it('OPEN-104 show the same phase side by side, and where the other one is not recorded', async () => {
    const { dialog, goTo, choice, sent } = await openComparison();
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['No comparison', '10/20/2026, 10:05 AM PDT']);
    await dialog.findByText('Frame: 11 / 100');
    expect(dialog.getAllByRole('img', { name: 'Recorded movement' })).toHaveLength(2);
    expect(
      await dialog.findByText(/^Both sessions reach these phases at the same moment: LAP 1, LAP 1 END\./),
    ).toBeVisible();
    // Frames 10 and 30 of this session match 20 and 60 of the other, so 20 matches 40.
    for (const [frame, there] of [
      [11, 21],
      [21, 41],
      [31, 61],
      [50, 80],
    ] as const) {
      goTo(frame);
      expect(dialog.getByText(`Frame: ${there} / 100`)).toBeVisible();
    }
    fireEvent.click(dialog.getByRole('button', { name: 'From the start' }));
    expect(await dialog.findByText('Both sessions start together and play at the same speed.')).toBeVisible();
    expect(dialog.getByText('Frame: 50 / 100')).toBeVisible();
    expect(sent.filter(({ path }) => path.includes('admin'))).toEqual([]);
    expect(window.location.search).toContain('with=c0ffee04');
  });

  it('are overlaid on one canvas, the other one below, and not where it is not recorded', async () => {
    const late = { ...other, resultsInsights: laps(0, 30) };
    const { dialog, user, goTo } = await openComparison({ 'GET /v2/scan/sessions/5/comparable': [200, [late]] });
    await user.click(await dialog.findByRole('button', { name: 'Overlaid' }));
    expect(dialog.getAllByRole('img', { name: 'Recorded movement' })).toHaveLength(1);
    const thighs = () => drawn.strokes.map(({ lines }) => lines[0]![0]);
    goTo(11);
    await waitFor(() => expect(thighs()).toEqual([500, 110]));
    // Ten frames before the other one starts.
    goTo(1);
    expect(thighs()).toEqual([100]);
  });

  it('are labelled side by side and overlaid, with time and time zone of their location', async () => {
    const { dialog, user } = await openComparison();
    await dialog.findByText('Frame: 11 / 100');
    const labels = () =>
      dialog
        .getAllByRole('figure')
        .flatMap(({ lastElementChild: caption }) => (caption?.tagName === 'FIGCAPTION' ? caption.textContent : []));
    expect(labels()).toEqual([
      'This session11/20/2026, 10:05 AM MST',
      'Compared session10/20/2026, 10:05 AM PDTFrame: 11 / 100',
    ]);
    await user.click(await dialog.findByRole('button', { name: 'Overlaid' }));
    expect(labels()).toEqual(['This session11/20/2026, 10:05 AM MSTCompared session (faded)10/20/2026, 10:05 AM PDT']);
  });

  it('show toggle states, and are no longer compared when Compare is off', async () => {
    const { dialog, user } = await openComparison();
    await dialog.findByText('Frame: 11 / 100');
    await dialog.findByRole('button', { name: 'By phase', pressed: true });
    for (const [name, pressed] of [
      ['Compare', true],
      ['Joint Angles', false],
      ['Save Clip', false],
      ['Side by side', true],
      ['Overlaid', false],
      ['From the start', false],
    ] as const)
      expect(dialog.getByRole('button', { name, pressed })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Compare' }));
    expect(dialog.getByRole('button', { name: 'Compare', pressed: false })).toBeVisible();
    expect(dialog.queryByLabelText('Compare with')).toBeNull();
    expect(dialog.getAllByRole('img', { name: 'Recorded movement' })).toHaveLength(1);
    expect(window.location.search).not.toContain('with');
  });

  it('are aligned by their start if they have no phase in common, with a note', async () => {
    const without = { ...other, resultsInsights: null };
    const { dialog } = await openComparison({ 'GET /v2/scan/sessions/5/comparable': [200, [without]] });
    expect(await dialog.findByText(/have no phases in common, so both start together/)).toBeVisible();
    expect(await dialog.findByText('Frame: 1 / 100')).toBeVisible();
  });

  it('ERR-35 report why the other one cannot be shown, and the first stays', async () => {
    const { dialog } = await openComparison({
      'GET /v2/scan/sessions/4/pose-log/signed-url': errorResponse(404, 'Recording not found.'),
    });
    expect(await dialog.findByRole('alert')).toHaveTextContent('Recording not found.');
    expect(dialog.getByText('Frame: 1 / 50')).toBeVisible();
    expect(dialog.getAllByRole('img', { name: 'Recorded movement' })).toHaveLength(1);
  });

  it('are no longer compared when nothing is selected', async () => {
    const { dialog, user, choice } = await openComparison();
    await dialog.findByText('Frame: 11 / 100');
    await user.selectOptions(choice, '');
    expect(dialog.queryByText(/\/ 100$/)).toBeNull();
    expect(dialog.getAllByRole('img', { name: 'Recorded movement' })).toHaveLength(1);
    expect(window.location.search).not.toContain('with');
  });
});

it('other sessions are loaded when the comparison is opened, and none are reported', async () => {
  const { dialog, user, sent } = await openReplay({ 'GET /v2/scan/sessions/5/comparable': [200, [handsOnly]] });
  expect(sent.map(({ path }) => path)).not.toContain('/v2/scan/sessions/5/comparable');
  await user.click(dialog.getByRole('button', { name: 'Compare' }));
  expect(await dialog.findByText('There are no other recorded sessions to compare with.')).toBeVisible();
});

it('an error while loading other sessions is reported', async () => {
  const { dialog, user } = await openReplay({ 'GET /v2/scan/sessions/5/comparable': errorResponse(500, 'Not now.') });
  await user.click(dialog.getByRole('button', { name: 'Compare' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Not now.');
});
