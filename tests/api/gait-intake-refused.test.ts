import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handIn, walkOf } from './gait-device.ts';
import { checksums } from './isolation/checksums.ts';
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
  it.each<[string, object, object?]>([
    ['a UUID that is none', { sessionUUID: 'not-a-uuid' }],
    ['an unknown schema', { sessionSchema: 'GAIT-SA-3' }],
    ['no version', { clientVersion: '' }],
    ['no patient', { subject: {} }],
    ['a patient by both names', { subject: { patientId: 1, gaitUid: 'G-A1' } }],
    ['an item without name', { data: [{ name: '', measures: [] }] }],
    ['a measure without name', { data: [{ name: 'speed', measures: [{ value: 1 }] }] }],
    ['a value that is no number', { data: [{ name: 'speed', measures: [{ ...measure, value: '1' }] }] }],
    ['a value that nobody walks', { data: [{ name: 'speed', measures: [{ ...measure, value: 1e300 }] }] }],
    ['a value below anything', { data: [{ name: 'speed', measures: [{ ...measure, value: -10_001 }] }] }],
    ['a measure with something else', { data: [{ name: 'speed', measures: [{ ...measure, plusMinus: 0.1 }] }] }],
    ['41 measures', { data: [{ name: 'speed', measures: Array.from({ length: 41 }, () => measure) }] }],
    ['21 items', { data: Array.from({ length: 21 }, () => ({ name: 'speed', measures: [measure] })) }],
    ['a time that is none', {}, { capturedDate: 'yesterday' }],
    ['a time without offset', {}, { capturedDate: '2026-11-20T15:00:00' }],
    ['a day that does not exist', {}, { capturedDate: '2026-02-30T15:00:00Z' }],
    ['a time of the last century', {}, { capturedDate: '1999-12-31T23:59:59Z' }],
    ['an unknown aid', {}, { assistanceOption: 'CRUTCHES' }],
    ['a comment that is too long', {}, { comment: 'x'.repeat(1001) }],
    ['a scale of nobody', {}, { scale: { heightCm: 20 } }],
    ['two scales', {}, { scale: { heightCm: 170, pixelsPerMetre: 200 } }],
    ['a location of one’s choice', { locationId: 1 }],
    ['an organization of one’s choice', { organizationId: 1 }],
  ])('%s', async (_, other, meta = {}) => {
    const before = await checksums(world.database);
    expect((await handIn(first, walk(other, meta))).status).toBe(422);
    expect(await checksums(world.database)).toEqual(before);
  });

  it('a number that is not finite, and one that is none', async () => {
    for (const [value, status] of [
      ['1e999', 422],
      ['NaN', 400],
    ] as const) {
      const text = JSON.stringify(walk()).replace('"value":0.91', `"value":${value}`);
      expect((await first.send('POST', '/api/v2/gait/sessions', { body: text })).status).toBe(status);
    }
  });
});
