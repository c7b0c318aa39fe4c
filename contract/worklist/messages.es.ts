import type { TranslationOf } from '../platform/message.ts';
import type { worklistMessage, worklistReasonMessage } from './messages.ts';

export const worklistReasonMessages: TranslationOf<typeof worklistReasonMessage> = {
  'worklist.adherenceFell':
    'La adherencia bajó de %{before}% (%{days} de %{prescribed} días) a %{now}% (%{daysNow} de %{prescribedNow} días) en los últimos 14 días. Sesiones: %{sessions}% (%{done} de %{sessionsPrescribed}).',
  'worklist.noSession': 'Ninguna sesión desde el %{day}.',
  'worklist.noSessionInCare': 'Ninguna sesión desde que comenzó la atención el %{day}.',
  'worklist.noCareNote': 'Todavía no hay nota de atención este mes. El mes termina el %{day} (%{days} hasta ahora).',
  'worklist.noLiveContact':
    '%{minutes} min registrados, todavía sin interacción en vivo. El mes termina el %{day} (%{days} hasta ahora).',
  'worklist.pathMovedOn': 'Avanzó a la fase %{n}, %{title}, de %{path}: %{measured} el %{day}.',
  'worklist.pathCompleted': 'Completó %{path}: %{measured} el %{day}.',
  'worklist.survey': '%{question} %{change} (%{scale}), %{day}',
  'worklist.surveyAndQuestion': '%{question} %{change} (%{scale}), %{day}, y 1 pregunta más',
  'worklist.surveyAndQuestions': '%{question} %{change} (%{scale}), %{day}, y %{n} preguntas más',
  'worklist.surveyAndResult': '%{question} %{change} (%{scale}), %{day}, y 1 resultado más de los cuestionarios',
  'worklist.surveyAndResults': '%{question} %{change} (%{scale}), %{day}, y %{n} resultados más de los cuestionarios',
  'worklist.answerRose': 'subió de %{before} a %{now}',
  'worklist.answerFell': 'bajó de %{before} a %{now}',
  'worklist.answerChanged': 'cambió de %{before} a %{now}',
  'worklist.answerGiven': 'se respondió con %{now}',
  'worklist.scaleOutside': 'fuera de la escala de %{min} a %{max}',
  'worklist.scale': 'escala de %{min} a %{max}',
  'worklist.worstPain': 'Peor dolor',
  'worklist.leastPain': 'Menor dolor',
  'worklist.averagePain': 'Dolor medio',
  'worklist.currentPain': 'Dolor ahora',
  'worklist.question': '“%{text}”',
  'worklist.figureChange': '%{before} → %{now}',
  'worklist.figureValue': '%{now}',
  'worklist.figurePercents': '%{before} → %{now}%',
  'worklist.figureDays': '%{n} días',
  'worklist.figureMinutes': '%{n} min',
  'worklist.figurePart': '%{n} de %{all}',
  'worklist.figurePhase': 'Fase %{n}',
  'worklist.figureCompleted': 'Completado',
  'worklist.aboutSurvey': '%{question} (%{min}-%{max}), %{day}',
  'worklist.aboutSurveys': '%{question} (%{min}-%{max}), %{day}, %{n} más',
  'worklist.aboutAdherence': 'días activos, últimos 14 días',
  'worklist.aboutSilence': 'sin sesiones desde el %{day}',
  'worklist.aboutSilenceInCare': 'en atención, aún sin sesiones',
  'worklist.aboutNoNote': 'sin nota de atención, vence el %{day}',
  'worklist.aboutNoLiveContact': 'sin interacción en vivo, vence el %{day}',
  'worklist.aboutWindow': 'días con datos para %{code} hasta el %{day}',
  'worklist.aboutPhase': '%{title}, %{path}',
  'worklist.aboutPath': '%{path}',
};

export const worklistMessages: TranslationOf<typeof worklistMessage> = {
  'worklist.notListed': 'Este paciente no está en la lista de trabajo.',
  'worklist.dayPassed': 'Elija hoy o un día posterior.',
  'worklist.tooFarAhead': 'Elija un día dentro de los próximos %{n} días.',
};
