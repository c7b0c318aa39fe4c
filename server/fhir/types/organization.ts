import type { Organization } from '@medplum/fhirtypes';
import { and, asc, eq } from 'drizzle-orm';
import { toOrganization, type OrganizationRow } from '../../../domain/fhir/organization.ts';
import { organizations } from '../../platform/db/schema.ts';
import { identifierCondition, none } from '../conditions.ts';
import { defineSource, type ResourceType } from '../resource-type.ts';
import { commonParameters, identifierParameter, stringParameter } from './common.ts';

/** The reader's own organization, and no other: vendor staff read theirs too. */
export const organizationType: ResourceType = {
  type: 'Organization',
  action: 'organization.read',
  scopes: ['patients:read'],
  parameters: {
    ...commonParameters,
    identifier: identifierParameter,
    name: stringParameter('The beginning of the name.', ({ name }: Organization) => [name]),
    address: { type: 'string', documentation: 'Finds nothing: locations have addresses.' },
  },
  sources: [
    defineSource<OrganizationRow>({
      name: '',
      key: organizations.id,
      getKey: ({ id }) => id,
      select: ({ tx, scope, actor }, where, limit) =>
        tx
          .select({
            id: organizations.id,
            name: organizations.name,
            version: organizations.version,
            updatedAt: organizations.updatedAt,
          })
          .from(organizations)
          .where(and(scope.organization(organizations.id), eq(organizations.id, actor.organizationId), where))
          .orderBy(asc(organizations.id))
          .limit(limit),
      toResources: (row, links) => [toOrganization(row, links)],
      lastUpdated: organizations.updatedAt,
      conditions: { identifier: identifierCondition('organization', organizations.id), address: () => none },
    }),
  ],
};
