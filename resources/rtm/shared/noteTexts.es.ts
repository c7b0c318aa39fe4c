import type { Translated } from '../../../src/ui/i18n/translated.ts';
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

/** Under the keys of RTM Billing and the care note dialogs. */
const spanish = {
  rtm: { mode: modes, credentials },
  careNote: { option: { contactMode: modes, credential: credentials } },
};
export default spanish;
