import { describe, expect, it } from 'vitest';
import { skeletons } from '@exer/pose-log/skeleton.ts';
import { analyzeSyntheticWalk } from '../testing/walk-fixtures.ts';
import { createStrideFilm, type StrideFilm } from './stride-film.ts';

const at = ({ moments }: StrideFilm, moment: number, joint: string) =>
  moments[moment]!.joints[skeletons['pose-log'].points.indexOf(joint)]!;

describe('a stride in pictures', () => {
  // Walked with a stride of 1.1 s and 62% stance; 30 frames a second, so contacts are known to a frame (3%).
  const { walk } = analyzeSyntheticWalk({ direction: -1 });
  const film = createStrideFilm(walk);

  it('shows six moments from contact to contact, and when the toes leave the floor', () => {
    expect(film.moments.map(({ percent }) => percent)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(film.seconds).toBeCloseTo(1.1, 1);
    expect(Math.abs(film.toeOff! - 62)).toBeLessThanOrEqual(6);
  });

  it('shows everybody walking to the right, the hips in the middle and the lowest foot on the floor', () => {
    for (const moment of film.moments.keys()) {
      expect(at(film, moment, 'midHips')[0]).toBe(0);
      expect(at(film, moment, 'nose')[0]).toBeGreaterThan(at(film, moment, 'leftEar')[0]);
    }
    const heights = film.moments.flatMap(({ joints }) => joints.map((joint) => joint![1]));
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([0, 1000]);
  });

  it('begins and ends with the heel of its side in front of the hips, the other foot behind', () => {
    const other = film.side === 'left' ? 'right' : 'left';
    for (const moment of [0, 5]) {
      expect(at(film, moment, `${film.side}Heel`)[0]).toBeGreaterThan(0);
      expect(at(film, moment, `${other}Heel`)[0]).toBeLessThan(0);
    }
  });

  it('leaves out a joint that was not seen', () => {
    const unseen = analyzeSyntheticWalk({ confidence: (joint) => (joint === 'rightWrist' ? 0.1 : 0.9) });
    const without = createStrideFilm(unseen.walk);
    expect(without.moments.map((_, moment) => at(without, moment, 'rightWrist'))).toEqual(Array(6).fill(null));
  });
});
