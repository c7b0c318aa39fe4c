import { findPatients, FOUND_PATIENTS_MAX, recentPatients } from '../../contract/search/patient-search.ts';
import type { Routes } from '../routes.ts';
import { findPatientsByText, loadFoundPatients } from './find-patients.ts';

/** The search of a clinic's console. */
export const patientSearchRoutes: Routes = (router) => {
  router.authenticated(findPatients, async function handleFindPatients({ tx, scope, actor, now, body, auditDetails }) {
    const patients = await findPatientsByText({ tx, scope, actor, now }, body.q);
    auditDetails.entityIds = patients.map(({ id }) => id);
    return patients;
  });

  router.authenticated(recentPatients, async function handleRecentPatients({ tx, scope, actor, query, auditDetails }) {
    const ids = [...new Set(query.ids)].slice(0, FOUND_PATIENTS_MAX);
    const patients = await loadFoundPatients({ tx, scope, actor }, ids, null);
    auditDetails.entityIds = patients.map(({ id }) => id);
    return patients;
  });
};
