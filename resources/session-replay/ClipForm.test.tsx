import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultCanvas } from '../../domain/session-replay/canvas.ts';
import { readInsights } from '@exer/pose-log/insights.ts';
import type { Recording } from '@exer/pose-log/recording.ts';
import { skeletons } from '@exer/pose-log/skeleton.ts';
import { addMessages } from '../../src/ui/i18n/loadedMessages.ts';
import { definePlugin } from '../../src/ui/plugin.ts';
import { renderFeature } from '../../tests/component/renderFeature.tsx';
import { createPlayer } from './player.ts';
import { replayMessages } from './messages.en.ts';
import ClipForm from './ClipForm.tsx';
import { makeClip } from './makeClip.ts';
import { createViewStore } from './view/viewStore.ts';

vi.mock('./makeClip.ts', () => ({ makeClip: vi.fn<typeof makeClip>() }));
const saved = vi.hoisted(() => vi.fn<(file: Blob, name: string) => void>());
vi.mock('../../src/ui/saveFile.ts', () => ({ saveFile: saved }));

const recording: Recording = {
  skeleton: skeletons['pose-log'],
  poseModel: null,
  scanVersion: '2.20.0',
  frames: 90,
  joints: new Float32Array(90 * 23 * 3).fill(1),
  width: 900,
  height: 640,
  fps: 30,
  times: null,
};
const player = createPlayer(90, 60);
const shown = {
  recording,
  player,
  view: createViewStore(false, defaultCanvas),
  size: defaultCanvas,
  insights: readInsights(null),
  marks: [],
  sessionUUID: '77e5a1d2-0000-4000-8000-00000000c307',
};
const page = definePlugin({
  id: 'a-clip',
  console: 'portal',
  visibleTo: () => true,
  pages: [{ path: '/clip/', page: () => <ClipForm {...shown} /> }],
  messages: { en: {} },
});

/** Video encoding, controlled by the test. */
let making: { tell: (share: number) => void; end: (file: Blob | null) => void; fail: () => void; signal: AbortSignal };

beforeEach(() => {
  addMessages({ en: replayMessages });
  vi.stubGlobal('VideoEncoder', vi.fn<() => void>());
  vi.stubGlobal('OffscreenCanvas', vi.fn<() => void>());
  saved.mockClear();
  vi.mocked(makeClip).mockReset();
  vi.mocked(makeClip).mockImplementation(
    (_, __, { signal, onProgress }) =>
      new Promise((end, refuse) => {
        making = { tell: onProgress, end, fail: () => refuse(new Error('encoder')), signal };
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

async function make() {
  renderFeature(page, '/clip/');
  fireEvent.change(await screen.findByRole('textbox', { name: 'From frame' }), { target: { value: '31' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create Video' }));
  await vi.waitFor(() => expect(makeClip).toHaveBeenCalledOnce());
}

it('a clip has the selected frames, at most the loaded ones, and shows its progress', async () => {
  await make();
  const [clip, size] = vi.mocked(makeClip).mock.calls[0]!;
  expect(clip.frames).toBe(30);
  expect(size).toEqual({ width: 900, height: 640 });
  act(() => making.tell(0.4));
  expect(screen.getByRole('progressbar', { name: 'Creating the video' })).toHaveAttribute('aria-valuenow', '40');
  expect(screen.queryByRole('button', { name: 'Create Video' })).toBeNull();
  const file = new Blob(['video']);
  act(() => making.end(file));
  expect(await screen.findByText('Video saved.')).toBeVisible();
  expect(saved).toHaveBeenCalledExactlyOnceWith(file, 'replay-77e5a1d2-frames-31-60.webm');
});

it('a cancelled clip is not saved', async () => {
  await make();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(making.signal.aborted).toBe(true);
  await act(async () => making.end(new Blob(['video'])));
  expect(saved).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Create Video' })).toBeEnabled();
  expect(screen.queryByText('Video saved.')).toBeNull();
});

it('a clip reports an error, and a browser without a suitable codec', async () => {
  await make();
  act(() => making.fail());
  expect(await screen.findByText('The video could not be created.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Create Video' }));
  await vi.waitFor(() => expect(makeClip).toHaveBeenCalledTimes(2));
  act(() => making.end(null));
  expect(await screen.findByText('This browser cannot create videos.')).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
});
