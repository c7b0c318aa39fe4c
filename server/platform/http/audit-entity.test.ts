import { expect, it } from 'vitest';
import { auditEntityIds } from './audit-entity.ts';

const records = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }));

it('CONST-02 all records of the largest page, 999, are named, after what the path names', () => {
  const named = auditEntityIds({ patientId: 7, uuid: 'one' }, { items: records(999), total: 4000 });
  expect(named.slice(0, 4)).toEqual(['7', 'one', '1', '2']);
  // 7 is there already.
  expect(named).toHaveLength(1000);
  expect(named.at(-1)).toBe('999');
  expect(auditEntityIds(undefined, records(999))).toHaveLength(999);
});

it('names what the path names as often as it does, and an answered record once', () => {
  expect(auditEntityIds({ patientId: 3, programId: 3 }, { id: 3 })).toEqual(['3', '3']);
  expect(auditEntityIds({ patientId: 3 }, [{ id: 'a' }, { id: 'a' }, {}, null])).toEqual(['3', 'a']);
  expect(auditEntityIds({}, null)).toEqual([]);
});

it('leaves out what the database could not keep', () => {
  expect(auditEntityIds({ versionId: '\u0000', half: '\ud83d', id: '4' }, null)).toEqual(['4']);
});
