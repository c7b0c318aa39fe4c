import { orderItems } from '@exer/gait-analysis/measures.ts';
import { describe, expect, it } from 'vitest';
import {
  getMeasureName,
  formatMeasure,
  formatScale,
  roundMeasure,
  splitSide,
  formatSigned,
  listSources,
  findSpeed,
  getSessionSpeed,
  mergeData,
} from './measures.ts';
import type { GaitItem } from '../../contract/gait/gait-session.ts';

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
  ])('CONST-06 CONST-09 the value %f %s is shown as %s', (value, unit, text) =>
    expect(formatMeasure(value, unit)).toBe(text),
  );

  it('CONST-09 values are compared as shown', () => {
    expect(roundMeasure(1.194, 'm/s')).toBe(1.19);
    expect(roundMeasure(61.5, 'percent')).toBe(62);
  });

  it('CONST-09 a scale shows symbols only, and its title the unit', () => {
    expect(formatScale(1.126, 'm/s')).toBe('1.13');
    expect(formatScale(26.44, 'degrees')).toBe('26°');
    expect(formatScale(61.5, 'percent')).toBe('62%');
  });

  it('a zero has no minus sign', () => {
    expect(formatMeasure(-0.3, 'degrees')).toBe('0°');
    expect(formatMeasure(-4.6, 'degrees')).toBe('-5°');
  });
});

it('splitSide finds the side of a measure', () => {
  expect(splitSide('leftHipFlexion')).toEqual({ side: 'left', of: 'hipFlexion' });
  expect(splitSide('rightStepTime')).toEqual({ side: 'right', of: 'stepTime' });
  expect(splitSide('leftover')).toEqual({ side: null, of: 'leftover' });
});

it('ENT-039 a measure is shown by its display name, else by its name in words', () => {
  expect(getMeasureName({ name: 'avgSpeed', displayName: 'Gait Speed' })).toBe('Gait Speed');
  expect(getMeasureName({ name: 'leftHipFlexion', displayName: null })).toBe('Left hip flexion');
});

it('ENT-038 items are ordered, and those without measures left out', () => {
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

it('CONST-09 a difference is shown with its sign', () => {
  expect([0.2, -0.2, 0.004, -0.004].map((difference) => formatSigned(difference, 'm/s'))).toEqual([
    '+0.20 m/s',
    '-0.20 m/s',
    '0.00 m/s',
    '0.00 m/s',
  ]);
});

it('listSources lists the sources of measured values only', () => {
  const measures = [
    { name: 'one', value: 1 },
    { name: 'two', value: null, source: 'STOPWATCH' as const },
    { name: 'three', value: 3, source: 'RECORDING' as const },
    { name: 'four', value: 4, source: 'DEVICE' as const },
  ];
  expect(listSources([{ name: 'hip', measures }])).toEqual(['DEVICE', 'RECORDING']);
});

const speedOf = (...measures: { name: string; value: number | null; unit?: string }[]) => [{ name: 'speed', measures }];

it('AGAIT-06 the speed is item speed, measure avgSpeed', () => {
  const hip = { name: 'hip', measures: [{ name: 'avgSpeed', value: 9 }] };
  const [speed] = speedOf({ name: 'maxSpeed', value: 2 }, { name: 'avgSpeed', value: 1.13 });
  expect(getSessionSpeed([hip, speed!])).toBe(1.13);
  expect(getSessionSpeed([hip])).toBeNull();
  expect(getSessionSpeed(speedOf({ name: 'avgSpeed', value: null }))).toBeNull();
});

it('CONST-06 a value in another unit is not taken for meters per second', () => {
  expect(getSessionSpeed(speedOf({ name: 'avgSpeed', value: 3.1, unit: 'ft/s' }))).toBeNull();
  expect(getSessionSpeed(speedOf({ name: 'avgSpeed', value: 0.9, unit: 'm/s' }))).toBe(0.9);
});

it('AGAIT-06 the speed keeps the other fields of the measure', () => {
  const measure = { name: 'avgSpeed', value: 0.9, unit: 'm/s', source: 'STOPWATCH', plusMinus: 0.03 };
  expect(findSpeed(speedOf(measure))).toBe(measure);
});

const item = (name: string, ...measures: [string, number | null][]): GaitItem => ({
  name,
  measures: measures.map(([measure, value]) => ({ name: measure, value })),
});

it('ENT-038 a value of the device stays; what it could not measure is filled in from the recording', () => {
  const device = [item('step', ['leftStepTime', null], ['rightStepTime', 0.5]), item('speed', ['avgSpeed', 1.1])];
  const recorded = [
    item('knee', ['leftKneeFlexion', 61]),
    item('speed', ['avgSpeed', 0.9]),
    item('step', ['leftStepTime', 0.6], ['rightStepTime', null]),
  ];
  expect(mergeData(device, recorded)).toEqual([
    item('speed', ['avgSpeed', 1.1]),
    item('knee', ['leftKneeFlexion', 61]),
    item('step', ['rightStepTime', 0.5], ['leftStepTime', 0.6]),
  ]);
});

it('ENT-039 a measure missing in the recording replaces nothing of the device', () => {
  const deviceItem = { name: 'hip', measures: [{ name: 'leftHipFlexion', displayName: 'Left hip', value: null }] };
  expect(mergeData([deviceItem], [item('hip', ['leftHipFlexion', null], ['rightHipFlexion', null])])).toEqual([
    deviceItem,
  ]);
});

it('ENT-039 a measure that neither has stays as the device sent it', () => {
  expect(mergeData([item('hip', ['leftHipFlexion', null])], [item('hip', ['leftHipFlexion', null])])).toEqual([
    item('hip', ['leftHipFlexion', null]),
  ]);
});
