import { expect, it } from 'vitest';
import { readDeclaredAccess, writeAccessStatements } from './table-access.ts';

const access = (isForced: boolean, ...grants: string[]) => new Map([['notes', { isForced, grants: new Set(grants) }]]);

it('a new table gets forced row-level security and one GRANT per role', () => {
  const declared = access(true, 'app_user select', 'app_user update (text)', 'app_vendor select');
  expect(writeAccessStatements(declared, new Map())).toEqual([
    'ALTER TABLE "notes" FORCE ROW LEVEL SECURITY;',
    'GRANT select, update (text) ON "notes" TO app_user;',
    'GRANT select ON "notes" TO app_vendor;',
  ]);
});

it('a right that is no longer declared is revoked before the others are granted', () => {
  const live = access(false, 'app_user update', 'public select');
  expect(writeAccessStatements(access(false, 'app_user update (text)'), live)).toEqual([
    'REVOKE update ON "notes" FROM app_user;',
    'REVOKE select ON "notes" FROM public;',
    'GRANT update (text) ON "notes" TO app_user;',
  ]);
  expect(writeAccessStatements(live, live)).toEqual([]);
});

it('the grants of a table are read from its declaration', () => {
  const { isForced, grants } = readDeclaredAccess().get('patients')!;
  expect(isForced).toBe(true);
  expect(grants).toContain('app_service update (has_account)');
  expect(grants).not.toContain('app_service update');
  expect(readDeclaredAccess().get('exercises')!.isForced).toBe(false);
});
