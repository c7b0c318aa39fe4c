import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listActivityTrail } from '../../contract/platform/audit-trail.ts';
import { getRtmSettings, saveRtmSettings, type RtmSettingsBody } from '../../contract/rtm/settings.ts';
import { jobs, organizations, rtmSettings } from '../../server/platform/db/schema.ts';
import { reasonOf, unknownName } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
let other: Caller;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
  other = await world.as(world.seed.B.practitioners.admin);
});
afterAll(() => world.close());
beforeEach(() =>
  world.asOwner(async (tx) => {
    await tx.delete(rtmSettings);
    await tx.delete(jobs).where(eq(jobs.kind, 'rtm-recalculation'));
  }),
);

const counting = {
  supplyDomain: 'MSK',
  dataDays: 'LOGGED',
  contactPerFurtherUnit: false,
  mostFurtherUnits: null,
  discipline: 'PT',
} as const;
const emptyBilling = {
  name: null,
  npi: null,
  taxId: null,
  street: null,
  city: null,
  state: null,
  zip: null,
  payerName: null,
  payerId: null,
  charges: {},
};
const clinic: RtmSettingsBody['billing'] = {
  name: 'Clinic A',
  npi: '1234567893',
  taxId: '12-3456789',
  street: '1 Main Street',
  city: 'Denver',
  state: 'CO',
  zip: '80202-1234',
  payerName: 'Medicare Part B',
  payerId: '04112',
  charges: { 98977: 4550, 98980: 5000 },
};
const save = (caller: Caller, version: number, body: object) =>
  caller.call(saveRtmSettings, { body: { ...body }, headers: { 'if-match': String(version) } });
const listRecalculationJobs = () =>
  world.asOwner((tx) => tx.select().from(jobs).where(eq(jobs.kind, 'rtm-recalculation')));

it('RTM settings have the defaults and version 0 until they are saved', async () => {
  const { status, body } = await first.call(getRtmSettings);
  expect(status).toBe(200);
  expect(body).toEqual({ ...counting, billing: emptyBilling, version: 0 });
});

it('RTM settings are saved as a whole by an admin, for the own organization only, and readable by every provider', async () => {
  const body = { ...counting, dataDays: 'ANY_ACTIVITY', mostFurtherUnits: 3, discipline: 'OT', billing: clinic };
  const saved = await save(admin, 0, body);
  expect([saved.status, saved.body]).toEqual([200, { ...body, version: 1 }]);
  expect((await first.call(getRtmSettings)).body).toEqual({ ...body, version: 1 });
  expect((await other.call(getRtmSettings)).body).toEqual({ ...counting, billing: emptyBilling, version: 0 });
  const [row] = await world.asOwner((tx) => tx.select().from(rtmSettings));
  expect(row).toMatchObject({
    organizationId: world.seed.A.organizationId,
    updatedBy: world.seed.A.practitioners.admin.userId,
  });
});

it('OPEN-052 RTM settings cannot be saved by a provider, and do not exist without Health', async () => {
  expect((await save(first, 0, { ...counting, billing: emptyBilling })).status).toBe(403);
  expect((await world.anonymous.call(getRtmSettings)).status).toBe(401);
  const own = eq(organizations.id, world.seed.B.organizationId);
  const products = (list: string[]) =>
    world.asOwner((tx) => tx.update(organizations).set({ products: list }).where(own));
  await products(['GAIT']);
  const [read, saved] = [
    await other.call(getRtmSettings),
    await save(other, 0, { ...counting, billing: emptyBilling }),
  ];
  await products(['HEALTH', 'GAIT', 'PRO', 'SCAN']);
  expect([read.status, saved.status]).toEqual([403, 403]);
});

it('RTM settings in another version are rejected with the stored ones, the first time as well', async () => {
  const mine = { ...counting, billing: { ...emptyBilling, name: 'Mine' } };
  expect((await save(admin, 0, { ...counting, billing: clinic })).body.version).toBe(1);
  const late = await save(admin, 0, mine);
  expect(late.status).toBe(412);
  expect(late.problem.current).toEqual({ ...counting, billing: clinic, version: 1 });
  expect((await save(admin, 1, mine)).body).toEqual({ ...mine, version: 2 });
  expect((await save(admin, 1, mine)).status).toBe(412);
  const missing = await admin.call(saveRtmSettings, { body: mine });
  expect(missing.status).toBe(428);
});

