import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPatients, recentPatients } from '../../contract/search/patient-search.ts';
import { listPatients } from '../../contract/patients/patients.ts';
import { parsePatientSearch } from '../../domain/patients/patient-search.ts';
import { toSearchText, toSortName } from '../../domain/patients/patient.ts';
import { patients } from '../../server/platform/db/schema.ts';
import { selectIdsByKey } from '../../server/patients/search-conditions.ts';
import { selectBestMatches } from '../../server/search/find-patients.ts';
import { reasonOf } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
const ids: Record<string, number> = {};

interface Given {
  clinic?: 'A' | 'B';
  at?: 0 | 1;
  last?: string;
  email?: string | null;
  phoneNumber?: string | null;
  dob?: string | null;
  gaitUid?: string | null;
  discharged?: boolean;
  hidden?: boolean;
}

async function add(firstName: string, { clinic = 'A', at = 0, last = 'Kowalska', ...given }: Given): Promise<void> {
  const { organizationId, locations } = world.seed[clinic];
  const names = { firstName, lastName: last };
  const email = given.email ?? null;
  const [row] = await world.asOwner((tx) =>
    tx
      .insert(patients)
      .values({
        organizationId,
        locationId: locations[at],
        ...names,
        ...given,
        email,
        products: ['HEALTH', 'GAIT'],
        searchText: toSearchText(names, email),
        sortName: toSortName(names),
      })
      .returning({ id: patients.id }),
  );
  ids[firstName] = row!.id;
}

const born = '1995-03-14';
const phoneNumber = '+13035550142';

beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  await add('Marta', { dob: born, phoneNumber, email: 'mk@people.test', gaitUid: 'Walk-77' });
  await add('Nadia', { at: 1, dob: born, phoneNumber: '+13035550188' });
  await add('Olga', { dob: '1961-07-02', last: 'Nowak', discharged: true, email: 'kow.olga@people.test' });
  await add('Kowa', { last: 'Ng' });
  await add('Petra', { hidden: true, dob: born, phoneNumber });
  await add('Renata', { clinic: 'B', dob: born, phoneNumber, gaitUid: 'Walk-77' });
});
afterAll(() => world.close());

const find = async (q: string, who = admin) => {
  const { status, body } = await who.call(findPatients, { body: { q } });
  expect(status).toBe(200);
  return body;
};
const names = async (q: string, who = admin) => (await find(q, who)).map(({ name }) => name.split(' ')[0]);

describe('the search of patients', () => {
  it.each([
    ['a part of the name', 'kowals', ['Marta', 'Nadia']],
    ['last and first name', 'Kowalska, Marta', ['Marta']],
    ['a name of two letters', 'Ng', ['Kowa']],
    ['the email', 'mk@people', ['Marta']],
    ['the date of birth', '03/14/1995', ['Marta', 'Nadia']],
    ['the date of birth as files have it', '1995-03-14', ['Marta', 'Nadia']],
    ['the date of birth with a short year', '3/14/95', ['Marta', 'Nadia']],
    ['the date of birth in words', 'Mar 14 1995', ['Marta', 'Nadia']],
    ['the date of birth beside a name', 'nadia 3/14/1995', ['Nadia']],
    ['the phone number in any punctuation', '(303) 555-0142', ['Marta']],
    ['the last digits of the phone number', '0188', ['Nadia']],
    ['the first digits of the phone number', '303.555', ['Marta', 'Nadia']],
    ['the Unique Gait ID in any case', 'walk-77', ['Marta']],
    ['the beginning of the Unique Gait ID', 'walk', ['Marta']],
    ['nothing that is stored', 'zzz 99', []],
    ['a pattern, which is text', '%%', []],
  ])('PAT-11 finds by %s', async (_by, q, expected) => {
    expect(await names(q)).toEqual(expected);
  });

  it('PAT-11 the list finds the same', async () => {
    for (const [q, expected] of [
      ['3/14/95', ['Marta', 'Nadia']],
      ['nadia 3/14/1995', ['Nadia']],
      ['(303) 555-0142', ['Marta']],
      ['0188', ['Nadia']],
      ['walk-77', ['Marta']],
      ['Kowalska, Marta', ['Marta']],
    ] as const) {
      const { body } = await admin.call(listPatients, { query: { q, sort: 'name', state: 'ALL' } });
      expect(body.items.map(({ patient }) => patient.firstName)).toEqual(expected);
      expect(body.totalItems).toBe(expected.length);
    }
  });

  it('begins with names that begin with the words, and ends with discharged patients and emails', async () => {
    expect(await names('kow')).toEqual(['Kowa', 'Marta', 'Nadia', 'Olga']);
  });

  it('tells what was found, and no more of a patient than that', async () => {
    const [marta] = await find('303 555 0142');
    expect(marta).toEqual({
      id: ids.Marta,
      name: 'Marta Kowalska',
      dob: born,
      location: expect.stringContaining('Place 1'),
      discharged: false,
      match: 'PHONE',
      value: phoneNumber,
    });
    expect((await find('3/14/95'))[0]).toMatchObject({ match: 'DOB', value: null });
    expect((await find('mk@people'))[0]).toMatchObject({ match: 'EMAIL', value: 'mk@people.test' });
    expect((await find('WALK-7'))[0]).toMatchObject({ match: 'GAIT_UID', value: 'Walk-77' });
    expect((await find('kow.olga'))[0]).toMatchObject({ name: 'Olga Nowak', discharged: true });
  });

  it('answers eight patients at most', async () => {
    expect(await find('people.test')).not.toHaveLength(0);
    await world.asOwner((tx) =>
      tx.execute(sql`insert into patients (organization_id, location_id, first_name, last_name, products, search_text, sort_name)
        select ${world.seed.A.organizationId}, ${world.seed.A.locations[0]}, 'Quill', n::text, array['HEALTH'], 'quill ' || n, 'quill ' || n
        from generate_series(10, 29) n`),
    );
    expect((await find('quill')).map(({ name }) => name)).toEqual(
      [10, 11, 12, 13, 14, 15, 16, 17].map((n) => `Quill ${n}`),
    );
  });

  it('needs two characters, and takes nothing from the address', async () => {
    expect(reasonOf(await admin.call(findPatients, { body: { q: ' a ' } }))).toEqual([
      422,
      { q: 'Enter at least 2 characters' },
    ]);
    expect((await admin.send('POST', '/api/v2/search/patients?q=kowals', { body: {} })).status).toBe(422);
  });

  it('logs and stores nothing of what was typed or found', async () => {
    await find('mk@people');
    expect(JSON.stringify(world.log)).not.toMatch(/mk@people|Marta/);
    const stored = await world.asOwner((tx) =>
      tx.execute(sql`select (select count(*)::int from idempotency_keys) as answers,
        (select count(*)::int from audit_rows where action = 'findPatients' and to_jsonb(audit_rows)::text ilike '%mk@people%') as words`),
    );
    expect((stored as { rows: unknown[] }).rows).toEqual([{ answers: 0, words: 0 }]);
  });
});

