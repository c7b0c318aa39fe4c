import { describe, expect, it } from 'vitest';
import { removeOutliers } from './stride-angles.ts';

const { NaN: unseen } = Number;

describe('angles without those of single mistaken frames', () => {
  it('lack what leaps away by more than ten degrees and back', () => {
    expect(removeOutliers([20, 20, 34, 20, 20])).toEqual([20, 20, unseen, 20, 20]);
    expect(removeOutliers([20, 20, 6, 20, 20])).toEqual([20, 20, unseen, 20, 20]);
    expect(removeOutliers([20, 20, 29, 20, 20])).toEqual([20, 20, 29, 20, 20]);
  });

  it('lack two such frames beside each other, as when the legs were taken for one another', () => {
    expect(removeOutliers([10, 11, 12, 55, 56, 15, 16, 17])).toEqual([10, 11, 12, unseen, unseen, 15, 16, 17]);
  });

  it('keep a quick swing and its turning point', () => {
    const swing = [20, 34, 48, 60, 66, 60, 48, 34, 20];
    expect(removeOutliers(swing)).toEqual(swing);
  });

  it('are kept where too few frames around were seen to tell', () => {
    const few = [unseen, 0, 40, unseen, unseen];
    expect(removeOutliers(few)).toEqual(few);
  });
});
