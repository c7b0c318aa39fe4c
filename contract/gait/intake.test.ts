import { expect, it } from 'vitest';
import { postGaitSession } from './intake.ts';

const measure = { name: 'avgSpeed', value: 1, unit: 'm/s' };
const whole = {
  sessionUUID: '5b6a1f57-3c8e-4f4d-9d5b-0c1d2e3f4a5b',
  sessionSchema: 'GAIT-SA-2',
  clientVersion: '3.1.0',
  subject: { patientId: 1 },
  meta: { capturedDate: '2026-11-20T15:00:00.000Z', comment: '', assistanceOption: 'CANE', unitsSelected: 'm/s' },
  data: [{ name: 'speed', measures: [measure] }],
};

/** The first message of each faulty place of a walk. */
const faults = (other: object, meta: object = {}) => {
  const taken = postGaitSession.body.safeParse({ ...whole, meta: { ...whole.meta, ...meta }, ...other });
  const found = (taken.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  return Object.fromEntries(found.toReversed());
};

const RANGE = 'Value must be between -10000 and 10000';
const NO_TIME = 'Not a valid date and time';
const A_FAULT: unknown = expect.any(String);

it('a walk has nothing to find fault with where all of it is there', () => {
  expect(faults({})).toEqual({});
  expect(faults({ subject: { gaitUid: 'G-A1' }, data: [] }, { scale: { heightCm: 170 } })).toEqual({});
});

it.each<[string, object, object, object]>([
  ['a UUID that is none', { sessionUUID: 'not-a-uuid' }, {}, { sessionUUID: 'Not a valid UUID' }],
  ['an unknown schema', { sessionSchema: 'GAIT-SA-3' }, {}, { sessionSchema: A_FAULT }],
  ['no version', { clientVersion: '' }, {}, { clientVersion: 'Version ID is required' }],
  ['no patient', { subject: {} }, {}, { subject: A_FAULT }],
  ['a patient by both names', { subject: { patientId: 1, gaitUid: 'G-A1' } }, {}, { subject: A_FAULT }],
  ['an item without name', { data: [{ name: '', measures: [] }] }, {}, { 'data.0.name': 'Item name is required' }],
  [
    'a measure without name',
    { data: [{ name: 'speed', measures: [{ value: 1 }] }] },
    {},
    { 'data.0.measures.0.name': 'Measure name is required' },
  ],
  [
    'a value that is no number',
    { data: [{ name: 'speed', measures: [{ ...measure, value: '1' }] }] },
    {},
    { 'data.0.measures.0.value': 'Value must be a number' },
  ],
  [
    'a value that nobody walks',
    { data: [{ name: 'speed', measures: [{ ...measure, value: 1e300 }] }] },
    {},
    { 'data.0.measures.0.value': RANGE },
  ],
  [
    'a value below anything',
    { data: [{ name: 'speed', measures: [{ ...measure, value: -10_001 }] }] },
    {},
    { 'data.0.measures.0.value': RANGE },
  ],
  [
    '41 measures',
    { data: [{ name: 'speed', measures: Array.from({ length: 41 }, () => measure) }] },
    {},
    { 'data.0.measures': 'An item has at most 40 measures' },
  ],
  [
    '21 items',
    { data: Array.from({ length: 21 }, () => ({ name: 'speed', measures: [measure] })) },
    {},
    { data: 'A session has at most 20 items' },
  ],
  ['a time that is none', {}, { capturedDate: 'yesterday' }, { 'meta.capturedDate': NO_TIME }],
  ['a time without offset', {}, { capturedDate: '2026-11-20T15:00:00' }, { 'meta.capturedDate': NO_TIME }],
  ['a day that does not exist', {}, { capturedDate: '2026-02-30T15:00:00Z' }, { 'meta.capturedDate': NO_TIME }],
  [
    'a time of the last century',
    {},
    { capturedDate: '1999-12-31T23:59:59Z' },
    { 'meta.capturedDate': 'The date is out of range' },
  ],
  ['an unknown aid', {}, { assistanceOption: 'CRUTCHES' }, { 'meta.assistanceOption': A_FAULT }],
  ['a comment that is too long', {}, { comment: 'x'.repeat(1001) }, { 'meta.comment': 'Max Character Limit is 1000' }],
  ['a scale of nobody', {}, { scale: { heightCm: 20 } }, { 'meta.scale.heightCm': A_FAULT }],
  ['two scales', {}, { scale: { heightCm: 170, pixelsPerMetre: 200 } }, { 'meta.scale': A_FAULT }],
])('a walk with %s is refused at its own place', (_, other, meta, fields) => {
  expect(faults(other, meta)).toEqual(fields);
});
