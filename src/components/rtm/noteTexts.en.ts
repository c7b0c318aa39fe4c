import type { ContactMode, Credential } from '../../../contract/enumerations.ts';

/** How somebody was spoken to, as care notes and RTM Billing name it. */
export const contactModeTexts: Record<ContactMode, string> = {
  PHONE: 'Phone',
  VIDEO: 'Video',
  IN_PERSON: 'In person',
  MESSAGE: 'Message',
};

/** As what a care note was written. */
export const credentialTexts: Record<Credential, string> = {
  PT: 'Physical therapist',
  OT: 'Occupational therapist',
  SLP: 'Speech-language pathologist',
  PTA: 'Physical therapist assistant',
  OTA: 'Occupational therapy assistant',
  PHYSICIAN: 'Physician',
  CLINICAL_STAFF: 'Clinical staff',
  AIDE: 'Aide',
};
