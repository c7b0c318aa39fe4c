import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fakeCanvas } from '../../tests/component/fakeCanvas.ts';
import { renderFeature } from '../../tests/component/renderFeature.tsx';
import { renderReplayPage } from '../../tests/component/replayPage.tsx';

const page = renderReplayPage({
  sessionUUID: '77e5a1d2-0000-4000-8000-00000000c307',
  insights: { lapInfo: { lap1StartFrame: 10 }, resultFrames: { Reach: 30 } },
});

/** A knee and an ankle, which is out of view from frame 41 on. */
const frames = Array.from({ length: 60 }, (_, at) => ({
  keypoints: {
    leftKnee: { x: 100, y: 200, confidence: 0.93 },
    ...(at < 40 && { rightAnkle: { x: 300, y: 500, confidence: 0.4 } }),
  },
}));

// Loaded in advance, because lazy loading can take longer than a test waits.
beforeAll(() => Promise.all([import('./shared/ReplayDialog.tsx'), import('./ReplayViewer.tsx')]), 60_000);
beforeEach(() => void fakeCanvas());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Once its main button has the focus, the replay listens to the pointer, and its speed is set. */
async function findReplay() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Session Replay' }));
  const play = await dialog.findByRole('button', { name: 'Play' });
  await waitFor(() => expect(play).toHaveFocus());
  expect(dialog.getByText('Frame: 1 / 60')).toBeVisible();
  return dialog;
}