describe('access to the search of patients', () => {
  it('SEC-02 is limited to the own organization and locations', async () => {
    const first = await world.as(world.seed.A.practitioners.first);
    const none = await world.as(world.seed.A.practitioners.none);
    const other = await world.as(world.seed.B.practitioners.admin);
    for (const q of ['3/14/95', '303 555', 'kowals']) {
      expect(await names(q, first)).toEqual(['Marta']);
      expect(await names(q, none)).toEqual([]);
      expect(await names(q, other)).toEqual(['Renata']);
    }
    expect(await names('walk-77', other)).toEqual(['Renata']);
  });

  it('OPEN-059 excludes hidden patients', async () => {
    expect(await names('petra')).toEqual([]);
    expect(await names('(303) 555-0142')).toEqual(['Marta']);
  });

  it('returns patients by id in the given order, and leaves out those that the reader may not see', async () => {
    const first = await world.as(world.seed.A.practitioners.first);
    const query = { ids: [ids.Olga, ids.Nadia, ids.Renata, ids.Petra, ids.Marta].join(',') };
    const recent = async (who: Caller) => (await who.call(recentPatients, { query })).body.map(({ id }) => id);
    expect(await recent(admin)).toEqual([ids.Olga, ids.Nadia, ids.Marta]);
    expect(await recent(first)).toEqual([ids.Olga, ids.Marta]);
  });

  it('is denied to those who may not read patients', async () => {
    const vendor = await world.as(world.seed.accounts.unknownGroups);
    expect((await vendor.call(findPatients, { body: { q: 'kowals' } })).status).toBe(403);
    expect((await world.anonymous.call(findPatients, { body: { q: 'kowals' } })).status).toBe(401);
  });
});

describe('a clinic with 20,000 patients', () => {
  beforeAll(async () => {
    await world.asOwner(async (tx) => {
      await tx.execute(sql`insert into patients (organization_id, location_id, first_name, last_name, products, search_text, sort_name, dob, phone_number, gait_uid)
        select ${world.seed.A.organizationId}, ${world.seed.A.locations[0]}, name, n::text, array['HEALTH', 'GAIT'], name || ' ' || n || ' ' || n || '@many.test',
          name || ' ' || n, date '1930-01-01' + n, '+1303' || lpad((n * 104729 % 10000000)::text, 7, '0'), 'many-' || n
        from (select n, chr(97 + n % 26) || chr(97 + n / 26 % 26) || chr(97 + n / 676 % 26) || 'o' as name from generate_series(1, 20000) n) named`);
      await tx.execute(sql`analyze patients`);
    });
  });

  it.each([
    ['kowals', ['patients_search']],
    ['ng', ['patients_search']],
    ['Kowalska, Marta', ['patients_search']],
    ['3/14/95', ['patients_search', 'patients_dob']],
    ['nadia 3/14/95', ['patients_search', 'patients_dob']],
    ['(303) 555-0142', ['patients_search', 'patients_phone']],
    ['0142', ['patients_search', 'patients_phone']],
    ['many-77', ['patients_search', 'patients_gait_uid_beginning']],
  ])('is searched for %o by its indexes alone', async (q, indexes) => {
    const { admin: who } = world.seed.A.practitioners;
    const actor = {
      kind: 'member',
      userId: who.userId,
      practitionerId: who.practitionerId!,
      organizationId: world.seed.A.organizationId,
      role: 'PORTAL_PROVIDER_ADMIN',
      products: ['HEALTH', 'GAIT'],
      locationIds: [],
      allLocations: true,
    } as const;
    const plan = await world.deps.tenantDb.withActor(actor, async (tx, scope) => {
      const reader = { tx, scope, actor, now: new Date() };
      const search = parsePatientSearch(q, '2026-11-23');
      const queries = [
        selectBestMatches(reader, search, []).getSQL(),
        selectIdsByKey(reader, search, 'beginning') ?? sql`select 1`,
      ];
      const lines = await Promise.all(queries.map((query) => tx.execute(sql`explain ${query}`)));
      return JSON.stringify(lines);
    });
    expect(plan).not.toContain('Seq Scan on patients');
    // The indexes of the list's orders would be read from end to end.
    expect([...new Set(plan.match(/patients_\w+/g))].filter((name) => name !== 'patients_id').toSorted()).toEqual(
      expect.arrayContaining(indexes),
    );
    expect(plan).not.toMatch(/patients_by_/);
  });
});
