import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { practitioners } from '../platform/db/schema.ts';
import type { Scope } from '../platform/db/tenant-context.ts';

/** Condition on `practitioners` for the admins of an organization who have an account, or for one of them: whom it notifies by email. */
export const isNotifiedAdmin = (scope: Scope, practitionerId?: number): SQL | undefined =>
  and(
    scope.organization(practitioners.organizationId),
    eq(practitioners.role, 'PORTAL_PROVIDER_ADMIN'),
    isNotNull(practitioners.userId),
    isNull(practitioners.removedAt),
    practitionerId === undefined ? undefined : eq(practitioners.id, practitionerId),
  );
