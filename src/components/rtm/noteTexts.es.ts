import type { Translated } from '../../i18n/translated.ts';
import type { contactModeTexts, credentialTexts } from './noteTexts.en.ts';

const modes: Translated<typeof contactModeTexts> = {
  PHONE: 'Teléfono',
  VIDEO: 'Video',
  IN_PERSON: 'En persona',
  MESSAGE: 'Mensaje',
};

const credentials: Translated<typeof credentialTexts> = {
  PT: 'Fisioterapeuta',
  OT: 'Terapeuta ocupacional',
  SLP: 'Terapeuta del habla y lenguaje',
  PTA: 'Asistente de fisioterapia',
  OTA: 'Asistente de terapia ocupacional',
  PHYSICIAN: 'Médico',
  CLINICAL_STAFF: 'Personal clínico',
  AIDE: 'Auxiliar',
};

/** As RTM Billing and the dialogs of care notes mount them. */
const spanish = { rtm: { mode: modes, credentials }, careNote: { contactModes: modes, credentials } };
export default spanish;
