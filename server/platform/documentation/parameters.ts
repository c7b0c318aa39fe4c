import type { Call } from '../../../contract/platform/call.ts';
import { PAGE_CURSORS } from '../../../contract/platform/paging.ts';
import { isWrite } from '../../../contract/platform/call.ts';
import { documentedCalls } from './call-examples.ts';
import { listProperties } from './schemas.ts';

type Descriptions = Readonly<Record<string, string>>;

/** What a parameter means wherever it is used; `byCall` says what differs. */
const inPath: Descriptions = {
  artifact: 'Type of the file',
  assessmentId: 'ID of the assessment, such as `AST-0024`',
  clientId: 'ID of the API client',
  code: 'The code as it was handed out',
  deliveryId: 'ID of the delivery',
  exerciseId: 'ID of the exercise, such as `EK-0001`; ids of an organization’s own start with `OWN-`',
  id: 'ID of the record',
  kind: 'Which of the files',
  locationId: 'ID of the location',
  orgId: 'ID of the organization',
  organizationId: 'ID of the organization',
  patientId: 'ID of the patient',
  programId: 'ID of the program',
  secretId: 'ID of the secret; not the secret itself',
  section: 'Part of the record',
  type: 'Type of the file',
  uuid: 'UUID of the session, created by the device that recorded it',
  version: 'Version of the program, counted from 1',
  versionId: 'Version of the scan client, such as `2.20.0`',
  yearMonth: 'Month as `YYYY-MM`',
};
const inQuery: Descriptions = {
  after: `Far into a long list: the last cursor of the page before, from its header \`${PAGE_CURSORS}\``,
  before: `Far into a long list: the first cursor of the page behind, from its header \`${PAGE_CURSORS}\``,
  assessmentIds: 'Only sessions of these assessments, separated by commas',
  charged: 'Only patients with a charge of that month, as the totals of the month count them',
  atRisk: 'Only patients whose codes are at risk of being missed this month',
  dryRun: 'Checks the file and changes nothing',
  deliveryState: 'Only deliveries in this state',
  closed: 'Those that were closed without a patient instead of those that wait',
  email: 'Email address of the invited provider',
  end: 'Only what is dated before this time',
  endedAt: 'End of the note’s time',
  episodeStart: 'First day of the episode of care, as `YYYY-MM-DD`',
  expires: 'When the link expires, in milliseconds since 1970',
  form: 'Format of the file',
  from: 'First day of the range, as `YYYY-MM-DD`',
  held: 'Whether lines that are held for review are included',
  incomplete: 'Whether lines that lack what records or settings could hold are included',
  id: 'Only the records with these ids, separated by commas',
  ids: 'IDs, separated by commas',
  key: 'The file, from the signed link',
  kind: 'Only reasons of this kind',
  language: 'Language of the texts; the user’s language if absent',
  limit: 'Records on a page',
  list: 'The list that the filters belong to',
  locationId: 'Only of this location',
  locationIds: 'Only of these locations, separated by commas',
  noAccountPage: 'Page of the list of patients without an account, counted from 1',
  noHepPage: 'Page of the list of patients without a program, counted from 1',
  noRecentSessionPage: 'Page of the list of patients without a recent session, counted from 1',
  note: 'ID of the note that is being edited',
  org: 'The organization, from the signed link',
  organizationId: 'Only of this organization',
  page: 'Page, counted from 1',
  participant: 'Only sessions whose participant’s ID contains this',
  patientId: 'Only this patient',
  patientIds: 'Only these patients, separated by commas',
  practitionerId: 'Only patients of this provider',
  product: 'Only those that use this product',
  products: 'Products of the patients in the file, separated by commas',
  provider: 'Only sessions of this provider',
  q: 'What is searched for',
  readyToBillPage: 'Page of the list of patients who are ready to bill, counted from 1',
  registered: 'Only providers who have signed up, or only those who have not',
  resultFrom: 'Only sessions with a result of at least this',
  resultTo: 'Only sessions with a result of at most this',
  risks: 'Only sessions with one of these risks, separated by commas',
  sessionUUID: 'Only the session with this UUID',
  setupDate: 'Day of set-up and education, as `YYYY-MM-DD`',
  show: 'Which of the care paths',
  signature: 'Signature of the link',
  sort: 'Order of the records; a minus sign reverses it',
  start: 'Only what is dated at or after this time',
  startedAt: 'Beginning of the note’s time',
  state: 'Only patients in this state of care',
  status: 'Only those with this status',
  subject: 'The record, as `type:id`',
  to: 'Last day of the range, as `YYYY-MM-DD`',
  uuid: 'UUID of the user at the identity provider',
  v: 'Version of the file; a link with it can be cached',
  yearMonth: 'Month as `YYYY-MM`; the current month if absent',
};
const byCall: Readonly<Record<string, Descriptions>> = {
  checkScanClient: { versionId: 'Version of the client that asks, such as `2.16.0`' },
  endOwnSession: { id: 'ID of the session, from the list of sessions' },
  completeSignUp: { id: 'UUID of the invited profile' },
  updateUser: { id: 'UUID of the user' },
  dryRunCarePath: { from: 'First day of the past care to preview on', to: 'Last day of the past care to preview on' },
};

