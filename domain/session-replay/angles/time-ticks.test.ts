import { expect, it } from 'vitest';
import { secondsText, timeTicks } from './time-ticks.ts';

const texts = (frames: number, fps: number | null, width: number) =>
  timeTicks(frames, fps, width).map(({ text }) => text);

it('marks the time axis of a recording as closely as there is room', () => {
  // Nine seconds at 30 frames a second.
  expect(texts(271, 30, 900)).toEqual(['0 s', '1 s', '2 s', '3 s', '4 s', '5 s', '6 s', '7 s', '8 s', '9 s']);
  expect(texts(271, 30, 330)).toEqual(['0 s', '2 s', '4 s', '6 s', '8 s']);
  expect(texts(3 * 60 * 30 + 1, 30, 400)).toEqual(['0 s', '30 s', '1:00', '1:30', '2:00', '2:30', '3:00']);
});

it('counts seconds by the frames a second that the recording states, else by those of the replay', () => {
  expect(timeTicks(121, 60, 150)).toEqual([
    { frame: 0, text: '0 s' },
    { frame: 60, text: '1 s' },
    { frame: 120, text: '2 s' },
  ]);
  expect(timeTicks(61, null, 150)).toEqual([
    { frame: 0, text: '0 s' },
    { frame: 30, text: '1 s' },
    { frame: 60, text: '2 s' },
  ]);
});

it('marks the beginning of what is a single frame, or has no room', () => {
  expect(texts(1, 30, 900)).toEqual(['0 s']);
  expect(texts(10, 30, 0)).toEqual(['0 s']);
});

it('says seconds up to a minute, then minutes', () => {
  expect([0.5, 59, 60, 90, 600].map(secondsText)).toEqual(['0.5 s', '59 s', '1:00', '1:30', '10:00']);
});
