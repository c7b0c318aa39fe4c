import type { PractitionerRole } from '../../contract/enumerations.ts';
import type { Practitioner } from '../../contract/practitioners.ts';

/** What can be changed of a provider (ORG-20). */
export interface ProviderDraft {
  role: PractitionerRole;
  locationIds: number[];
}

export const draftOf = ({ role, locationIds }: Practitioner): ProviderDraft => ({
  role,
  locationIds: [...locationIds],
});
