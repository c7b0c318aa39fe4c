import { expect, it } from 'vitest';
import type { GaitItem } from '../../contract/gait/gait.ts';
import { completedData } from './completed-data.ts';

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
  expect(completedData(device, recorded)).toEqual([
    item('speed', ['avgSpeed', 1.1]),
    item('knee', ['leftKneeFlexion', 61]),
    item('step', ['rightStepTime', 0.5], ['leftStepTime', 0.6]),
  ]);
});

it('ENT-039 what the recording could not measure takes no place, and nothing of what the device said', () => {
  const said = { name: 'hip', measures: [{ name: 'leftHipFlexion', displayName: 'Left hip', value: null }] };
  expect(completedData([said], [item('hip', ['leftHipFlexion', null], ['rightHipFlexion', null])])).toEqual([said]);
});

it('ENT-039 what nobody measured stays as the device said it', () => {
  expect(completedData([item('hip', ['leftHipFlexion', null])], [item('hip', ['leftHipFlexion', null])])).toEqual([
    item('hip', ['leftHipFlexion', null]),
  ]);
});
