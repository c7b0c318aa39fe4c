/*
 * Leaks to plant, one at a time, in a copy of the tree: what is broken (a text of a file, or a statement for the test
 * database), which tests must notice it, and which must still pass because another layer keeps the records apart.
 */
const READS = 'SEC-02 no call returns records that the actor may not see';
const isolation = (standing) => ['tests/api/isolation/isolation.test.ts', `with ${standing} ${READS}`];
/** Both layers, and each with the other switched off: what breaks one shows where it stands alone. */
const both = isolation('both access layers');
const rls = isolation('row-level security alone');
const app = isolation('the application’s checks alone');

const catalogue = (title) => ['tests/api/isolation/catalogue.test.ts', title];
const samePolicies = catalogue('the database has exactly the policies that the schema declares');
const everyVendorCall = [
  'tests/api/admin-access.test.ts',
  'SEC-08 the admin area rejects everyone except vendor staff, in each of its calls',
];
const rules = (title) => ['domain/identity/access.test.ts', `who may do what ${title}`];
const link = (title) => ['server/platform/storage/signed-link.test.ts', `a signed link ${title}`];

const inQuery = { layer: 'tenant scope of queries', found: [app], held: [both, rls] };
const inPolicy = { layer: 'row-level security', found: [rls, samePolicies], held: [both, app] };

