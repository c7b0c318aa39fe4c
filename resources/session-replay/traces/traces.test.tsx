import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { TestTranslationProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { alignByStart } from '../../../domain/session-replay/alignment.ts';
import { createRecording, standingFrame, type DrawnFrame } from '@exer/gait-analysis/testing/drawn-recording.ts';
import { readInsights } from '@exer/pose-log/insights.ts';
import { createPlayer } from '../player.ts';
import { fakeCanvas } from '../../../tests/component/fakeCanvas.ts';
import { replayMessages } from '../messages.en.ts';
import Traces from './Traces.tsx';

/** A person whose thigh rises by a degree per frame. */
const frames = Array.from({ length: 61 }, (_, at): DrawnFrame => {
  const swing = (at * Math.PI) / 180;
  const knee = [400 + 100 * Math.sin(swing), 250 + 100 * Math.cos(swing)] as const;
  return { ...standingFrame, leftKnee: knee, leftAnkle: [knee[0], knee[1] + 100] };
});
const recording = createRecording('pose-log', frames);

let drawn: ReturnType<typeof fakeCanvas>;
beforeEach(() => {
  drawn = fakeCanvas();
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(() => vi.restoreAllMocks());

/** A stand-in for the translation of texts with values. */
const range = (values: Record<string, string>) =>
  replayMessages.replay.angles.range.replace(/%\{(\w+)\}/g, (_, name: string) => values[name]!);
const messages = { replay: { angles: { ...replayMessages.replay.angles, range }, left: 'Left', right: 'Right' } };

function open(other = false, shown = recording, insights: unknown = null) {
  const player = createPlayer(shown.frames);
  const slow = createRecording(
    'pose-log',
    frames.flatMap((frame) => [frame, frame]),
  );
  const alignment = alignByStart({ ...shown, markers: [] }, { ...slow, markers: [] });
  const compared = other ? { recording: slow, alignment } : null;
  render(
    <TestTranslationProvider messages={messages}>
      <Traces
        recording={shown}
        player={player}
        marks={[]}
        insights={readInsights(insights)}
        log="pose-log"
        compared={compared}
      />
    </TestTranslationProvider>,
  );
  return player;
}
const readValues = () => [...document.querySelectorAll('figure b')].map(({ textContent }) => textContent);

it('a trace shows the angle of the current frame by side, and where it is not measured', async () => {
  const player = open();
  expect(await screen.findByRole('img', { name: 'Knee, from 0° to 60°' })).toBeVisible();
  expect(readValues()).toEqual(['0°', '–']);
  act(() => player.goTo(45));
  expect(readValues()).toEqual(['45°', '–']);
  expect(screen.getByText(/0° is straight; flexion is positive/)).toBeVisible();
});

it('a trace shows the angle of the other session at the aligned frame', async () => {
  const player = open(true);
  await screen.findByRole('img', { name: 'Knee, from 0° to 60°' });
  act(() => player.goTo(40));
  await waitFor(() => expect(readValues()).toEqual(['40°', '–', '20°', '–']));
});

it('a trace seeks to the clicked frame, and follows a drag', async () => {
  const player = open();
  const chart = await screen.findByRole('img', { name: /^Knee/ });
  chart.getBoundingClientRect = () => ({ left: 100, width: 600 }) as DOMRect;
  fireEvent.pointerDown(chart, { buttons: 1, clientX: 400, pointerId: 1 });
  expect(player.frame()).toBe(30);
  fireEvent.pointerMove(chart, { buttons: 1, clientX: 650, pointerId: 1 });
  expect(player.frame()).toBe(55);
  fireEvent.pointerMove(chart, { buttons: 0, clientX: 200, pointerId: 1 });
  expect(player.frame()).toBe(55);
});

it('each selected angle has a trace', async () => {
  open();
  await screen.findByRole('img', { name: 'Knee, from 0° to 60°' });
  fireEvent.click(screen.getByRole('button', { name: 'Hip' }));
  expect(await screen.findByRole('img', { name: 'Hip, from 0° to 60°' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Knee' }));
  expect(screen.queryByRole('img', { name: /^Knee/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Hip', pressed: true })).toBeVisible();
});

it('a trace is at least 200 pixels high, with seconds below and a numbered mark for each repetition', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(610);
  open(false, recording, { resultFrames: { Repetitions: [15, 45] } });
  const chart = await screen.findByRole('img', { name: 'Knee, from 0° to 60°' });
  expect(Number.parseInt(chart.style.height, 10)).toBeGreaterThanOrEqual(200);
  // 61 frames at 30 a second are two seconds; frame 15 is a quarter of the way.
  const written = (text: string) => drawn.words.findLast(([word]) => word === text)?.[1];
  expect(['0 s', '0.5 s', '1 s', '1.5 s', '2 s'].map(written)).toEqual([0, 152, 305, 457, 609]);
  expect(['1', '2'].map(written)).toEqual([152, 457]);
  expect(['0°', '30°', '60°'].every((degrees) => written(degrees) !== undefined)).toBe(true);
  expect(screen.getByText(/Triangles: repetitions with a result/)).toBeVisible();
});

it('a trace says that the body is not seen from the side', async () => {
  const front: DrawnFrame = { ...standingFrame, leftShoulder: [440, 130], rightShoulder: [360, 130] };
  open(false, createRecording('pose-log', [front, front]));
  expect(await screen.findByText('The body is not in side view here.')).toBeVisible();
  expect(readValues()).toEqual(['–', '–']);
});

it('a trace says that the body is seen obliquely, and not if it is seen from the side', async () => {
  open();
  await screen.findByRole('img', { name: 'Knee, from 0° to 60°' });
  expect(screen.queryByText(/turned away from the side/)).toBeNull();
  // Shoulders 52 pixels apart over a trunk of 120 are seen 29 degrees off the side.
  const turned: DrawnFrame = { ...standingFrame, leftShoulder: [426, 130], rightShoulder: [374, 130] };
  open(false, createRecording('pose-log', [turned, turned]));
  expect(await screen.findByText(/not fully in side view, so angles in the image may differ/)).toBeVisible();
});
