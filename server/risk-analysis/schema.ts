import { jsonb, text } from 'drizzle-orm/pg-core';
import { organizations } from '../organizations/schema.ts';
import { updatedAt, version, tenantTable } from '../platform/db/tenant-table.ts';

/** A risk-analysis outcome of an organization for one assessment (ENT-076). */
export const riskOutcomes = tenantTable('risk_outcomes', {
  columns: {
    assessmentId: text('assessment_id').notNull(),
    outcome: jsonb('outcome').notNull(),
    version: version(),
    updatedAt: updatedAt(),
  },
  primaryKey: ['assessmentId'],
  references: { organizationId: () => organizations },
  grants: { app_user: 'select', app_vendor: 'select, insert, update' },
});
