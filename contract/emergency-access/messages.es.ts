import type { TranslationOf } from '../platform/message.ts';
import type { emergencyMessage } from './messages.ts';

export const emergencyMessages: TranslationOf<typeof emergencyMessage> = {
  'emergency.reasonRequired': 'Describa la emergencia con al menos %{n} caracteres.',
  'emergency.patientNotFound': 'Ningún paciente de su organización tiene este nombre y esta fecha de nacimiento.',
  'emergency.ambiguous':
    'Varios pacientes tienen este nombre y esta fecha de nacimiento. Consulte a un administrador de su organización.',
  'emergency.notNeeded': 'Puede abrir el expediente de este paciente sin acceso de emergencia.',
  'emergency.notFound': 'No se encontró el acceso de emergencia.',
  'emergency.over': 'Este acceso de emergencia terminó.',
};
