import type { TranslationOf } from '../platform/message.ts';
import type { intakeFieldMessage, intakeMessage } from './messages.ts';

export const intakeFieldMessages: TranslationOf<typeof intakeFieldMessage> = {
  'intake.labelRequired': 'La etiqueta es obligatoria',
  'intake.codeExpired': 'Este código ya no es válido. Pida uno nuevo a su clínica.',
};

export const intakeMessages: TranslationOf<typeof intakeMessage> = {
  'intake.maxFrames': 'Un registro puede tener como máximo %{n} fotogramas (dos horas a 30 por segundo).',
  'intake.artifactForm': 'No es un tipo de contenido o una codificación válidos para %{type}.',
  'intake.otherContent': 'El archivo no es %{type}.',
  'intake.malicious': 'El archivo no se guardó: el antivirus lo considera dañino.',
  'intake.invalidLog': 'El registro debe ser JSON con meta y frames.',
  'intake.invalidJson': 'El archivo debe ser JSON.',
  'intake.logTooLarge': 'El registro es demasiado grande.',
  'intake.sessionUuidUsed': 'Ese sessionUUID ya se usó.',
  'intake.otherFile': 'La sesión ya tiene otro archivo de este tipo.',
  'intake.recordingNotFound': 'No se encontró la grabación.',
};
