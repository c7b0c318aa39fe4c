import type { ResourceType } from './resource-type.ts';
import { locationType } from './types/location.ts';
import { organizationType } from './types/organization.ts';
import { patientType } from './types/patient.ts';
import { practitionerRoleType, practitionerType } from './types/practitioner.ts';

/** Every type of resources, by its name: who may read it, what it is searched by, its rows and its mapper. */
export const resourceTypes: ReadonlyMap<string, ResourceType> = new Map(
  [patientType, practitionerType, practitionerRoleType, organizationType, locationType].map((one) => [one.type, one]),
);
