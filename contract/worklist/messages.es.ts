import type { TranslationOf } from '../platform/message.ts';
import type { worklistMessage, worklistReasonMessage } from './messages.ts';

export const worklistReasonMessages: TranslationOf<typeof worklistReasonMessage> = {
  'worklist.adherenceFell':
    'La adherencia bajó de %{before}% (%{days} de %{prescribed} días indicados) a %{now}% (%{daysNow} de %{prescribedNow} días indicados) en los 14 días hasta el %{day}; sesiones indicadas: %{sessions}% (%{done} de %{sessionsPrescribed}).',
  'worklist.noSession': 'Ninguna sesión desde el %{day}.',
  'worklist.noSessionInCare': 'Ninguna sesión desde que comenzó la atención el %{day}.',
  'worklist.noCareNote': '%{days} y ninguna nota de atención este mes, que termina el %{day}.',
  'worklist.noLiveContact': '%{days} y %{minutes} de atención sin contacto en vivo este mes, que termina el %{day}.',
  'worklist.pathMovedOn': 'Pasó a la fase %{n}, %{title}, de %{path}: %{measured} el %{day}.',
  'worklist.pathCompleted': 'Completó %{path}: %{measured} el %{day}.',
  'worklist.survey': '“%{question}” %{change} (%{scale}) el %{day}.',
  'worklist.surveyAndQuestion': '“%{question}” %{change} (%{scale}) el %{day}, y 1 pregunta más también.',
  'worklist.surveyAndQuestions': '“%{question}” %{change} (%{scale}) el %{day}, y %{n} preguntas más también.',
  'worklist.surveyAndResult':
    '“%{question}” %{change} (%{scale}) el %{day}, y 1 resultado más de los cuestionarios también.',
  'worklist.surveyAndResults':
    '“%{question}” %{change} (%{scale}) el %{day}, y %{n} resultados más de los cuestionarios también.',
  'worklist.answerWent': 'pasó de %{before} a %{now}',
  'worklist.answerChanged': 'cambió de %{before} a %{now}',
  'worklist.answerGiven': 'se respondió con %{now}',
  'worklist.scaleOutside': 'fuera de %{min} a %{max}',
  'worklist.scale': 'de %{min} a %{max}',
};

export const worklistMessages: TranslationOf<typeof worklistMessage> = {
  'worklist.notListed': 'El paciente no está en la lista de trabajo.',
  'worklist.dayPassed': 'Ese día ya pasó.',
  'worklist.tooFarAhead': 'Como máximo %{n} días por adelantado.',
};
