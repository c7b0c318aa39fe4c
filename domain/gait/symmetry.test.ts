import { describe, expect, it } from 'vitest';
import { listSymmetry } from './symmetry.ts';

const measure = (name: string, displayName: string, value: number | null, unit: string, plusMinus?: number) => ({
  name,
  displayName,
  value,
  unit,
  ...(plusMinus !== undefined && { plusMinus }),
});

describe('the two sides of a walk', () => {
  it('have a difference of left less right as shown, and the ratio of the larger to the smaller', () => {
    const [length] = listSymmetry([
      {
        name: 'step',
        measures: [
          measure('leftStepLength', 'Left Step Length', 0.48, 'm'),
          measure('rightStepLength', 'Right Step Length', 0.6, 'm'),
        ],
      },
    ]);
    // 0.48 - 0.60, and 0.60 / 0.48.
    expect(length).toMatchObject({
      item: 'step',
      name: 'stepLength',
      title: 'Step Length',
      unit: 'm',
      left: 0.48,
      right: 0.6,
      certainty: 'NOT_KNOWN',
    });
    expect(length!.difference).toBe(-0.12);
    expect(length!.ratio).toBeCloseTo(1.25);
  });

  it('have no ratio of angles', () => {
    const [flexion] = listSymmetry([
      {
        name: 'knee',
        measures: [
          measure('rightKneeFlexion', 'Right Knee Flexion', 50, 'degrees'),
          measure('leftKneeFlexion', 'Left Knee Flexion', 61.4, 'degrees'),
        ],
      },
    ]);
    expect(flexion).toMatchObject({ title: 'Knee Flexion', difference: 11, ratio: null });
  });

  it.each([
    [3, 2, 'OVERLAPPING'],
    [2, 2, 'APART'],
  ])('with intervals of %i and %i degrees and 5 between them are %s', (left, right, certainty) => {
    const [flexion] = listSymmetry([
      {
        name: 'hip',
        measures: [
          measure('leftHipFlexion', 'Left Hip Flexion', 30, 'degrees', left),
          measure('rightHipFlexion', 'Right Hip Flexion', 25, 'degrees', right),
        ],
      },
    ]);
    expect(flexion!.certainty).toBe(certainty);
  });

  it('are not compared where one was not measured, nor in another unit', () => {
    expect(
      listSymmetry([
        {
          name: 'hip',
          measures: [measure('leftHipFlexion', 'L', 30, 'degrees'), measure('rightHipFlexion', 'R', null, 'degrees')],
        },
        {
          name: 'step',
          measures: [measure('leftStepTime', 'L', 0.5, 's'), measure('rightStepTime', 'R', 50, 'percent')],
        },
        { name: 'speed', measures: [measure('avgSpeed', 'Gait Speed', 1, 'm/s')] },
      ]),
    ).toEqual([]);
  });

  it('stand in the order of the items', () => {
    const both = (name: string) => [
      measure(`left${name}`, `Left ${name}`, 1, 'm'),
      measure(`right${name}`, `Right ${name}`, 1, 'm'),
    ];
    expect(
      listSymmetry([
        { name: 'step', measures: both('Length') },
        { name: 'hip', measures: both('Reach') },
      ]).map(({ title }) => title),
    ).toEqual(['Reach', 'Length']);
  });
});