async function openReplay() {
  const { user } = renderFeature(page, '/scan/sessions/', {
    answers: {
      'GET /v2/scan/sessions/5/pose-log/signed-url': [200, { url: '/api/v2/artifacts?key=1', replayUrl: null }],
      'GET /v2/artifacts': [200, { meta: { scanVersion: '2.20.0', width: 900, height: 640 }, frames }],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Replay' }));
  return { user, dialog: await findReplay() };
}

it('the joint under the pointer is named, the label follows it, and disappears with the pointer', async () => {
  const { dialog } = await openReplay();
  const stage = dialog.getByRole('img', { name: 'Recorded movement' }).parentElement!;
  const point = (clientX: number, clientY: number, pointerType = 'mouse') => {
    const event = Object.assign(new MouseEvent('pointermove', { clientX, clientY }), { pointerType });
    fireEvent(stage, event);
  };
  point(109, 200);
  expect(dialog.getByText('Left knee, confidence 0.93')).toBeVisible();
  point(300, 509);
  expect(dialog.getByText('Right ankle, confidence 0.40')).toBeVisible();
  fireEvent.change(dialog.getByRole('slider'), { target: { value: '50' } });
  expect(dialog.getByText('Right ankle, confidence 0.40')).not.toBeVisible();
  point(113, 200);
  expect(dialog.queryByText('Left knee, confidence 0.93')).toBeNull();
  // Touch has a larger radius.
  point(113, 200, 'touch');
  expect(dialog.getByText('Left knee, confidence 0.93')).toBeVisible();
  fireEvent(stage, Object.assign(new MouseEvent('pointerleave'), { pointerType: 'touch' }));
  expect(dialog.getByText('Left knee, confidence 0.93')).toBeVisible();
  fireEvent(stage, Object.assign(new MouseEvent('pointerleave'), { pointerType: 'mouse' }));
  expect(dialog.getByText('Left knee, confidence 0.93')).not.toBeVisible();
});

/** Where the label of a joint points to, in whole pixels. */
const placeOf = ({ style }: HTMLElement) =>
  /translate\(([\d.]+)px, ([\d.]+)px\)/
    .exec(style.transform)!
    .slice(1)
    .map((pixels) => Math.round(Number(pixels)));

it('the picture zooms by buttons and keys, and fits again', async () => {
  const { dialog } = await openReplay();
  const isOff = (name: string) => dialog.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
  fireEvent.change(dialog.getByRole('slider'), { target: { value: '2' } });
  // The knee at 100, 200 has no link: its label shows where it is.
  const label = () => placeOf(dialog.getByText(/^Left knee/));
  const stage = dialog.getByRole('img', { name: 'Recorded movement' }).parentElement!;
  fireEvent(
    stage,
    Object.assign(new MouseEvent('pointermove', { clientX: 100, clientY: 200 }), { pointerType: 'mouse' }),
  );
  expect(label()).toEqual([100, 200]);
  expect([isOff('Zoom Out'), isOff('Zoom In'), isOff('Fit to View')]).toEqual([true, false, true]);
  // A click without the pointer's way there, which would leave the knee.
  fireEvent.click(dialog.getByRole('button', { name: 'Zoom In' }));
  // 1.25 times as far from the center at 450, 320: 12.5 and 170.
  expect(label()).toEqual([13, 170]);
  expect([isOff('Zoom Out'), isOff('Fit to View')]).toEqual([false, false]);
  fireEvent.keyDown(dialog.getByRole('slider'), { key: '-' });
  expect(label()).toEqual([100, 200]);
  fireEvent.keyDown(dialog.getByRole('slider'), { key: '+' });
  fireEvent.keyDown(dialog.getByRole('slider'), { key: '0' });
  expect(label()).toEqual([100, 200]);
});

it('the wheel zooms only with Ctrl, at the pointer', async () => {
  const { dialog } = await openReplay();
  const stage = dialog.getByRole('img', { name: 'Recorded movement' }).parentElement!;
  const zoomOut = dialog.getByRole('button', { name: 'Zoom Out' });
  expect(fireEvent.wheel(stage, { deltaY: -100, clientX: 100, clientY: 200 })).toBe(true);
  expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
  expect(fireEvent.wheel(stage, { deltaY: -100, ctrlKey: true, clientX: 100, clientY: 200 })).toBe(false);
  expect(zoomOut).not.toHaveAttribute('aria-disabled');
  // What was under the pointer still is.
  fireEvent(
    stage,
    Object.assign(new MouseEvent('pointermove', { clientX: 100, clientY: 200 }), { pointerType: 'mouse' }),
  );
  expect(placeOf(dialog.getByText('Left knee, confidence 0.93'))).toEqual([100, 200]);
});

it('playback has the last selected speed', async () => {
  const first = await openReplay();
  await first.user.selectOptions(first.dialog.getByRole('combobox', { name: 'Speed' }), '0.5x');
  await first.user.click(first.dialog.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await first.user.click(screen.getByRole('button', { name: 'Replay' }));
  const again = await findReplay();
  expect(again.getByRole('combobox', { name: 'Speed' })).toHaveDisplayValue('0.5x');
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  fireEvent.click(again.getByRole('button', { name: 'Play' }));
  vi.advanceTimersByTime(1008);
  vi.useRealTimers();
  // 1008 ms at 15 frames a second.
  expect(again.getByText('Frame: 16 / 60')).toBeVisible();
});

it('the slider marks phases and marked frames; Shift and an arrow move between them', async () => {
  const { dialog } = await openReplay();
  expect(dialog.getByTitle('LAP 1: frame 11')).toHaveClass('phase');
  expect(dialog.getByTitle('Reach: frame 31')).toHaveClass('listed');
  const key = (name: string, shiftKey = false) =>
    fireEvent.keyDown(dialog.getByRole('slider'), { key: name, shiftKey });
  key('ArrowRight', true);
  expect(dialog.getByText('Frame: 11 / 60')).toBeVisible();
  key('ArrowRight', true);
  key('ArrowRight', true);
  expect(dialog.getByText('Frame: 31 / 60')).toBeVisible();
  key('ArrowLeft', true);
  expect(dialog.getByText('Frame: 11 / 60')).toBeVisible();
  key('PageUp');
  expect(dialog.getByText('Frame: 41 / 60')).toBeVisible();
  key('PageDown');
  expect(dialog.getByText('Frame: 11 / 60')).toBeVisible();
});

it('a browser that cannot make videos says so', async () => {
  const { user, dialog } = await openReplay();
  await user.click(dialog.getByRole('button', { name: 'Save Clip' }));
  expect(await dialog.findByText('This browser cannot create videos.')).toBeVisible();
});

it('a clip starts and ends at existing frames; keys typed into its fields do not move the replay', async () => {
  vi.stubGlobal('VideoEncoder', vi.fn<() => void>());
  vi.stubGlobal('OffscreenCanvas', vi.fn<() => void>());
  const { user, dialog } = await openReplay();
  await user.click(dialog.getByRole('button', { name: 'Save Clip' }));
  const last = await dialog.findByRole('textbox', { name: 'To frame' });
  expect(last).toHaveValue('60');
  fireEvent.change(dialog.getByRole('slider'), { target: { value: '25' } });
  await user.click(dialog.getByRole('button', { name: 'Start at the current frame' }));
  expect(dialog.getByRole('textbox', { name: 'From frame' })).toHaveValue('25');
  await user.clear(last);
  await user.type(last, '24{ArrowLeft} ');
  expect(dialog.getByText('Frame: 25 / 60')).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent('Enter frames from 1 to 60. The first cannot be after the last.');
  expect(dialog.getByRole('button', { name: 'Create Video' })).toBeDisabled();
});
