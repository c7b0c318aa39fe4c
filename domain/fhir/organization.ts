import type { Organization } from '@medplum/fhirtypes';
import { toIdentifier, toMeta, type Links } from './links.ts';

export interface OrganizationRow {
  id: number;
  name: string;
  version: number;
  updatedAt: Date;
}

export const toOrganization = (row: OrganizationRow, links: Links): Organization => ({
  resourceType: 'Organization',
  id: String(row.id),
  meta: toMeta(row.version, row.updatedAt),
  identifier: [toIdentifier(links, 'organization', row.id)],
  active: true,
  type: [
    {
      coding: [
        {
          system: 'http://terminology.hl7.org/CodeSystem/organization-type',
          code: 'prov',
          display: 'Healthcare Provider',
        },
      ],
    },
  ],
  name: row.name,
});
