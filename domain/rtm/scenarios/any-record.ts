import fc from 'fast-check';
import { contactModes, credentials, disciplines, supplyDomains } from '../../../contract/enumerations.ts';
import { addDays } from '../../calendar.ts';
import type { CareRecord } from '../care-record.ts';

/* Records at random, for what has to hold of all of them: from autumn 2025 on, so that most see both years' rules. */

const FIRST_DAY = '2025-09-20';
const DAYS = 200;

const offset = fc.integer({ min: 0, max: DAYS });
const day = offset.map((at) => addDays(FIRST_DAY, at));

/** Stretches that do not touch, the last one perhaps without an end. */
const stretches = (most: number) =>
  fc.tuple(fc.uniqueArray(offset, { minLength: 2, maxLength: 2 * most }), fc.boolean()).map(([ends, isOpen]) => {
    const sorted = ends.toSorted((a, b) => a - b).map((at) => addDays(FIRST_DAY, at));
    const pairs = Array.from({ length: Math.floor(sorted.length / 2) }, (_, at) => sorted.slice(2 * at, 2 * at + 2));
    return pairs.map(([from, to], at) => ({ from: from!, to: isOpen && at === pairs.length - 1 ? null : to! }));
  });

const dataDays = fc
  .array(fc.tuple(offset, fc.integer({ min: 1, max: 25 })), { maxLength: 8 })
  .map((runs) =>
    runs.flatMap(([from, count]) => Array.from({ length: count }, (_, at) => addDays(FIRST_DAY, from + at))),
  );

/** Within two hours of the morning of a few days, so that clocks meet; some minutes are wrong, some clocks run backwards. */
const note = fc
  .record({
    day: fc.oneof(day, fc.constantFrom('2025-12-30', '2025-12-31', '2026-01-01', '2026-02-03')),
    minutes: fc.oneof(fc.integer({ min: 0, max: 45 }), fc.constantFrom(-10, 0, 1, 100_000)),
    live: fc.boolean(),
    credential: fc.option(fc.constantFrom(...credentials)),
    authorId: fc.integer({ min: 1, max: 3 }),
    contactMode: fc.option(fc.constantFrom(...contactModes)),
    clock: fc.option(fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: -5, max: 45 })), { freq: 3 }),
  })
  .map(({ day: date, clock, ...rest }) => {
    const start = clock && Date.parse(`${date}T14:00:00Z`) + clock[0] * 60_000;
    return {
      ...rest,
      date,
      startedAt: start === null ? null : new Date(start),
      endedAt: start === null ? null : new Date(start + clock![1] * 60_000),
    };
  });

const notes = fc.array(note, { maxLength: 14 }).map((all) => all.map((each, at) => ({ ...each, id: at + 1 })));

const settings = fc.record({
  supplyDomain: fc.constantFrom(...supplyDomains),
  dataDays: fc.constant('LOGGED' as const),
  contactPerFurtherUnit: fc.boolean(),
  mostFurtherUnits: fc.option(fc.integer({ min: 0, max: 4 })),
  discipline: fc.constantFrom(...disciplines),
});

/** Up to three plans of care, most of them set up within three weeks of their start. */
const plans = fc
  .tuple(
    stretches(3),
    fc.array(fc.option(fc.integer({ min: 0, max: 20 }), { freq: 8 }), { minLength: 3, maxLength: 3 }),
  )
  .map(([pairs, setUps]) =>
    pairs.map(({ from, to }, at) => {
      const after = setUps[at] ?? null;
      return { start: from, end: to, setupDate: after === null ? null : addDays(from, after) };
    }),
  );

/** A record of which nothing is stored yet. */
export const anyRecord: fc.Arbitrary<CareRecord> = fc.record({
  plans,
  pauses: fc.oneof(fc.constant([]), stretches(2)),
  dataDays,
  notes,
  settings,
  known: fc.constant([]),
  today: fc.integer({ min: 40, max: DAYS + 60 }).map((at) => addDays(FIRST_DAY, at)),
});

/** A busy machine takes its time for hundreds of records. */
export const PATIENCE = { timeout: 30_000 };

/** The rule holds of records at random. */
export const holds = (rule: (record: CareRecord) => void, numRuns = 200) =>
  fc.assert(fc.property(anyRecord, rule), { numRuns });

/** What may arrive later: more data, more notes, an earlier or later end of care, other pauses. */
export const anyChange = fc.record(
  {
    dataDays,
    notes: notes.map((all) => all.map((each) => ({ ...each, id: each.id + 100 }))),
    pauses: stretches(2),
    today: fc.integer({ min: DAYS + 60, max: DAYS + 120 }).map((at) => addDays(FIRST_DAY, at)),
  },
  { requiredKeys: ['dataDays', 'notes'] },
);
