import { and, eq, sql } from 'drizzle-orm';
import { addPatient, getPatient, listPatients, resendInvite, updatePatient } from '../../contract/patients.ts';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { todayIn } from '../../domain/calendar.ts';
import { changesBetween } from '../../domain/changes.ts';
import { searchText, sortName } from '../../domain/patient.ts';
import { healthSubmitProblem, newPatientProblems, patientChangeProblems } from '../../domain/patient-rules.ts';
import { patientDataChanged } from '../attention/patient-data-changed.ts';
import { patients, plansOfCare } from '../db/schema/index.ts';
import { conflict } from '../http/refusal.ts';
import {
  invite,
  isInvitable,
  patientNamed,
  patientToChange,
  refuse,
  searched,
  storedPatient,
} from './patient-change.ts';
import { patientPage } from './patient-list.ts';
import { presentPatient } from './patient-presenter.ts';
import { checkProducts, checkProvider, defaultProvider, placeNamed, withoutDuplicates } from './patient-references.ts';
import { inSight, type Reader } from './patient-rows.ts';
import type { Routes } from './index.ts';

const recordOf = async (reader: Reader, id: number): Promise<PatientRecord> =>
  presentPatient(await patientNamed(reader, id), reader);

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

  served.acting(updatePatient, async ({ tx, scope, actor, now, params, body, version, trace }) => {
    const reader = { tx, scope, actor, now };
    const row = await patientToChange(reader, params.id, version);
    const place = body.locationId === undefined ? row.location : await placeNamed(reader, body.locationId);
    const stored = storedPatient(row);
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
    // Another place may have another day.
    if (body.locationId !== undefined) await patientDataChanged(tx, scope, params.id, now);
    const changed = await patientNamed(reader, params.id);
    if (body.language) trace.changes = changesBetween({ language: row.language }, { language: changed.language });
    if (changed.email !== row.email && isInvitable(changed)) await invite(reader, changed.id);
    return presentPatient(changed, reader);
  });

  served.acting(resendInvite, async ({ tx, scope, actor, now, params }) => {
    const reader = { tx, scope, actor, now };
    const row = await patientNamed(reader, params.id);
    if (row.hasAccount) throw conflict('The patient already has an account.');
    if (!isInvitable(row)) throw conflict('Only Health patients with an email can be invited.');
    await invite(reader, row.id);
    return { done: true } as const;
  });
};
