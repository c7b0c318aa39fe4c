import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCanvas, type Drawn } from '../../../tests/component/fakeCanvas.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { vendorSupport } from '../../../tests/component/people.ts';
import { scanSessions } from './plugin.tsx';

const session = {
  id: 11,
  createdDate: '2026-11-20T17:05:00.000Z',
  updatedDate: '2026-11-20T18:00:00.000Z',
  sessionUUID: '77e5a1d2-0000-4000-8000-00000000c307',
  session: { data: { assessmentId: 'AST-0018', results: [] }, meta: { demographics: null } },
  location: { id: 3, name: 'Pier', timezone: 'America/Los_Angeles' },
  practitioner: null,
  organization: { id: 5, name: 'Harbor Balance', logoUrl: null },
  artifacts: ['pose-log'],
  participant: null,
  resultsInsights: {
    lapInfo: { lap1StartFrame: 2, lap1EndFrame: 40, lap2StartFrame: null, lap2EndFrame: null },
    strideInfo: {
      left: { bestCycle: { startFrame: 10, endFrame: 20 }, stepInfo: { frameLength: 6 } },
      right: { bestCycle: { startFrame: null, endFrame: null }, stepInfo: { frameLength: null } },
    },
    resultFrames: { 'Best Reach': 30, 'Foot Strikes': [12, 24, 999] },
  },
};

/** A hip and a knee that move right by one pixel per frame. */
const frames = Array.from({ length: 60 }, (_, at) => ({
  keypoints: { leftHip: { x: 100 + at, y: 200, confidence: 1 }, leftKnee: { x: 110 + at, y: 300, confidence: 1 } },
}));
const log = { meta: { poseModel: { name: 'BODY_25' }, scanVersion: '2.20.0', width: 900, height: 640 }, frames };
const linkCall = 'GET /v2/admin/scan/sessions/11/pose-log/signed-url';
const answers = {
  'GET /v2/admin/scan/sessions/pages': pagedResponse([session]),
  'GET /v2/admin/scan/assessments': [200, []],
  'GET /v2/admin/scan/organizations/locations': pagedResponse([]),
  [linkCall]: [200, { url: '/api/v2/artifacts?key=1' }],
  'GET /v2/artifacts': [200, log],
} as const;

