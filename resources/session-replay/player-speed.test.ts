import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlayer } from './player.ts';

let draw: (now: number) => void = () => undefined;
let now = 0;
beforeEach(() => {
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (next: typeof draw) => {
    draw = next;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Draws the page after so many milliseconds. */
const drawAfter = (ms: number) => {
  now += ms;
  draw(now);
};

it('REPLAY-01 a slow page skips frames and stays in time', () => {
  const player = createPlayer(10_000);
  const shown: number[] = [];
  player.watchFrames((frame) => shown.push(frame));
  player.toggle();
  for (const ms of [100, 100, 250, 50, 400, 100]) drawAfter(ms);
  expect(shown).toEqual([3, 6, 13, 15, 27, 30]);
});

it('REPLAY-01 playback is in time to the frame after five minutes of uneven drawing', () => {
  const player = createPlayer(10_000);
  player.toggle();
  const uneven = [10, 57, 33.5];
  for (let at = 0; at < 8955; at += 1) drawAfter(uneven[at % 3]!);
  // 2985 times 100.5 ms are 299.9925 s, at 30 frames a second.
  expect(player.frame()).toBe(8999);
  drawAfter(8);
  expect(player.frame()).toBe(9000);
});

it.each([
  [0.25, 7],
  [0.5, 15],
  [1, 30],
  [1.5, 45],
  [2, 60],
])('playback at %d times the speed shows frame %d after a second', (speed, frame) => {
  const player = createPlayer(1000);
  player.setSpeed(speed);
  expect(player.speed()).toBe(speed);
  player.toggle();
  for (let at = 0; at < 40; at += 1) drawAfter(25);
  expect(player.frame()).toBe(frame);
});

it('a changed speed continues at the current frame, including its fraction', () => {
  const player = createPlayer(1000);
  player.toggle();
  drawAfter(350);
  expect(player.frame()).toBe(10);
  player.setSpeed(0.5);
  drawAfter(33);
  // Ten and a half frames, and almost half a frame more at half the speed.
  expect(player.frame()).toBe(10);
  drawAfter(1);
  expect(player.frame()).toBe(11);
  drawAfter(400);
  expect(player.frame()).toBe(17);
});

it('playback waits at the loaded part and continues by itself, without catching up', () => {
  const player = createPlayer(1000, 6);
  const listener = vi.fn<() => void>();
  player.watchPlaying(listener);
  player.toggle();
  drawAfter(400);
  expect([player.frame(), player.isPlaying()]).toEqual([5, true]);
  for (let at = 0; at < 20; at += 1) drawAfter(400);
  expect([player.frame(), player.isPlaying()]).toEqual([5, true]);
  player.allow(300);
  drawAfter(100);
  expect(player.frame()).toBe(8);
  drawAfter(400);
  expect(player.frame()).toBe(20);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('REPLAY-11 playback stops at the last frame of all, not at the last loaded one', () => {
  const player = createPlayer(31, 11);
  player.toggle();
  for (let at = 0; at < 10; at += 1) drawAfter(100);
  expect([player.frame(), player.isPlaying()]).toEqual([10, true]);
  player.allow(31);
  for (let at = 0; at < 10; at += 1) drawAfter(100);
  expect([player.frame(), player.isPlaying()]).toEqual([30, false]);
});

it('a jump beyond the loaded part shows the last loaded frame, and the requested one when it is loaded', () => {
  const player = createPlayer(1000, 100);
  const arrivals: number[] = [];
  player.watchReady(() => arrivals.push(player.ready()));
  player.goTo(450);
  expect(player.frame()).toBe(99);
  player.allow(300);
  expect(player.frame()).toBe(299);
  player.allow(600);
  expect(player.frame()).toBe(450);
  player.allow(900);
  expect(player.frame()).toBe(450);
  player.allow(200);
  player.allow(5000);
  expect(player.ready()).toBe(1000);
  expect(arrivals).toEqual([300, 600, 900, 1000]);
});

it('a later jump replaces one beyond the loaded part', () => {
  const player = createPlayer(1000, 100);
  player.goTo(450);
  player.goTo(20);
  player.allow(600);
  expect(player.frame()).toBe(20);
});

it('REPLAY-01 playback shows no frame before its first when the drawing was due before the click', () => {
  const player = createPlayer(100);
  const shown: number[] = [];
  player.watchFrames((frame) => shown.push(frame));
  player.toggle();
  drawAfter(-9);
  drawAfter(50);
  expect(shown).toEqual([1]);
});
