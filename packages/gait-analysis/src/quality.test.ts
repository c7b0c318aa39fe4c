import { describe, expect, it } from 'vitest';
import { cleanTrajectories } from './clean-trajectories.ts';
import { toUniformFrames } from './uniform-frames.ts';
import { assessQuality } from './quality.ts';
import { readTrajectories } from './trajectories.ts';
import { createSyntheticWalk } from '../testing/synthetic-walker.ts';
import { analyzeWalk } from './analyze-walk.ts';
import { isWalkError, type Walk } from './walk.ts';

const { recording } = createSyntheticWalk({ passes: 2 });
const grid = toUniformFrames(recording);
const walk = analyzeWalk(recording);
if (typeof grid === 'string' || isWalkError(walk)) throw new Error('Not measured');
const trajectories = cleanTrajectories(readTrajectories(recording, grid), grid.fps);
const remarks = (otherwise: Partial<Walk>, missing = 0) =>
  assessQuality({ ...walk, ...otherwise }, trajectories, { ...grid, missing }).remarks;

describe('assessQuality', () => {
  it('a walk that was seen well has no remarks', () => expect(remarks({})).toEqual([]));

  it('fewer than ten measured strides are remarked', () => {
    expect(remarks({ strides: walk.strides.slice(0, 9) })).toEqual(['FEW_STRIDES']);
    expect(remarks({ strides: walk.strides.slice(0, 10) })).toEqual([]);
  });

  it('a single measured side is remarked', () => {
    const left = walk.strides.filter(({ side }) => side === 'left');
    expect(remarks({ strides: [...left, ...left] })).toEqual(['JOINTS_MISSING']);
  });

  it('a camera of less than 25 frames a second is remarked', () => {
    expect(remarks({ fps: 24.9 })).toEqual(['LOW_FRAME_RATE']);
    expect(remarks({ fps: 25 })).toEqual([]);
  });

  it('a hundredth of missing frames is remarked', () => {
    expect(remarks({}, 0.01)).toEqual(['FRAMES_MISSING']);
    expect(remarks({}, 0.0099)).toEqual([]);
  });
});
