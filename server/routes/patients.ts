import { and, eq, sql } from 'drizzle-orm';
import type { PatientProduct } from '../../contract/enumerations.ts';
import type { PatientChange } from '../../contract/patient-fields.ts';
import { addPatient, getPatient, listPatients, resendInvite, updatePatient } from '../../contract/patients.ts';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { todayIn } from '../../domain/calendar.ts';
import { searchText, sortName } from '../../domain/patient.ts';
import {
  healthSubmitProblem,
  newPatientProblems,
  patientChangeProblems,
  type StoredPatient,
} from '../../domain/patient-rules.ts';
import { patients, plansOfCare } from '../db/schema/index.ts';
import { clash, conflict, patientHidden, Refusal } from '../http/refusal.ts';
import { enqueue } from '../jobs/jobs.ts';
import { patientPage } from './patient-list.ts';
import { presentPatient } from './patient-presenter.ts';
import { checkProducts, checkProvider, defaultProvider, placeNamed, withoutDuplicates } from './patient-references.ts';
import { inSight, patientRow, type PatientRow, type Reader } from './patient-rows.ts';
import type { Routes } from './index.ts';

async function rowOf(reader: Reader, id: number): Promise<PatientRow> {
  const row = await patientRow(reader, id);
  if (!row) throw patientHidden();
  return row;
}

const recordOf = async (reader: Reader, id: number): Promise<PatientRecord> =>
  presentPatient(await rowOf(reader, id), reader);

function refuse(problems: Record<string, string>, message = Object.values(problems)[0]): void {
  if (message !== undefined && Object.keys(problems).length) throw new Refusal(422, message, { fields: problems });
}

const isInvitable = ({ products, email, hasAccount }: Pick<PatientRow, 'products' | 'email' | 'hasAccount'>): boolean =>
  products.includes('HEALTH') && email !== null && !hasAccount;

/** The letter is made by the job, so that neither queue nor request holds the code in clear. */
const invite = ({ tx, actor }: Reader, patientId: number) =>
  enqueue(tx, 'patient-invite', actor.organizationId, { patientId });

/** Names and email as they will be after the change, and what is searched and sorted by. */
function searched(row: PatientRow, change: PatientChange) {
  const names = { firstName: change.firstName ?? row.firstName, lastName: change.lastName ?? row.lastName };
  if (change.firstName === null) names.firstName = '';
  if (change.lastName === null) names.lastName = '';
  return {
    ...names,
    searchText: searchText(names, change.email === undefined ? row.email : change.email),
    sortName: sortName(names),
  };
}

export const patientRoutes: Routes = (served) => {
  served.acting(listPatients, async ({ tx, scope, actor, now, list, query }) => {
    const { rows, total } = await patientPage({ tx, scope, actor, now }, list, query);
    return { items: rows.map((row) => presentPatient(row, { actor, now })), total };
  });

  served.acting(getPatient, ({ tx, scope, actor, now, params }) => recordOf({ tx, scope, actor, now }, params.id));

  served.acting(addPatient, async ({ tx, scope, actor, now, body }) => {
    const reader = { tx, scope, actor, now };
    const place = await placeNamed(reader, body.locationId);
    const today = todayIn(place.timezone, now);
    refuse(newPatientProblems(body, today));
    checkProducts(reader, body.products);
    await checkProvider(reader, body.primaryPractitionerId);
    const names = { firstName: body.firstName ?? '', lastName: body.lastName ?? '' };
    const [added] = await withoutDuplicates(
      tx
        .insert(patients)
        .values({
          ...body,
          ...names,
          organizationId: actor.organizationId,
          primaryPractitionerId: body.primaryPractitionerId ?? (await defaultProvider(reader, place)),
          searchText: searchText(names, body.email),
          sortName: sortName(names),
        })
        .returning({ id: patients.id }),
    );
    const { id } = added!;
    await tx.insert(plansOfCare).values({ organizationId: actor.organizationId, patientId: id, start: today });
    if (isInvitable({ ...body, hasAccount: false })) await invite(reader, id);
    return recordOf(reader, id);
  });

  served.acting(updatePatient, async ({ tx, scope, actor, now, params, body, version }) => {
    const reader = { tx, scope, actor, now };
    // Held, so that an account that is opened meanwhile waits: its email must not change any more.
    await tx
      .select({ id: patients.id })
      .from(patients)
      .where(and(inSight(scope), eq(patients.id, params.id)))
      .for('no key update');
    const row = await rowOf(reader, params.id);
    if (row.version !== version) throw clash(presentPatient(row, reader));
    const place = body.locationId === undefined ? row.location : await placeNamed(reader, body.locationId);
    const stored: StoredPatient = { ...row, products: row.products as PatientProduct[] };
    refuse(
      patientChangeProblems(stored, body, todayIn(place.timezone, now)),
      healthSubmitProblem(stored, body) ?? undefined,
    );
    await checkProvider(
      reader,
      body.primaryPractitionerId === row.primaryPractitionerId ? null : body.primaryPractitionerId,
    );
    await withoutDuplicates(
      tx
        .update(patients)
        .set({ ...body, ...searched(row, body), version: version + 1, updatedAt: sql`now()` })
        .where(and(inSight(scope), eq(patients.id, params.id), eq(patients.version, version))),
    );
    const changed = await rowOf(reader, params.id);
    if (changed.email !== row.email && isInvitable(changed)) await invite(reader, changed.id);
    return presentPatient(changed, reader);
  });

  served.acting(resendInvite, async ({ tx, scope, actor, now, params }) => {
    const reader = { tx, scope, actor, now };
    const row = await rowOf(reader, params.id);
    if (row.hasAccount) throw conflict('The patient already has an account.');
    if (!isInvitable(row)) throw conflict('Only Health patients with an email can be invited.');
    await invite(reader, row.id);
    return { done: true } as const;
  });
};