// Loaded in advance, because lazy loading can take longer than a test waits.
beforeAll(
  () =>
    Promise.all([
      import('../../session-replay/shared/ReplayDialog.tsx'),
      import('../../session-replay/ReplayViewer.tsx'),
      import('./ScanSessionList.tsx'),
    ]),
  60_000,
);
let drawn: Drawn;
beforeEach(() => {
  drawn = fakeCanvas();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A session of P-50018, a woman of 71, who walked at 0.7 m/s. */
const measured = {
  ...session,
  session: {
    data: { assessmentId: 'AST-0018', results: [{ id: 'speed', name: 'Gait Speed', value: 0.7, units: 'm/s' }] },
    meta: { demographics: { age: 71, sex: 'FEMALE' } },
  },
  participant: { id: 50, uid: 'P-50018', isArchived: false, archivedDate: null },
};

async function openReplay(more = {}) {
  const opened = renderFeature(scanSessions, '/admin/scan/sessions/', {
    viewer: vendorSupport,
    answers: { ...answers, ...more },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Replay' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Session Replay' }));
  return { ...opened, dialog };
}

/** The viewer with its recording and a controlled clock: a drawing every 16 ms. */
async function openPlayer(more = {}) {
  const opened = await openReplay(more);
  const play = await opened.dialog.findByRole('button', { name: 'Play' });
  // The player is ready once its main button has the focus.
  await waitFor(() => expect(play).toHaveFocus());
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  const wait = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  const press = (name: string | RegExp) => fireEvent.click(opened.dialog.getByRole('button', { name }));
  const phase = () => opened.dialog.getByText('Phase').nextElementSibling!.textContent;
  const slider = () => opened.dialog.getByRole('slider', { name: 'Frame' });
  return { ...opened, wait, press, phase, slider };
}

describe('the head of the replay', () => {
  const about = async (more = {}) => {
    const { dialog } = await openReplay({
      'GET /v2/admin/scan/organizations/5/outcomes/risk-factors': [200, []],
      'GET /v2/admin/scan/organizations/5/risk-reading': [200, { reading: 'ADMIN' }],
      ...more,
    });
    return within(dialog.getByRole('group', { name: 'About this session' }));
  };

  it('REPLAY-15 shows person, assessment, time with time zone, and result of the session', async () => {
    const head = await about({ 'GET /v2/admin/scan/sessions/pages': pagedResponse([measured]) });
    for (const text of ['P-50018', 'Gait', '11/20/2026, 09:05 AM PST', 'Gait Speed: 0.70 m/s', 'Female, 71 years'])
      expect(await head.findByText(text)).toBeVisible();
    // Less than 0.8 m/s (RISK-57).
    expect(head.getByText('High Risk')).toBeVisible();
  });

  it('OPEN-129 shows the result by the criteria of the organization, and nothing while they are loading', async () => {
    const head = await about({
      'GET /v2/admin/scan/sessions/pages': pagedResponse([measured]),
      'GET /v2/admin/scan/organizations/5/outcomes/risk-factors': errorResponse(500),
    });
    expect(await head.findByText('Gait Speed: 0.70 m/s')).toBeVisible();
    expect(head.queryByText(/Risk/)).toBeNull();
  });

  it('REPLAY-15 shows an unknown person, and why nothing is evaluated', async () => {
    const head = await about();
    expect(await head.findByText('No participant')).toBeVisible();
    expect(await head.findByText('No result to assess')).toBeVisible();
  });
});

describe('the replay of a scan session', () => {
  it('ASCAN-20 REPLAY-15 ENT-091 API-27 API-29 opens from its row and loads the log by the signed link', async () => {
    const { dialog, sent } = await openReplay();
    expect(await dialog.findByText('Frame: 1 / 60')).toBeVisible();
    expect(dialog.getByText(session.sessionUUID)).toBeVisible();
    expect(dialog.getByText('Pose model').nextElementSibling).toHaveTextContent('BODY_25');
    expect(dialog.getByText('Scan version').nextElementSibling).toHaveTextContent('2.20.0');
    const asked = sent.map(({ method, path }) => `${method} ${path}`);
    expect(asked.filter((call) => /signed-url|artifacts/.test(call))).toEqual([linkCall, 'GET /v2/artifacts']);
  });

  it('REPLAY-02 REPLAY-03 REPLAY-04 OPEN-143 has buttons, a slider and the number of the frame, from 1', async () => {
    const { dialog, slider } = await openPlayer();
    expect(dialog.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(
      expect.arrayContaining(['Previous frame', 'Play', 'Next frame']),
    );
    expect(slider()).toHaveAttribute('max', '60');
    expect(slider()).toHaveAttribute('aria-valuetext', 'Frame: 1 / 60');
    fireEvent.change(slider(), { target: { value: '25' } });
    expect(dialog.getByText('Frame: 25 / 60')).toBeVisible();
    expect(drawn.strokes).toEqual([{ colour: '#ff00ff', lines: [[124, 200, 134, 300]] }]);
  });

  it('REPLAY-05 is drawn at 900 x 640', async () => {
    const { dialog } = await openPlayer();
    const canvas = dialog.getByRole('img', { name: 'Recorded movement' }).querySelector('canvas')!;
    expect([canvas.style.width, canvas.style.height]).toEqual(['900px', '640px']);
  });

  it('REPLAY-01 REPLAY-11 plays 30 frames a second and stops at the last, COMPLETE', async () => {
    const { dialog, wait, press, phase } = await openPlayer();
    press('Play');
    wait(512);
    expect(dialog.getByText('Frame: 16 / 60')).toBeVisible();
    expect(drawn.strokes).toEqual([{ colour: '#ff00ff', lines: [[115, 200, 125, 300]] }]);
    expect(dialog.getByRole('button', { name: 'Pause' })).toBeVisible();
    wait(1408);
    expect(dialog.getByText('Frame: 58 / 60')).toBeVisible();
    expect(phase()).not.toBe('COMPLETE');
    wait(160);
    expect(dialog.getByText('Frame: 60 / 60')).toBeVisible();
    expect(phase()).toBe('COMPLETE');
    expect(dialog.getByRole('button', { name: 'Play' })).toBeVisible();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('REPLAY-10 pauses on a step', async () => {
    const { dialog, wait, press } = await openPlayer();
    press('Play');
    wait(512);
    press('Next frame');
    expect(dialog.getByText('Frame: 17 / 60')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Play' })).toBeVisible();
    wait(1000);
    expect(dialog.getByText('Frame: 17 / 60')).toBeVisible();
    press('Previous frame');
    expect(dialog.getByText('Frame: 16 / 60')).toBeVisible();
  });

  it('REPLAY-12 OPEN-142 names the phase of the highest marker reached', async () => {
    const { phase, slider } = await openPlayer();
    const phaseOf = (frame: number) => {
      fireEvent.change(slider(), { target: { value: String(frame) } });
      return phase();
    };
    expect([2, 3, 10, 11, 21, 41, 59, 60].map(phaseOf)).toEqual([
      '-',
      'LAP 1',
      'LAP 1',
      'LEFT CYCLE',
      'LEFT CYCLE END',
      'LAP 1 END',
      'LAP 1 END',
      'COMPLETE',
    ]);
  });

  it('REPLAY-13 ENT-095 jumps to a marked frame and pauses there', async () => {
    const { dialog, wait, press } = await openPlayer();
    expect(
      within(dialog.getByRole('list'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Foot Strikes: frame 13', 'Foot Strikes: frame 25', 'Best Reach: frame 31']);
    press('Play');
    press('Best Reach: frame 31');
    expect(dialog.getByText('Frame: 31 / 60')).toBeVisible();
    wait(1000);
    expect(dialog.getByText('Frame: 31 / 60')).toBeVisible();
    expect(drawn.strokes[0]!.lines).toEqual([[130, 200, 140, 300]]);
  });

  it('ENT-094 shows how many frames a step takes', async () => {
    const { dialog } = await openPlayer();
    expect(dialog.getByText('Frames per step').nextElementSibling).toHaveTextContent('Left 6');
  });

  it('is controlled by the keyboard', async () => {
    const { dialog, wait, slider } = await openPlayer();
    const key = (name: string) => fireEvent.keyDown(dialog.getByRole('slider'), { key: name });
    key('ArrowRight');
    key('ArrowRight');
    key('ArrowLeft');
    expect(dialog.getByText('Frame: 2 / 60')).toBeVisible();
    key('End');
    expect(dialog.getByText('Frame: 60 / 60')).toBeVisible();
    key('Home');
    expect(dialog.getByText('Frame: 1 / 60')).toBeVisible();
    key(' ');
    wait(512);
    expect(dialog.getByText('Frame: 16 / 60')).toBeVisible();
    // While it plays, the slider is moved a few times a second only, and says less often where it is.
    expect(slider()).toHaveAttribute('aria-valuetext', 'Frame: 1 / 60');
    key(' ');
    expect(slider()).toHaveValue('16');
    expect(slider()).toHaveAttribute('aria-valuetext', 'Frame: 16 / 60');
    wait(512);
    expect(dialog.getByText('Frame: 16 / 60')).toBeVisible();
  });

  it('stops drawing when the dialog is closed', async () => {
    const { dialog, wait, press } = await openPlayer();
    press('Play');
    wait(100);
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the replay of hands', () => {
  const joints = {
    leftWrist: { x: 100, y: 100, confidence: 0.39, hexColor: '#FF00FF' },
    leftThumbCMC: { x: 110, y: 110, confidence: 0.4, hexColor: '#FF00FF' },
    rightWrist: { x: 200, y: 100, confidence: 0.39, hexColor: '#00FFFF' },
    rightThumbCMC: { x: 210, y: 110, confidence: 0.39, hexColor: '#00FFFF' },
  };
  const hands = { meta: { scanVersion: '2.20.0' }, frames: Array.from({ length: 60 }, () => ({ joints })) };

  it('API-30 REPLAY-08 REPLAY-09 ENT-096 ENT-097 shows the hands log', async () => {
    const { sent, press } = await openPlayer({
      'GET /v2/admin/scan/sessions/pages': pagedResponse([
        { ...session, artifacts: ['hands-log'], resultsInsights: null },
      ]),
      'GET /v2/admin/scan/sessions/11/hands-log/signed-url': [200, { url: '/api/v2/artifacts?key=1' }],
      'GET /v2/artifacts': [200, hands],
    });
    expect(sent.map(({ path }) => path)).toContain('/v2/admin/scan/sessions/11/hands-log/signed-url');
    press('Next frame');
    expect(drawn.strokes).toEqual([{ colour: '#ff00ff', lines: [[100, 100, 110, 110]] }]);
  });
});

describe('a recording that cannot be shown', () => {
  it("ERR-35 shows the server's message in the replay, and can be loaded again", async () => {
    const { dialog, user, sent } = await openReplay({ [linkCall]: errorResponse(404, 'Recording not found.') });
    expect(await dialog.findByRole('alert')).toHaveTextContent('Recording not found.');
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Recording not found.');
    expect(sent.filter(({ path }) => path.endsWith('signed-url'))).toHaveLength(2);
  });

  it.each([
    ['that is refused', errorResponse(403, 'This link is not valid or has expired.')],
    ['that cannot be reached', 'network failure'],
  ])('ERR-37 logs a signed link %s to the console, without an alert', async (_, answer) => {
    const note = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { dialog } = await openReplay({ 'GET /v2/artifacts': answer });
    expect(await dialog.findByText('There is no recording to show.')).toBeVisible();
    expect(note).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['REPLAY-14 without a scan version', { ...log, meta: {} }, 'Cannot replay for sessions < 2.18.0'],
    ['REPLAY-14 of an old version', { ...log, meta: { scanVersion: '2.17.9' } }, 'Cannot replay for sessions < 2.18.0'],
    ['that is no recording', 'oops', 'This recording is damaged and cannot be shown.'],
    ['with no joint', { ...log, frames: [{ keypoints: {} }] }, 'This recording has no joints that can be shown.'],
    ['without frames', { ...log, frames: [] }, 'This recording has no frames.'],
  ])('explains a log %s', async (_, damaged, message) => {
    const { dialog } = await openReplay({ 'GET /v2/artifacts': [200, damaged] });
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  });
});