export const plants = [
  {
    layer: 'permission',
    name: 'everybody may make the vendor’s calls, says the table of rules',
    file: 'domain/identity/access.ts',
    text: "'vendor.read': { roles: vendors }",
    put: "'vendor.read': { roles: everybody }",
    found: [rules('SEC-08 keeps the vendor’s actions to vendor staff, and a clinic’s to its members')],
    held: [everyVendorCall],
  },
  {
    layer: 'permission',
    name: 'a clinic’s user counts as vendor staff in the vendor’s calls',
    file: 'server/platform/http/authorize.ts',
    text: "if (member.role !== 'VENDOR_ADMIN' && member.role !== 'VENDOR_SUPPORT') return null;",
    put: '',
    paths: '^/v2/admin/organizations',
    found: [rls],
    held: [both, everyVendorCall],
  },
  {
    layer: 'permission',
    name: 'no call asks for a permission',
    file: 'server/platform/http/authorize.ts',
    text: 'can(actor, call.access.action)',
    put: 'true',
    paths: '^/v2/admin/organizations',
    found: [['tests/api/rejected-access.test.ts', 'O1 a rejected access is audited when the role has no permission']],
    held: [both, everyVendorCall],
  },
  {
    layer: 'permission',
    name: 'providers may change the organization',
    file: 'domain/identity/access.ts',
    text: "'organization.manage': { roles: managers }",
    put: "'organization.manage': { roles: everybody }",
    found: [
      rules('OPEN-052 leaves the team and the organization to admins'),
      ['tests/api/organization.test.ts', 'OPEN-109 only users who manage the team can edit the organization'],
    ],
    held: [],
  },
  {
    layer: 'permission',
    name: 'billing and exports ask for no proof',
    file: 'server/platform/http/authorize.ts',
    text: 'if (call.confirmed && !isRecentProof(person.proofAgeMs)) throw confirmationRequired();',
    put: '',
    found: [
      [
        'tests/api/required-factor.test.ts',
        're-authentication is a sign-in within the last quarter of an hour, and after that the password',
      ],
    ],
    held: [],
  },
  {
    layer: 'permission',
    name: 'any device token opens some patient’s app',
    file: 'server/identity/device-code.ts',
    text: 'inArray(devices.tokenHash, listCodeHashes(token)),',
    put: '',
    found: [
      [
        'tests/api/intake-devices.test.ts',
        'the device token opens the intake and nothing else, and the intake is closed without it',
      ],
    ],
    held: [],
  },
  {
    ...inQuery,
    name: 'a patient’s pages are found in every organization',
    file: 'server/patients/require-patient.ts',
    text: '.where(and(isPatientAccessible(scope), which))',
    put: '.where(which)',
    paths: '/patients/:patientId',
  },
  {
    ...inQuery,
    name: 'templates of every organization',
    file: 'server/templates/routes.ts',
    text: 'and(scope.organization(programs.organizationId), isNull(programs.patientId), which)',
    put: 'and(isNull(programs.patientId), which)',
    paths: '/programs/templates',
  },
  {
    ...inQuery,
    name: 'gait sessions of every organization',
    file: 'server/gait/queries.ts',
    text: 'and(scope.organization(gaitSessions.organizationId), isPatientAccessible(scope))',
    put: 'undefined',
    paths: '/v2/gait/',
  },
  {
    ...inQuery,
    name: 'cycles of every patient',
    file: 'server/rtm/cycle-queries.ts',
    text: 'and(scope.organization(rtmCycles.organizationId), isPatientAccessible(scope), eq(rtmCycles.id, id))',
    put: 'eq(rtmCycles.id, id)',
    paths: '/rtm/',
  },
  {
    ...inQuery,
    name: 'own exercises of every organization',
    file: 'server/exercises/own-exercise.ts',
    text: 'and(scope.organization(organizationExercises.organizationId), eq(organizationExercises.id, id), which)',
    put: 'and(eq(organizationExercises.id, id), which)',
    paths: '/v2/exercises/',
  },
  {
    ...inQuery,
    name: 'no query compares the organization',
    file: 'server/platform/db/tenant-context.ts',
    text: '(isOpen ? undefined : eq(column, organizationId))',
    put: 'undefined',
    paths: '/programs/templates|/v2/locations',
  },
  {
    ...inQuery,
    layer: 'locations of a provider',
    name: 'queries take every location of the organization',
    file: 'server/platform/db/tenant-context.ts',
    text: 'isOpen || coversWholeOrganization ?',
    put: 'isOpen || organization ?',
    paths: '/patients/:patientId|/v2/scan/',
  },
  {
    ...inPolicy,
    layer: 'locations of a provider',
    found: [rls],
    name: 'the transaction says that every location is the provider’s',
    file: 'server/platform/db/tenant-context.ts',
    text: 'allLocations: actor.allLocations,',
    put: 'allLocations: true,',
    paths: '/patients/:patientId|/v2/scan/',
  },
  {
    ...inPolicy,
    layer: 'locations of a provider',
    name: 'patients have no policy of locations',
    sql: 'drop policy patients_at_location on patients',
    paths: '/patients/:patientId',
  },
  {
    ...inPolicy,
    layer: 'locations of a provider',
    name: 'scan sessions have no policy of locations',
    sql: 'drop policy scan_sessions_at_location on scan_sessions',
    paths: '/v2/scan/',
  },
  {
    ...inPolicy,
    name: 'the policy of patients compares nothing: every query of them reads their locations, which still have theirs',
    sql: 'alter policy patients_organization on patients using (true) with check (true)',
    found: [samePolicies, catalogue('every clinic policy compares the organization in USING and in WITH CHECK')],
    held: [both, app, rls],
    paths: '/patients/:patientId',
  },
  {
    ...inPolicy,
    name: 'the policies of patients and of locations compare nothing',
    sql: 'alter policy patients_organization on patients using (true) with check (true); alter policy locations_organization on locations using (true) with check (true)',
    paths: '/patients/:patientId',
  },
  {
    ...inPolicy,
    found: [rls, catalogue('every tenant table forces row-level security with the one policy shape')],
    name: 'scan sessions have no row-level security',
    sql: 'alter table scan_sessions disable row level security',
    paths: '/v2/scan/',
  },
  {
    ...inPolicy,
    found: [rls, catalogue('every clinic policy compares the organization in USING and in WITH CHECK')],
    name: 'the policy of own exercises compares nothing',
    sql: 'alter policy organization_exercises_organization on organization_exercises using (true) with check (true)',
    paths: '/v2/exercises/',
  },
  {
    ...inPolicy,
    found: [samePolicies],
    held: [both, app, rls],
    name: 'care notes are open, their patients are not',
    sql: 'alter policy care_notes_organization on care_notes using (true) with check (true); drop policy care_notes_of_patient on care_notes',
    paths: '/patients/:patientId/interactions',
  },
  {
    ...inPolicy,
    layer: 'search index',
    found: [
      catalogue(
        'every view that reads past the policies names the organization, the locations and no device by itself',
      ),
    ],
    held: [both, app, rls],
    name: 'the view that finds patients names no organization and no location',
    sql: "do $$ begin execute 'create or replace view app.accessible_patients as ' || regexp_replace(pg_get_viewdef('app.accessible_patients'::regclass), 'WHERE .*', ''); end $$",
    paths: '/patients$',
  },
  {
    ...inQuery,
    layer: 'search index',
    name: 'found patients are read by id alone',
    file: 'server/search/find-patients.ts',
    text: '.where(and(isPatientAccessible(scope), inArray(patients.id, [...ids])))',
    put: '.where(inArray(patients.id, [...ids]))',
    paths: '/v2/search/patients',
  },
  {
    layer: 'search index',
    name: 'the search itself names no location: the view and the reading of what was found still do',
    file: 'server/search/find-patients.ts',
    text: 'scope.location(found.organizationId, found.locationId),\n        sql`not',
    put: 'sql`not',
    found: [],
    held: [
      [
        'tests/api/find-patients.test.ts',
        'access to the search of patients SEC-02 is limited to the own organization and locations',
      ],
    ],
  },
  {
    layer: 'grants',
    name: 'a clinic may change and delete audit rows',
    sql: 'grant update, delete on audit_rows to app_user',
    paths: '/v2/locations',
    found: [catalogue('O1 no role may update or delete an audit row')],
    held: [both],
  },
  {
    layer: 'grants',
    name: 'a clinic may read accounts',
    sql: 'grant select on users to app_user',
    paths: '/v2/locations',
    found: [catalogue('only the listed roles have grants on a table without a tenant')],
    held: [both],
  },
  {
    layer: 'grants',
    name: 'the vendor may read sessions',
    sql: 'grant select (token) on auth_sessions to app_vendor',
    paths: '/v2/locations',
    found: [catalogue('every table has the row-level security and the grants that its schema declares')],
    held: [both],
  },
  {
    layer: 'grants',
    name: 'emergency access may write care notes',
    sql: 'grant insert on care_notes to app_emergency',
    found: [catalogue('the role of emergency access may read few tables, and write none')],
    held: [
      [
        'tests/api/emergency-access.test.ts',
        'emergency access opens a record at another location for an hour, and no other way to it',
      ],
    ],
  },
  {
    layer: 'grants',
    name: 'emergency access sees the whole organization',
    sql: 'alter policy patients_emergency on patients using (organization_id = (select app.org()))',
    found: [
      [
        'tests/api/emergency-access.test.ts',
        'the database role of emergency access sees one patient, and nothing once the access is ended or expired',
      ],
    ],
    held: [
      [
        'tests/api/emergency-access.test.ts',
        'emergency access opens a record at another location for an hour, and no other way to it',
      ],
    ],
  },
  {
    layer: 'file keys',
    name: 'the signature of a link says nothing of its file',
    file: 'server/platform/storage/signed-link.ts',
    text: '`GET\\n${key}\\n${expires}',
    put: '`GET\\n${expires}',
    found: [link('F2 opens nothing when any part of it was altered')],
    held: [],
  },
  {
    layer: 'file keys',
    name: 'a link never expires',
    file: 'server/platform/storage/signed-link.ts',
    text: 'target.expires * 1000 > now.getTime()',
    put: 'true',
    found: [link('F2 opens its file for 60 seconds and not a second longer')],
    held: [],
  },
  {
    layer: 'file keys',
    name: 'a key may lead out of its folder',
    file: 'server/platform/storage/storage.ts',
    text: "if (!keyPattern.test(key) || key.includes('..'))",
    put: 'if (!key)',
    found: [['server/platform/storage/storage.test.ts', 'storage on disk F2 refuses the key "3/../../secret"']],
    held: [],
  },
  {
    ...inQuery,
    layer: 'file keys',
    name: 'a link to a recording of every organization',
    file: 'server/intake/artifact-link.ts',
    text: 'scope.location(scanSessions.organizationId, scanSessions.locationId),\n        eq',
    put: 'eq',
    paths: '/v2/scan/sessions/:id/:artifact',
  },
  {
    layer: 'kept answers',
    name: 'a kept answer belongs to whoever sends its key',
    file: 'server/platform/http/run-in-transaction.ts',
    text: 'describeSubject(actor), actor.organizationId',
    put: "'anybody', actor.organizationId",
    found: [['tests/api/idempotency.test.ts', 'C2 a key opens the stored response to nobody but its user']],
    held: [],
  },
  {
    layer: 'kept answers',
    name: 'a key opens its answer to another request',
    file: 'server/platform/http/idempotency.ts',
    text: 'if (!row || row.requestHash !== requestHash)',
    put: 'if (!row)',
    found: [['tests/api/idempotency.test.ts', 'C2 a key opens the stored response to no other request']],
    held: [],
  },
  {
    layer: 'kept answers',
    name: 'a statement is prepared once for those who see one location and those who see all',
    // PGlite keeps no statement from one transaction to the next.
    database: 'postgres',
    file: 'server/patients/queries.ts',
    text: "key: `${key}_${allLocations ? 'all' : 'some'}`,",
    put: "key: 'same',",
    found: [app],
    held: [both, rls],
    paths: '/patients',
  },
];
