import type { TranslationOf } from '../platform/message.ts';
import type { surveyFormFieldMessage, surveyMessage } from './messages.ts';

export const surveyFormFieldMessages: TranslationOf<typeof surveyFormFieldMessage> = {
  'surveys.formIdRequired': 'El identificador del cuestionario es obligatorio',
  'surveys.invalidFormId': 'El identificador del cuestionario solo puede contener letras, dígitos, - y _',
  'surveys.surveyRequired': 'Elija un cuestionario',
  'surveys.everyDays': 'Escriba un número entero de días de 1 a %{max}',
};

export const surveyMessages: TranslationOf<typeof surveyMessage> = {
  'surveys.invalidSignature': 'La firma falta o no es válida.',
  'surveys.noResponse': 'Esto no es una respuesta a un cuestionario.',
  'surveys.formExists': 'Este cuestionario ya se agregó.',
  'surveys.formAnswered': 'Un cuestionario con respuestas no se puede eliminar.',
  'surveys.notConfigured': 'Las respuestas de cuestionarios no están configuradas.',
  'surveys.formNotFound': 'No se encontró el cuestionario.',
  'surveys.responseNotFound': 'No se encontró la respuesta.',
  'surveys.responseHandled': 'Esta respuesta ya se procesó.',
  'surveys.registerForm': 'Primero agregue el cuestionario de esta respuesta. Después asigne la respuesta.',
  'surveys.unreadable': 'Las respuestas de este cuestionario no se pueden leer.',
  'surveys.dayPassed': 'Elija hoy o un día posterior.',
  'surveys.alreadyAssigned':
    'Este cuestionario ya está asignado. Deténgalo primero para cambiar cuándo toca responderlo.',
  'surveys.scheduleNotFound': 'Este cuestionario ya no está asignado.',
  'surveys.notDue': 'Este cuestionario no está pendiente.',
  'surveys.unknownQuestion': 'Este cuestionario no tiene esa pregunta.',
  'surveys.invalidAnswer': 'Esta no es una respuesta a la pregunta.',
  'surveys.missingAnswer': 'Faltan respuestas a estas preguntas: %{questions}',
};
