import type { ResourceType } from './resource-type.ts';
import { carePlanType } from './types/care-plan.ts';
import { documentReferenceType } from './types/document-reference.ts';
import { groupType } from './types/group.ts';
import { locationType } from './types/location.ts';
import { observationType } from './types/observation.ts';
import { organizationType } from './types/organization.ts';
import { patientType } from './types/patient.ts';
import { practitionerRoleType, practitionerType } from './types/practitioner.ts';
import { provenanceType } from './types/provenance.ts';
import { questionnaireResponseType } from './types/questionnaire-response.ts';
import { questionnaireType } from './types/questionnaire.ts';
import { serviceRequestType } from './types/service-request.ts';

const types = [
  patientType,
  practitionerType,
  practitionerRoleType,
  organizationType,
  locationType,
  groupType,
  carePlanType,
  serviceRequestType,
  observationType,
  questionnaireType,
  questionnaireResponseType,
  documentReferenceType,
  provenanceType,
];

/** Every type of resources, by its name: who may read it, what it is searched by, its rows and its mapper. */
export const resourceTypes: ReadonlyMap<string, ResourceType> = new Map(types.map((one) => [one.type, one]));
