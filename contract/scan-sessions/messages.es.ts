import type { TranslationOf } from '../platform/message.ts';
import type { scanSessionFieldMessage, scanSessionMessage } from './messages.ts';

export const scanSessionFieldMessages: TranslationOf<typeof scanSessionFieldMessage> = {
  'scanSessions.resultIdRequired': 'El identificador del resultado es obligatorio',
  'scanSessions.resultNameRequired': 'El nombre del resultado es obligatorio',
  'scanSessions.invalidType': 'El tipo de sesión no es válido',
  'scanSessions.participantUidRequired': 'El UID del participante es obligatorio',
  'scanSessions.invalidRisk': 'El riesgo no es válido',
  'scanSessions.oneAssessment': 'Seleccione una evaluación para filtrar por resultado',
};

export const scanSessionMessages: TranslationOf<typeof scanSessionMessage> = {
  'scanSessions.sessionNotFound': 'No se encontró la sesión.',
  'scanSessions.notFound': 'No se encontró la sesión de Scan.',
  'scanSessions.participantNotFound': 'No se encontró al participante.',
};
