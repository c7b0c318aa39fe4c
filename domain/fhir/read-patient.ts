import type { FhirPatient } from '../../contract/fhir/patient.ts';
import { fhirMessage } from '../../contract/fhir/messages.ts';
import type { Sex } from '../../contract/platform/enumerations.ts';
import type { Message } from '../../contract/platform/message.ts';
import { toExtensionUrl, type Links } from './links.ts';
import { parseReference } from './search.ts';

/** A resource in the words of the patient form, whose schema then checks it. */
export interface ReadPatient {
  /** Without what the resource does not say of our own extensions: a system that knows none changes none. */
  draft: Record<string, unknown>;
  sex: Sex | null;
  errors: Record<string, Message>;
}

const sexes = { male: 'MALE', female: 'FEMALE', unknown: null } as const;

const toNumber = (id: string | null): number | undefined => (id === null ? undefined : Number(id));

/** Elements of the standard that are absent are empty in the record (FHIR R4, 3.1.0.7). */
export function readPatient(resource: FhirPatient, links: Links): ReadPatient {
  const { name: [name] = [], telecom = [], extension = [], identifier = [], communication = [] } = resource;
  const find = (url: string) => extension.filter((one) => one.url === toExtensionUrl(links, url));
  const reach = (system: string) => telecom.find((point) => point.system === system)?.value ?? null;
  const products = find('patient-product').flatMap(({ valueCode }) => valueCode ?? []);
  const [place] = find('patient-location');
  const [side] = find('involved-side');
  const [part] = find('involved-body-part');
  const gaitSystem = `${links.base}/identifier/gait-id`;
  const [provider] = resource.generalPractitioner ?? [];
  const language = communication[0]?.language.coding[0]?.code?.split('-')[0];
  const { managingOrganization: organization } = resource;
  const isForeign = ({ system }: { system: string }) =>
    ![gaitSystem, `${links.base}/identifier/patient`].includes(system);
  return {
    draft: {
      firstName: name?.given?.join(' ') ?? null,
      lastName: name?.family ?? null,
      phoneNumber: reach('phone'),
      email: reach('email'),
      dob: resource.birthDate ?? null,
      gaitUid: identifier.find(({ system }) => system === gaitSystem)?.value ?? null,
      primaryPractitionerId: provider
        ? (toNumber(parseReference(provider.reference, 'Practitioner', links.base)) ?? Number.NaN)
        : null,
      ...(language && { language }),
      ...(products.length > 0 && { products }),
      ...(place && {
        locationId: toNumber(parseReference(place.valueReference?.reference ?? '', 'Location', links.base)),
      }),
      ...(side && { injuredSideOfBody: side.valueCode ?? null }),
      ...(part && { injuredBodyPart: part.valueCode ?? null }),
    },
    sex: sexes[resource.gender ?? 'unknown'],
    errors: {
      ...(identifier.some(isForeign) && { identifier: fhirMessage('fhir.unknownIdentifier') }),
      ...(organization &&
        parseReference(organization.reference, 'Organization', links.base) !== String(links.organizationId) && {
          managingOrganization: fhirMessage('fhir.ownOrganization'),
        }),
    },
  };
}
