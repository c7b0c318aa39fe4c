import type { ContactMode, Credential } from '../../../contract/platform/enumerations.ts';

/** Kinds of contact in care notes and RTM Billing. */
export const contactModeTexts: Record<ContactMode, string> = {
  PHONE: 'Phone',
  VIDEO: 'Video',
  IN_PERSON: 'In person',
  MESSAGE: 'Message',
};

/** Credentials of care note authors. */
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
