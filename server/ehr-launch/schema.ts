import { sql } from 'drizzle-orm';
import { boolean, index, integer, text, unique } from 'drizzle-orm/pg-core';
import { organizations, practitioners } from '../organizations/schema.ts';
import { patients } from '../patients/schema.ts';
import { isPatientVisible, managesOrganization } from '../platform/db/policies.ts';
import { createdAt, id, tenantTable, timestamptz } from '../platform/db/tenant-table.ts';

const readColumns = 'organization_id, id, name, issuer, client_id, has_secret, created_by, created_at, last_used_at';

/** EHRs that launch the portal. Admins change them; only the service reads a client secret, which is sealed. */
export const ehrConnections = tenantTable('ehr_connections', {
  columns: {
    id: id(),
    name: text('name').notNull(),
    /** The base of its FHIR server, without a slash at the end. */
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    /** Null for a public client. */
    sealedSecret: text('sealed_secret'),
    hasSecret: boolean('has_secret').notNull(),
    createdBy: integer('created_by'),
    createdAt: createdAt(),
    lastUsedAt: timestamptz('last_used_at'),
  },
  references: {
    organizationId: () => organizations,
    createdBy: { table: () => practitioners, name: 'ehr_connections_created_by' },
  },
  constraints: (t) => [unique('ehr_connections_issuer').on(t.organizationId, t.issuer)],
  restrictWrites: () => ({ managed: managesOrganization }),
  grants: {
    app_user: `select (${readColumns}), insert, delete, update (sealed_secret, has_secret)`,
    app_service: 'select, update (sealed_secret, last_used_at)',
  },
});

/** Launches on their way, each of one person. */
export const ehrLaunches = tenantTable('ehr_launches', {
  columns: {
    id: id(),
    connectionId: integer('connection_id').notNull(),
    userId: text('user_id').notNull(),
    /** Of the `state` that the EHR sends back. */
    stateHash: text('state_hash').notNull(),
    /** The verifier of PKCE, sealed. */
    verifier: text('verifier').notNull(),
    tokenEndpoint: text('token_endpoint').notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** When the EHR has sent the browser back: it does that once. */
    usedAt: timestamptz('used_at'),
    /** The EHR's id of the patient. */
    ehrPatientId: text('ehr_patient_id'),
    /** Our patients that were offered for it. */
    candidateIds: integer('candidate_ids').array(),
  },
  references: { connectionId: { table: () => ehrConnections, name: 'ehr_launches_connection', onDelete: 'cascade' } },
  constraints: (t) => [
    unique('ehr_launches_state').on(t.stateHash),
    index('ehr_launches_connection').on(t.organizationId, t.connectionId),
    index('ehr_launches_expiry').on(t.expiresAt),
  ],
  restrict: () => ({ own: sql`user_id = (select app.user_id())` }),
  grants: {
    app_user: 'select, insert, update (used_at, ehr_patient_id, candidate_ids)',
    app_service: 'select, delete',
  },
});

/** Which patient one of an EHR is, as somebody has confirmed. */
export const ehrPatients = tenantTable('ehr_patients', {
  columns: {
    connectionId: integer('connection_id').notNull(),
    ehrPatientId: text('ehr_patient_id').notNull(),
    patientId: integer('patient_id').notNull(),
    confirmedBy: integer('confirmed_by').notNull(),
    confirmedAt: createdAt('confirmed_at'),
  },
  primaryKey: ['connectionId', 'ehrPatientId'],
  references: {
    connectionId: { table: () => ehrConnections, name: 'ehr_patients_connection', onDelete: 'cascade' },
    patientId: { table: () => patients, name: 'ehr_patients_patient' },
    confirmedBy: { table: () => practitioners, name: 'ehr_patients_confirmed_by' },
  },
  constraints: (t) => [index('ehr_patients_patient').on(t.organizationId, t.patientId)],
  restrict: (t) => ({ of_patient: isPatientVisible(t) }),
  grants: { app_user: 'select, insert, update (patient_id, confirmed_by, confirmed_at)' },
});
