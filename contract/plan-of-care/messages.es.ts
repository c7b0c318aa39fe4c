import type { TranslationOf } from '../platform/message.ts';
import type { careStateMessage, planOfCareMessage } from './messages.ts';

export const planOfCareMessages: TranslationOf<typeof planOfCareMessage> = {
  'planOfCare.noDayYet': 'Un nuevo plan de atención puede comenzar el día después de que terminó el anterior.',
  'planOfCare.onlyDay': 'La fecha debe ser %{day}.',
  'planOfCare.dayWindow': 'La fecha debe estar entre %{first} y %{last}.',
  'planOfCare.newPlanSince': 'Desde entonces comenzó un nuevo plan de atención, así que el alta no se puede deshacer.',
  'planOfCare.notDischarged': 'No hay ninguna alta que deshacer.',
  'planOfCare.undoHours': 'Un alta solo se puede deshacer durante %{n} horas.',
};

export const careStateMessages: TranslationOf<typeof careStateMessage> = {
  'planOfCare.inCare': 'El paciente está en atención y no hay ninguna alta programada.',
  'planOfCare.dischargePlanned': 'El paciente ya tiene un alta programada.',
  'planOfCare.discharged': 'El paciente está dado de alta.',
};