const IF_MATCH =
  'The `version` of the record that was read; 0 for a new record. Without it, the response is 428. If the record has changed since, the response is 412, with the current record in `current`.';
const IDEMPOTENCY_KEY =
  'Created by the caller for each change. The same request sent again with it gets the same response and is done once.';

function describe(call: Call, place: 'path' | 'query') {
  const shape = place === 'path' ? call.params : call.query;
  const examples = documentedCalls[call.id]?.params ?? {};
  return (shape ? listProperties(shape) : []).map(([name, schema, isRequired]) => ({
    name,
    in: place,
    required: place === 'path' || isRequired,
    description: byCall[call.id]?.[name] ?? (place === 'path' ? inPath : inQuery)[name],
    schema,
    ...(name in examples && { example: examples[name] }),
  }));
}

/** Page, size and order of a list. The forms of the simple-rest dialect are for react-admin alone. */
function describeList({ list }: Call) {
  if (!list) return [];
  const sort = list.sort.flatMap((key) => [key, `-${key}`]);
  const byDefault = `${list.defaultSort.dir === 'DESC' ? '-' : ''}${list.defaultSort.key}`;
  return [
    { name: 'page', schema: { type: 'integer', minimum: 1, default: 1 } },
    { name: 'limit', schema: { type: 'integer', minimum: 1, maximum: 999, default: list.limit } },
    { name: 'sort', schema: { type: 'string', enum: sort, default: byDefault } },
  ].map((each) => ({ ...each, in: 'query', required: false, description: inQuery[each.name] }));
}

/** The `If-Match` and `Idempotency-Key` of a write, and documented headers. */
function describeHeaders(call: Call) {
  const { headers = [], version } = documentedCalls[call.id] ?? {};
  const isOwnChange = isWrite(call) && call.access !== 'public';
  const named = [
    ...(call.versioned
      ? [
          {
            name: 'If-Match',
            required: true,
            description: IF_MATCH,
            schema: { type: 'integer', minimum: 0 },
            example: version ?? 1,
          },
        ]
      : []),
    ...(isOwnChange
      ? [
          {
            name: 'Idempotency-Key',
            required: false,
            description: IDEMPOTENCY_KEY,
            schema: { type: 'string', minLength: 8, maxLength: 255 },
          },
        ]
      : []),
    ...(call.mediaTypes?.includes('application/json')
      ? [
          {
            name: 'Content-Encoding',
            required: false,
            description: 'For gzipped JSON',
            schema: { type: 'string', enum: ['gzip'] },
          },
        ]
      : []),
    ...headers.map((header) => ({ ...header, schema: { type: 'string' } })),
  ];
  return named.map((header) => ({ ...header, in: 'header' }));
}

/** All parameters of a call: path, list, query, headers. */
export const describeParameters = (call: Call) => [
  ...describe(call, 'path'),
  ...describeList(call),
  ...describe(call, 'query'),
  ...describeHeaders(call),
];
