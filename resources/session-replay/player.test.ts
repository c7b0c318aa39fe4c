import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlayer } from './player.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Drawings every 16 ms, so 1008 ms are 63 drawings. */
const watch = (frames: number) => {
  const player = createPlayer(frames);
  const shown: number[] = [];
  player.watchFrames((frame) => shown.push(frame));
  return { player, shown };
};

it('REPLAY-01 playback shows each frame once, one every 1/30 s', () => {
  const { player, shown } = watch(1000);
  player.toggle();
  vi.advanceTimersByTime(1008);
  expect(shown).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
  vi.advanceTimersByTime(9072);
  expect(player.frame()).toBe(302);
  expect(shown).toHaveLength(302);
});

it('playback continues where it was paused', () => {
  const { player } = watch(1000);
  player.toggle();
  vi.advanceTimersByTime(512);
  player.toggle();
  expect([player.frame(), player.isPlaying()]).toEqual([15, false]);
  vi.advanceTimersByTime(5000);
  expect(player.frame()).toBe(15);
  player.toggle();
  vi.advanceTimersByTime(512);
  expect([player.frame(), player.isPlaying()]).toEqual([30, true]);
});

it('REPLAY-10 a step or a jump pauses', () => {
  const { player } = watch(1000);
  for (const [move, frame] of [
    [() => player.step(1), 16],
    [() => player.step(-1), 14],
    [() => player.goTo(700), 700],
  ] as const) {
    player.goTo(0);
    player.toggle();
    vi.advanceTimersByTime(512);
    move();
    expect([player.frame(), player.isPlaying()]).toEqual([frame, false]);
    vi.advanceTimersByTime(1000);
    expect(player.frame()).toBe(frame);
  }
});

it('a step stops at either end', () => {
  const { player } = watch(3);
  player.step(-1);
  expect(player.frame()).toBe(0);
  for (let step = 0; step < 5; step += 1) player.step(1);
  expect(player.frame()).toBe(2);
});

it('REPLAY-11 playback stops at the last frame and starts over when played again', () => {
  const { player, shown } = watch(31);
  const listener = vi.fn<() => void>();
  player.watchPlaying(listener);
  player.toggle();
  vi.advanceTimersByTime(3000);
  expect([player.frame(), player.isPlaying()]).toEqual([30, false]);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
  player.toggle();
  expect([player.frame(), player.isPlaying()]).toEqual([0, true]);
  vi.advanceTimersByTime(112);
  expect(shown.slice(-4)).toEqual([0, 1, 2, 3]);
});

it('playback of a single frame ends at once', () => {
  const { player } = watch(1);
  player.toggle();
  vi.advanceTimersByTime(16);
  expect([player.frame(), player.isPlaying()]).toEqual([0, false]);
});

it('playback continues where it stopped when the page was not drawn for a while', () => {
  const { player } = watch(1000);
  let draw: (now: number) => void = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (next: typeof draw) => {
    draw = next;
    return 1;
  });
  player.toggle();
  const begin = performance.now();
  draw(begin + 400);
  expect(player.frame()).toBe(12);
  draw(begin + 60_400);
  expect(player.frame()).toBe(12);
  draw(begin + 60_600);
  expect(player.frame()).toBe(18);
  vi.unstubAllGlobals();
});

it('playback draws nothing after it was destroyed', () => {
  const { player, shown } = watch(1000);
  player.toggle();
  player.pause();
  player.pause();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
