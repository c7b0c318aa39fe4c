import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handIn, walkOf } from './gait-device.ts';
import { checksums } from './isolation/checksums.ts';
import { reasonOf, unknownName } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let first: Caller;
beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
});
afterAll(() => world.close());

const walk = (change: object = {}, meta: object = {}) => walkOf(world.seed.A.patients[0], change, meta);
const measure = { name: 'avgSpeed', value: 1, unit: 'm/s' };
describe('J3 is refused, and nothing is written', () => {
  const RANGE = 'Value must be between -10000 and 10000';
  const NO_TIME = 'Not a valid date and time';
  const A_FAULT: unknown = expect.any(String);
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
      'a measure with something else',
      { data: [{ name: 'speed', measures: [{ ...measure, plusMinus: 0.1 }] }] },
      {},
      unknownName('plusMinus', 'data.0.measures.0'),
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
    [
      'a comment that is too long',
      {},
      { comment: 'x'.repeat(1001) },
      { 'meta.comment': 'Max Character Limit is 1000' },
    ],
    ['a scale of nobody', {}, { scale: { heightCm: 20 } }, { 'meta.scale.heightCm': A_FAULT }],
    ['two scales', {}, { scale: { heightCm: 170, pixelsPerMetre: 200 } }, { 'meta.scale': A_FAULT }],
    ['a location of one’s choice', { locationId: 1 }, {}, unknownName('locationId')],
    ['an organization of one’s choice', { organizationId: 1 }, {}, unknownName('organizationId')],
  ])('%s', async (_, other, meta, fields) => {
    const before = await checksums(world.database);
    expect(reasonOf(await handIn(first, walk(other, meta)))).toEqual([422, fields]);
    expect(await checksums(world.database)).toEqual(before);
  });

  it('a number that is not finite, and one that is none', async () => {
    for (const [value, ...reason] of [
      ['1e999', 422, { 'data.0.measures.0.value': 'Value must be a number' }],
      ['NaN', 400, 'The body is not valid JSON.'],
    ] as const) {
      const text = JSON.stringify(walk()).replace('"value":0.91', `"value":${value}`);
      expect(reasonOf(await first.send('POST', '/api/v2/gait/sessions', { body: text }))).toEqual(reason);
    }
  });
});
