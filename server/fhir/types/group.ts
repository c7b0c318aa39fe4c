import type { Group } from '@medplum/fhirtypes';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { toGroup, type GroupRow } from '../../../domain/fhir/group.ts';
import { isPatientAccessible } from '../../platform/db/accessible-patients.ts';
import { locations, organizations, patients } from '../../platform/db/schema.ts';
import { isOneOf } from '../conditions.ts';
import { defineSource, type FhirReader, type ResourceType } from '../resource-type.ts';
import { commonParameters, stringParameter } from './common.ts';

/** The columns of `isMember` name their tables: those of a statement over one table are written without. */
const countPatients = ({ scope }: FhirReader, isMember: SQL) => sql<number>`(
  select count(*)::int from ${patients} where ${and(isPatientAccessible(scope), isMember)})`;

/** Row-level security shows all locations of the organization by name: a group is of those where the reader has patients. */
const isReached = ({ actor }: FhirReader) =>
  actor.allLocations ? undefined : isOneOf(locations.id, actor.locationIds);

const toResources = (row: GroupRow, links: Parameters<typeof toGroup>[1]) => [toGroup(row, links)];

/** Groups for bulk exports: all patients of the organization that the reader may see, and those of each location. */
export const groupType: ResourceType = {
  type: 'Group',
  action: 'patients.read',
  scopes: ['patients:read'],
  parameters: {
    ...commonParameters,
    name: stringParameter('The beginning of the name.', ({ name }: Group) => [name]),
  },
  sources: [
    defineSource<GroupRow>({
      name: 'organization',
      key: organizations.id,
      getKey: ({ id }) => id,
      select: (reader, where, limit) =>
        reader.tx
          .select({
            id: organizations.id,
            kind: sql<'organization'>`'organization'`,
            name: organizations.name,
            patients: countPatients(reader, sql`${patients}.organization_id = ${organizations}.id`),
            version: organizations.version,
            updatedAt: organizations.updatedAt,
          })
          .from(organizations)
          .where(
            and(reader.scope.organization(organizations.id), eq(organizations.id, reader.actor.organizationId), where),
          )
          .orderBy(asc(organizations.id))
          .limit(limit),
      toResources,
      lastUpdated: organizations.updatedAt,
      conditions: {},
    }),
    defineSource<GroupRow>({
      name: 'location',
      key: locations.id,
      getKey: ({ id }) => id,
      select: (reader, where, limit) =>
        reader.tx
          .select({
            id: locations.id,
            kind: sql<'location'>`'location'`,
            name: locations.name,
            patients: countPatients(
              reader,
              sql`${patients}.organization_id = ${locations}.organization_id and ${patients}.location_id = ${locations}.id`,
            ),
            version: locations.version,
            updatedAt: locations.updatedAt,
          })
          .from(locations)
          .where(and(reader.scope.location(locations.organizationId, locations.id), isReached(reader), where))
          .orderBy(asc(locations.id))
          .limit(limit),
      toResources,
      lastUpdated: locations.updatedAt,
      conditions: {},
    }),
  ],
};