it('RTM settings that two users save for the first time at once return a conflict to one', async () => {
  const answers = await Promise.all(
    ['One', 'Two'].map((name) => save(admin, 0, { ...counting, billing: { ...emptyBilling, name } })),
  );
  const won = answers.find(({ status }) => status === 200)!;
  const lost = answers.find(({ status }) => status === 412)!;
  expect(lost.problem.current).toEqual(won.body);
});

it('RTM settings that change the counting recalculate all patients, and others do not', async () => {
  await save(admin, 0, { ...counting, billing: clinic });
  expect(await listRecalculationJobs()).toEqual([]);
  await save(admin, 1, { ...counting, contactPerFurtherUnit: true, billing: clinic });
  expect(await listRecalculationJobs()).toMatchObject([{ organizationId: world.seed.A.organizationId }]);
  await save(admin, 2, { ...counting, contactPerFurtherUnit: true, billing: emptyBilling });
  expect(await listRecalculationJobs()).toHaveLength(1);
});

it('RTM settings record who changed which field, without values of the billing provider and charges', async () => {
  await save(admin, 0, { ...counting, billing: clinic });
  await save(admin, 1, {
    ...counting,
    discipline: 'OT',
    billing: { ...clinic, payerId: '12345', charges: { 98977: 4600, 98980: 5000 } },
  });
  const vendor = await world.as(world.seed.accounts.vendorAdmin);
  const { body } = await vendor.call(listActivityTrail, {
    query: { subject: `organization:${world.seed.A.organizationId}` },
  });
  expect(body.items[0]).toMatchObject({
    who: { userId: world.seed.A.practitioners.admin.userId },
    action: 'saveRtmSettings',
    changes: { discipline: ['PT', 'OT'], billing: [null, ['payerId', 'charge 98977']] },
  });
});

it.each([
  ['npi', '1234567890', 'Not a valid NPI. Check the digits.'],
  ['npi', '123456789', 'NPI must be 10 digits'],
  ['taxId', '123-45-6789', 'Tax ID must be 9 digits, such as 12-3456789'],
  ['zip', '8020', 'ZIP code must have 5 or 9 digits'],
  ['zip', '80202-12', 'ZIP code must have 5 or 9 digits'],
  ['state', 'XX', 'Not a valid state'],
  ['state', 'Colorado', 'Not a valid state'],
  ['name', 'N'.repeat(61), 'Max Character Limit is 60'],
])('RTM settings reject %s %s', async (field, value, message) => {
  const { status, problem } = await save(admin, 0, { ...counting, billing: { ...emptyBilling, [field]: value } });
  expect([status, problem.fields]).toEqual([422, { [`billing.${field}`]: message }]);
});

it.each([
  [{ charges: { 98977: -1 } }, 'billing.charges.98977', 'Charge must be 0 or more'],
  [{ charges: { 98977: 1.5 } }, 'billing.charges.98977', 'Charge must be in whole cents'],
  [{ charges: { 98977: 1_000_001 } }, 'billing.charges.98977', 'Charge must be 10000 or less'],
])('RTM settings reject the charges %j', async (billing, field, message) => {
  const { status, problem } = await save(admin, 0, { ...counting, billing: { ...emptyBilling, ...billing } });
  expect([status, problem.fields]).toEqual([422, { [field]: message }]);
});

it('RTM settings reject unknown values and unknown fields', async () => {
  const refused = async (change: object) =>
    reasonOf(await save(admin, 0, { ...counting, billing: emptyBilling, ...change }));
  expect(await refused({ supplyDomain: 'DENTAL' })).toEqual([422, { supplyDomain: 'Monitoring type is required' }]);
  expect(await refused({ mostFurtherUnits: 21 })).toEqual([422, { mostFurtherUnits: 'Units must be 20 or less' }]);
  expect(await refused({ mostFurtherUnits: -1 })).toEqual([422, { mostFurtherUnits: 'Units must be 0 or more' }]);
  expect(await refused({ version: 7 })).toEqual([422, unknownName('version')]);
  expect(await refused({ billing: { ...emptyBilling, charges: { 99999: 1 } } })).toEqual([
    422,
    unknownName('99999', 'billing.charges'),
  ]);
  expect(await world.asOwner((tx) => tx.select().from(rtmSettings))).toEqual([]);
});

it('RTM settings store numbers in their normalized form', async () => {
  const billing = { ...emptyBilling, taxId: ' 123456789 ', zip: '802021234', name: '  Clinic A  ', city: '   ' };
  const { body } = await save(admin, 0, { ...counting, billing });
  expect(body.billing).toEqual({ ...emptyBilling, taxId: '12-3456789', zip: '80202-1234', name: 'Clinic A' });
});
