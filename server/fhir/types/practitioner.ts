import type { Practitioner } from '@medplum/fhirtypes';
import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { toPractitionerRole, type PractitionerRoleRow } from '../../../domain/fhir/practitioner-role.ts';
import { toPractitioner, type PractitionerRow } from '../../../domain/fhir/practitioner.ts';
import { practitionerLocations, practitioners } from '../../platform/db/schema.ts';
import { isProviderAccessible } from '../../team/accessible-providers.ts';
import { identifierCondition, none, referenceCondition, toRowId } from '../conditions.ts';
import { defineSource, type FhirReader, type ResourceType } from '../resource-type.ts';
import { parseReference } from '../../../domain/fhir/search.ts';
import { commonParameters, identifierParameter, stringParameter } from './common.ts';

const columns = {
  id: practitioners.id,
  firstName: practitioners.firstName,
  lastName: practitioners.lastName,
  version: practitioners.version,
  updatedAt: practitioners.updatedAt,
};

/** Providers who were not removed, and whom the reader may see (OPEN-149). */
const isShown = ({ tx, actor, scope }: FhirReader, where: SQL | undefined) =>
  and(isProviderAccessible(tx, actor, scope), isNull(practitioners.removedAt), where);

/** Was a provider removed, whom the reader could see? */
const isGone = async (reader: FhirReader, where: SQL): Promise<boolean> => {
  const rows = await reader.tx
    .select({ id: practitioners.id })
    .from(practitioners)
    .where(and(isProviderAccessible(reader.tx, reader.actor, reader.scope), isNotNull(practitioners.removedAt), where));
  return rows.length > 0;
};

const listNames = ({ name = [] }: Practitioner) =>
  name.flatMap(({ text, family, given = [] }) => [text, family, ...given]);

export const practitionerType: ResourceType = {
  type: 'Practitioner',
  action: 'organization.read',
  scopes: ['patients:read'],
  parameters: {
    ...commonParameters,
    identifier: identifierParameter,
    name: stringParameter('The beginning of the first, the last or the full name.', listNames),
  },
  sources: [
    defineSource<PractitionerRow>({
      name: '',
      key: practitioners.id,
      getKey: ({ id }) => id,
      isGone,
      select: (reader, where, limit) =>
        reader.tx
          .select(columns)
          .from(practitioners)
          .where(isShown(reader, where))
          .orderBy(asc(practitioners.id))
          .limit(limit),
      toResources: (row, links) => [toPractitioner(row, links)],
      lastUpdated: practitioners.updatedAt,
      conditions: { identifier: identifierCondition('practitioner', practitioners.id) },
    }),
  ],
};

/**
 * Locations of a provider that the reader may see, by name. Columns stand in conditions of their own: in a statement over one
 * table, drizzle writes those in between without their tables.
 */
const selectLocations = ({ scope }: FhirReader) => sql<PractitionerRoleRow['locations']>`(
  select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name) order by l.name, l.id), '[]'::json)
  from practitioner_locations join locations l on ${and(
    sql`l.organization_id = ${practitionerLocations.organizationId}`,
    sql`l.id = ${practitionerLocations.locationId}`,
  )}
  where ${and(
    eq(practitionerLocations.organizationId, practitioners.organizationId),
    eq(practitionerLocations.practitionerId, practitioners.id),
    scope.location(practitionerLocations.organizationId, practitionerLocations.locationId),
  )})`;

export const practitionerRoleType: ResourceType = {
  type: 'PractitionerRole',
  action: 'organization.read',
  scopes: ['patients:read'],
  includes: [{ names: ['practitioner'], element: 'practitioner', target: 'Practitioner' }],
  parameters: {
    ...commonParameters,
    practitioner: { type: 'reference', documentation: 'The provider.' },
    specialty: { type: 'token', documentation: 'Finds nothing: no specialties are kept.' },
    location: {
      type: 'reference',
      documentation: 'A location of the provider.',
      toMatch: ({ values }, { base }) => {
        const ids = values.map((value) => toRowId(parseReference(value, 'Location', base))).filter((id) => id !== null);
        return (resource) => {
          const { location = [] } = resource as { location?: { reference?: string }[] };
          return location.some(({ reference }) => ids.some((id) => reference === `Location/${id}`));
        };
      },
    },
  },
  sources: [
    defineSource<PractitionerRoleRow>({
      name: '',
      key: practitioners.id,
      getKey: ({ id }) => id,
      isGone,
      select: (reader, where, limit) =>
        reader.tx
          .select({ ...columns, locations: selectLocations(reader) })
          .from(practitioners)
          .where(isShown(reader, where))
          .orderBy(asc(practitioners.id))
          .limit(limit),
      toResources: (row, links) => [toPractitionerRole(row, links)],
      lastUpdated: practitioners.updatedAt,
      conditions: { practitioner: referenceCondition(practitioners.id, 'Practitioner'), specialty: () => none },
    }),
  ],
};
