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

/** The page is drawn again after so many milliseconds. */
const drawAfter = (ms: number) => {
  now += ms;
  draw(now);
};

it('REPLAY-01 a page that draws rarely misses frames and stays in time', () => {
  const player = createPlayer(10_000);
  const shown: number[] = [];
  player.watchFrames((frame) => shown.push(frame));
  player.toggle();
  for (const ms of [100, 100, 250, 50, 400, 100]) drawAfter(ms);
  expect(shown).toEqual([3, 6, 13, 15, 27, 30]);
});

it('REPLAY-01 is not late by one frame after five minutes of uneven drawing', () => {
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
])('at %d times the speed shows frame %d after a second', (speed, frame) => {
  const player = createPlayer(1000);
  player.setSpeed(speed);
  expect(player.speed()).toBe(speed);
  player.toggle();
  for (let at = 0; at < 40; at += 1) drawAfter(25);
  expect(player.frame()).toBe(frame);
});

it('another speed goes on from the frame where playing is, and the part of it', () => {
  const player = createPlayer(1000);
  player.toggle();
  drawAfter(350);
  expect(player.frame()).toBe(10);
  player.setSpeed(0.5);
  drawAfter(33);
  // Ten frames and a half, and half a frame more at half the speed, less a hair.
  expect(player.frame()).toBe(10);
  drawAfter(1);
  expect(player.frame()).toBe(11);
  drawAfter(400);
  expect(player.frame()).toBe(17);
});

it('while the recording arrives, playing waits at its edge and goes on by itself, none of the time made up for', () => {
  const player = createPlayer(1000, 6);
  const told = vi.fn<() => void>();
  player.watchPlaying(told);
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
  expect(told).toHaveBeenCalledTimes(1);
});

it('REPLAY-11 stops at the last frame of all, not at the last that has arrived', () => {
  const player = createPlayer(31, 11);
  player.toggle();
  for (let at = 0; at < 10; at += 1) drawAfter(100);
  expect([player.frame(), player.isPlaying()]).toEqual([10, true]);
  player.allow(31);
  for (let at = 0; at < 10; at += 1) drawAfter(100);
  expect([player.frame(), player.isPlaying()]).toEqual([30, false]);
});

it('whoever goes further than has arrived sees the last there is, and the frame itself as soon as it is there', () => {
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

it('whoever went elsewhere meanwhile stays there', () => {
  const player = createPlayer(1000, 100);
  player.goTo(450);
  player.goTo(20);
  player.allow(600);
  expect(player.frame()).toBe(20);
});

it('REPLAY-01 shows no frame before the one it begins at when the drawing was due before the press', () => {
  const player = createPlayer(100);
  const shown: number[] = [];
  player.watchFrames((frame) => shown.push(frame));
  player.toggle();
  drawAfter(-9);
  drawAfter(50);
  expect(shown).toEqual([1]);
});
