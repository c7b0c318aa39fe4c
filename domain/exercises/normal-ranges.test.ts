import { describe, expect, it } from 'vitest';
import { findNormalMotion, normal, range } from './normal-ranges.ts';
import { listRangeErrors } from './range-errors.ts';

describe('the motion that an exercise measures', () => {
  it.each([
    ['Shoulder', range('Extension', 0, 'Flexion', 90), 'shoulderFlexion'],
    ['Ankle/Foot', range('Dorsiflexion', -20, 'Plantarflexion', 50), 'ankleFlexion'],
    ['Hip/Knee', range('Flexion', 0, 'Extension', 30), 'hipExtension'],
    // Hip and knee bend alike: the whole range tells which one.
    ['Hip/Knee', range('Extension', 0, 'Flexion', 135), 'kneeFlexion'],
    ['Hip/Knee', range('Extension', 0, 'Flexion', 120), 'hipFlexion'],
    ['Hip/Knee', range('Extension', 0, 'Flexion', 90), undefined],
    ['Hip/Knee', range('Open', 0, 'Closed', 90), undefined],
    ['Neck', range('Left', -60, 'Right', 60), 'neckRotation'],
    ['Neck', range('Left', -45, 'Right', 45), 'neckSideBend'],
    ['Spine', range('Left', -45, 'Right', 45), 'trunkRotation'],
    ['Shoulder', null, undefined],
  ] as const)('of %s with %j is %s', (target, rom, motion) => expect(findNormalMotion([target], rom)).toBe(motion));
});

it('the normal ranges are those of the American Academy of Orthopaedic Surgeons', () => {
  // Joint Motion, 1965: knee 0 to 135, hip 0 to 120 and 30 back, shoulder 180, ankle 20 up and 50 down.
  const limits = (motion: keyof typeof normal) => [normal[motion].min.limit, normal[motion].max.limit];
  expect(limits('kneeFlexion')).toEqual([0, 135]);
  expect(limits('hipFlexion')).toEqual([0, 120]);
  expect(limits('hipExtension')).toEqual([0, 30]);
  expect(limits('shoulderFlexion')).toEqual([0, 180]);
  expect(limits('ankleFlexion')).toEqual([-20, 50]);
});

it('an error of measurement is listed where one is published, and none elsewhere', () => {
  expect(listRangeErrors('shoulderRotation').map(({ end, degrees, level }) => [end, degrees, level])).toEqual([
    ['min', 8, 90],
    ['max', 9, 90],
  ]);
  expect(listRangeErrors('ankleFlexion')).toMatchObject([{ end: 'min', degrees: 7.7, level: 95 }]);
  expect([listRangeErrors('kneeFlexion'), listRangeErrors(undefined)]).toEqual([[], []]);
});
