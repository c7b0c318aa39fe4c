import { and, eq, sql } from 'drizzle-orm';
import { addPatient, getPatient, listPatients, resendInvite, updatePatient } from '../../contract/patients/patients.ts';
import { patientMessage } from '../../contract/patients/messages.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { getToday } from '../../domain/platform/calendar.ts';
import { isInvitable } from '../../domain/patients/rules.ts';
import { diffFields } from '../../domain/platform/changes.ts';
import { findTopReason } from '../worklist/patient-attention.ts';
import { refreshWorklist } from '../worklist/refresh-worklist.ts';
import { isPatientAccessible } from '../platform/db/accessible-patients.ts';
import { patients } from '../platform/db/schema.ts';
import { conflict } from '../platform/http/http-error.ts';
import {
  enqueueInvite,
  requirePatientRow,
  lockPatientVersion,
  throwValidationError,
  toSearchColumns,
  requireAddableProducts,
  inviteNewHealthPatient,
} from './patient-change.ts';
import { listPatientRows } from './list.ts';
import { readPageStart, writePageCursors } from './page-cursor.ts';
import { presentPatient } from './presenter.ts';
import { throwIfDuplicate } from './references.ts';
import { savePatient, savePatientChange } from './save-patient.ts';
import type { Reader } from './queries.ts';
import type { Routes } from '../routes.ts';
import { addProducts } from '../../contract/plan-of-care/plan-of-care.ts';
import { validateAddedProducts, listAddedProducts, listProductsWith } from '../../domain/plan-of-care/plan-details.ts';
import { getPlanAction } from '../../domain/plan-of-care/plan-of-care.ts';

const getRecord = async (reader: Reader, id: number): Promise<PatientRecord> =>
  presentPatient(await requirePatientRow(reader, id), reader);

export const patientRoutes: Routes = (router) => {
  router.authenticated(listPatients, async function handleListPatients({ tx, scope, actor, now, list, query, deps }) {
    const reader = { tx, scope, actor, now };
    const { secret } = deps.configuration;
    const cursorOf = { secret, organizationId: actor.organizationId, sort: list.sort, filters: query };
    const { rows, total } = await listPatientRows(reader, list, query, readPageStart(cursorOf));
    const ids = rows.map(({ id }) => id);
    const cursors = await writePageCursors(reader, cursorOf, list, ids);
    const items = rows.map((row) => {
      // Reasons tell of surveys and billing, which no scope for patients opens.
      const isShown = actor.kind !== 'client' && !row.discharged;
      const top = isShown ? findTopReason(row.reasons, actor.products) : null;
      return {
        ...presentPatient(row, reader),
        attention: top && { kind: top.kind, explanation: top.explanation },
      };
    });
    return { items, total, cursors };
  });

  router.authenticated(getPatient, async function handleGetPatient({ tx, scope, actor, now, params }) {
    return getRecord({ tx, scope, actor, now }, params.id);
  });

  router.authenticated(addPatient, async function handleAddPatient({ tx, scope, actor, now, body }) {
    const reader = { tx, scope, actor, now };
    return getRecord(reader, await savePatient(reader, body));
  });

  router.authenticated(
    updatePatient,
    async function handleUpdatePatient({ tx, scope, actor, now, params, body, version, auditDetails }) {
      const reader = { tx, scope, actor, now };
      const { before, changed } = await savePatientChange(reader, params.id, version, body);
      if (body.language)
        auditDetails.changes = diffFields({ language: before.language }, { language: changed.language });
      return presentPatient(changed, reader);
    },
  );

  router.authenticated(resendInvite, async function handleResendInvite({ tx, scope, actor, now, params }) {
    const reader = { tx, scope, actor, now };
    const row = await requirePatientRow(reader, params.id);
    if (row.hasAccount) throw conflict(patientMessage('patients.hasAccount'));
    if (!isInvitable(row)) throw conflict(patientMessage('patients.notInvitable'));
    await enqueueInvite(reader, row.id);
    return { done: true } as const;
  });
};

export const patientProductRoutes: Routes = (router) => {
  router.authenticated(addProducts, async function handleAddProducts({ tx, scope, actor, now, params, body, version }) {
    const reader = { tx, scope, actor, now };
    const row = await lockPatientVersion(reader, params.id, version);
    const today = getToday(row.location.timezone, now);
    if (getPlanAction(row.plans, today) === 'NEW_PLAN') throw conflict(patientMessage('patients.productsOfDischarged'));
    if (listAddedProducts(row.products, body.products).length === 0)
      throw conflict(patientMessage('patients.hasProduct'));
    requireAddableProducts(actor, row, body.products);
    // A side that was never asked for is undefined: only an empty side of a Health patient means `N/A` (OPEN-057).
    const side = row.injuredSideOfBody ?? (row.products.includes('HEALTH') ? null : undefined);
    throwValidationError(validateAddedProducts({ ...row, injuredSideOfBody: side }, body, today));
    const { products, ...fields } = body;
    await throwIfDuplicate(
      tx
        .update(patients)
        .set({
          ...fields,
          ...toSearchColumns(row, fields),
          products: listProductsWith(row.products, products),
          version: row.version + 1,
          updatedAt: sql`now()`,
        })
        .where(and(isPatientAccessible(scope), eq(patients.id, row.id))),
    );
    await refreshWorklist(tx, scope, [row.id], now);
    const record = presentPatient(await requirePatientRow(reader, row.id), reader);
    await inviteNewHealthPatient(reader, row, record);
    return record;
  });
};
