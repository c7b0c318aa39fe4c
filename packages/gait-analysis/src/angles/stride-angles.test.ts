import { describe, expect, it } from 'vitest';
import { removeOutliers } from './stride-angles.ts';

const { NaN: unseen } = Number;

describe('removeOutliers', () => {
  it('removeOutliers removes values that leap away by more than ten degrees and back', () => {
    expect(removeOutliers([20, 20, 34, 20, 20])).toEqual([20, 20, unseen, 20, 20]);
    expect(removeOutliers([20, 20, 6, 20, 20])).toEqual([20, 20, unseen, 20, 20]);
    expect(removeOutliers([20, 20, 29, 20, 20])).toEqual([20, 20, 29, 20, 20]);
  });

  it('removeOutliers removes two such frames side by side, as when the legs are swapped', () => {
    expect(removeOutliers([10, 11, 12, 55, 56, 15, 16, 17])).toEqual([10, 11, 12, unseen, unseen, 15, 16, 17]);
  });

  it('removeOutliers keeps a quick swing and its turning point', () => {
    const swing = [20, 34, 48, 60, 66, 60, 48, 34, 20];
    expect(removeOutliers(swing)).toEqual(swing);
  });

  it('removeOutliers keeps values with too few seen frames around them', () => {
    const few = [unseen, 0, 40, unseen, unseen];
    expect(removeOutliers(few)).toEqual(few);
  });
});
