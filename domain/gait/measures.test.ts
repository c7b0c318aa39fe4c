import { orderItems } from '@exer/gait-analysis/measures.ts';
import { describe, expect, it } from 'vitest';
import { measureName, measureText, scaleText, shownMeasure, sideOf, signedText, sourcesOf } from './measures.ts';

describe('a measured value', () => {
  it.each([
    [1.126, 'm/s', '1.13 m/s'],
    [0.54, 's', '0.5 s'],
    [0.614, 'm', '0.61 m'],
    [61.44, 'cm', '61.4 cm'],
    [26.44, 'degrees', '26°'],
    [61.5, 'percent', '62%'],
    [12, 'steps', '12 steps'],
    [3, null, '3.00'],
  ])('CONST-06 CONST-09 %f %s is %s', (value, unit, text) => expect(measureText(value, unit)).toBe(text));

  it('CONST-09 is compared as it is shown', () => {
    expect(shownMeasure(1.194, 'm/s')).toBe(1.19);
    expect(shownMeasure(61.5, 'percent')).toBe(62);
  });

  it('CONST-09 leaves a unit in words to the title of a scale', () => {
    expect(scaleText(1.126, 'm/s')).toBe('1.13');
    expect(scaleText(26.44, 'degrees')).toBe('26°');
    expect(scaleText(61.5, 'percent')).toBe('62%');
  });

  it('has no minus before a zero', () => {
    expect(measureText(-0.3, 'degrees')).toBe('0°');
    expect(measureText(-4.6, 'degrees')).toBe('-5°');
  });
});

it('knows the side that a measure is of', () => {
  expect(sideOf('leftHipFlexion')).toEqual({ side: 'left', of: 'hipFlexion' });
  expect(sideOf('rightStepTime')).toEqual({ side: 'right', of: 'stepTime' });
  expect(sideOf('leftover')).toEqual({ side: null, of: 'leftover' });
});

it('ENT-039 shows a measure by its display name, else by its name in words', () => {
  expect(measureName({ name: 'avgSpeed', displayName: 'Gait Speed' })).toBe('Gait Speed');
  expect(measureName({ name: 'leftHipFlexion', displayName: null })).toBe('Left hip flexion');
});

it('ENT-038 orders the items, and leaves out those without measures', () => {
  const item = (name: string, count = 1) => ({
    name,
    measures: Array.from({ length: count }, () => ({ name: 'one', value: 1 })),
  });
  const names = ['stride', 'pelvis', 'hip', 'speed', 'step', 'head'].map((name) => item(name));
  expect(orderItems([...names, item('knee', 0)]).map(({ name }) => name)).toEqual([
    'speed',
    'hip',
    'head',
    'step',
    'stride',
    'pelvis',
  ]);
});

it('CONST-09 writes a difference with its sign', () => {
  expect([0.2, -0.2, 0.004, -0.004].map((difference) => signedText(difference, 'm/s'))).toEqual([
    '+0.20 m/s',
    '-0.20 m/s',
    '0.00 m/s',
    '0.00 m/s',
  ]);
});

it('knows where the values of a session come from; what was not measured comes from nowhere', () => {
  const measures = [
    { name: 'one', value: 1 },
    { name: 'two', value: null, source: 'STOPWATCH' as const },
    { name: 'three', value: 3, source: 'RECORDING' as const },
    { name: 'four', value: 4, source: 'DEVICE' as const },
  ];
  expect(sourcesOf([{ name: 'hip', measures }])).toEqual(['DEVICE', 'RECORDING']);
});
