import type { TranslationOf } from '../platform/message.ts';
import type { patientLinkFieldMessage, patientLinkMessage } from './messages.ts';

export const patientLinkFieldMessages: TranslationOf<typeof patientLinkFieldMessage> = {
  'patientLink.birthDateRequired': 'Ingrese su fecha de nacimiento.',
  'patientLink.otherBirthDate': 'No es la fecha de nacimiento que tiene su clínica. Intentos restantes: %{left}.',
};

export const patientLinkMessages: TranslationOf<typeof patientLinkMessage> = {
  'patientLink.gone': 'Este enlace ya no funciona. Pida uno nuevo a su clínica.',
  'patientLink.noEmail': 'El paciente no tiene correo electrónico.',
  'patientLink.notOpen': 'El enlace solo se abre para un paciente en atención con Health y fecha de nacimiento.',
  'patientLink.deviceNotFound': 'El dispositivo ya no está conectado.',
};
