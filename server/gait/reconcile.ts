import { and, arrayContains, asc, sql } from 'drizzle-orm';
import type { ReconcilePreviewRow } from '../../contract/gait/reconcile.ts';
import {
  evaluateRows,
  type StoredGaitPatient,
  toPatientChange,
  listEmailsToSet,
  listRespelledIds,
  rejectTakenEmails,
} from '../../domain/gait/reconcile/evaluate-rows.ts';
import type { ReadRow } from '../../domain/gait/reconcile/read-file.ts';
import type { Reader } from '../patients/queries.ts';
import { isPatientAccessible } from '../platform/db/accessible-patients.ts';
import { patients } from '../platform/db/schema.ts';
import { findViolatedConstraint } from '../platform/http/error-response.ts';
import { enqueueInvites, toSearchColumns } from '../patients/patient-change.ts';

/** What the rows would do now, with the patients they are about; `held` for a change of them. */
export async function previewRows(reader: Reader, rows: readonly ReadRow[], { held = false } = {}) {
  const uids = rows.flatMap(({ gaitUid }) => (gaitUid === null ? [] : [gaitUid]));
  const stored = await loadGaitPatients(reader, uids, { held });
  const elsewhere = await findIdsElsewhere(reader, listRespelledIds(rows, stored));
  const evaluatedRows = evaluateRows(rows, stored, elsewhere);
  const taken = await findTakenEmails(reader, listEmailsToSet(evaluatedRows));
  const preview: ReconcilePreviewRow[] = rejectTakenEmails(evaluatedRows, taken);
  return { preview, patients: stored };
}

/** An ID as it may be spelt: the database may fold fewer letters than the domain does. */
const listSpellings = (uid: string): string[] => [uid, uid.toLowerCase(), uid.toUpperCase()];

/**
 * The gait patients within reach that could be meant by these IDs, in one statement. `held` until the end of the
 * transaction, in one order for everybody, for a change of them.
 */
async function loadGaitPatients(
  { tx, scope }: Reader,
  gaitUids: readonly string[],
  { held = false } = {},
): Promise<StoredGaitPatient[]> {
  if (gaitUids.length === 0) return [];
  const wanted = [...new Set(gaitUids.flatMap(listSpellings))];
  const found = tx
    .select({
      id: patients.id,
      version: patients.version,
      gaitUid: patients.gaitUid,
      firstName: patients.firstName,
      lastName: patients.lastName,
      email: patients.email,
      phoneNumber: patients.phoneNumber,
      products: patients.products,
      hasAccount: patients.hasAccount,
      injuredSideOfBody: patients.injuredSideOfBody,
      injuredBodyPart: patients.injuredBodyPart,
      discharged: patients.discharged,
    })
    .from(patients)
    .where(
      and(
        isPatientAccessible(scope),
        arrayContains(patients.products, ['GAIT']),
        sql`lower(${patients.gaitUid}) in (select lower(uid) from jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb) as uid)`,
      ),
    )
    .orderBy(asc(patients.id));
  return held ? found.for('no key update', { of: patients }) : found;
}

interface RespelledId {
  patientId: number;
  gaitUid: string;
}

/**
 * Which of these Unique Gait IDs, spelt exactly so, a patient of the organization has, also one out of reach. Letters of
 * either case make two IDs: a row about `G-7` of another location must not go to the `g-7` of this one. As with emails only
 * the database knows, so it is asked to add somebody with each of them at the patient's own place, and takes that back.
 */
async function findIdsElsewhere({ tx, actor }: Reader, respelt: readonly RespelledId[]): Promise<Set<string>> {
  if (respelt.length === 0) return new Set();
  await tx.execute(sql`savepoint gait_uids`);
  const { rows } = (await tx.execute(sql`
    insert into patients (organization_id, location_id, products, gait_uid)
    select p.organization_id, p.location_id, '{GAIT}', x."gaitUid"
    from jsonb_to_recordset(${JSON.stringify(respelt)}::jsonb) as x("patientId" int, "gaitUid" text)
      join patients p on p.organization_id = ${actor.organizationId} and p.id = x."patientId"
    on conflict do nothing
    returning gait_uid`)) as { rows: { gait_uid: string }[] };
  await tx.execute(sql`rollback to savepoint gait_uids`);
  const free = new Set(rows.map((row) => row.gait_uid));
  return new Set(respelt.flatMap(({ gaitUid }) => (free.has(gaitUid) ? [] : [gaitUid])));
}

interface WantedEmail {
  patientId: number;
  email: string;
}

/**
 * Which of these emails another patient of the organization has, also one out of reach, whom no query finds: only the
 * database knows, so it is asked to add somebody with each of them at the patient's own place, and takes that back.
 */
async function findTakenEmails({ tx, actor }: Reader, wanted: readonly WantedEmail[]): Promise<Set<string>> {
  if (wanted.length === 0) return new Set();
  await tx.execute(sql`savepoint emails`);
  const { rows } = (await tx.execute(sql`
    insert into patients (organization_id, location_id, products, email)
    select p.organization_id, p.location_id, '{GAIT}', x.email
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as x("patientId" int, email text)
      join patients p on p.organization_id = ${actor.organizationId} and p.id = x."patientId"
    on conflict do nothing
    returning email`)) as { rows: { email: string }[] };
  await tx.execute(sql`rollback to savepoint emails`);
  const free = new Set(rows.map(({ email }) => email));
  return new Set(wanted.flatMap(({ email }) => (free.has(email) ? [] : [email])));
}

/**
 * Changes all patients of the rows in one statement, as edit patient would, and invites whom a new email makes
 * invitable. The patients are held. Null, with nothing done, when an email has just become somebody else's.
 */
export async function applyChanges(
  reader: Reader,
  rows: readonly ReconcilePreviewRow[],
  storedPatients: readonly StoredGaitPatient[],
): Promise<{ ids: number[]; invited: number } | null> {
  const { tx, actor } = reader;
  const known = new Map(storedPatients.map((patient) => [patient.id, patient]));
  const changed = rows.flatMap(({ patient, changes }) => {
    const stored = patient && known.get(patient.id);
    if (!stored) return [];
    const change = toPatientChange(changes);
    return [
      { id: stored.id, version: stored.version, email: stored.email, ...change, ...toSearchColumns(stored, change) },
    ];
  });
  await tx.execute(sql`savepoint fill_in`);
  try {
    await tx.execute(sql`
      update patients p set first_name = x."firstName", last_name = x."lastName", email = x.email,
        search_text = x."searchText", sort_name = x."sortName", version = p.version + 1, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as x(id int, version int, "firstName" text, "lastName" text,
        email text, "searchText" text, "sortName" text)
      where p.organization_id = ${actor.organizationId} and p.id = x.id and p.version = x.version`);
  } catch (error) {
    if (findViolatedConstraint(error) !== 'patients_email') throw error;
    await tx.execute(sql`rollback to savepoint fill_in`);
    return null;
  }
  const invited = rows.flatMap(({ willInvite, patient }) => (willInvite && patient ? [patient.id] : []));
  await enqueueInvites(reader, invited);
  return { ids: changed.map(({ id }) => id), invited: invited.length };
}
