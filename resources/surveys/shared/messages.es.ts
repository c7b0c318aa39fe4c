import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { recordAnswersMessages } from './messages.en.ts';

const spanish: Translated<typeof recordAnswersMessages> = {
  recordAnswers: {
    trend: '%{text}: de %{first} el %{firstDay} a %{last} el %{lastDay}',
    questions: '%{smart_count} pregunta |||| %{smart_count} preguntas',
    selfHarm: 'Las respuestas más recientes refieren pensamientos de muerte o de lastimarse.',
    noScore: 'Sin puntuación',
    mcidSource: 'DMCI: %{source}',
    show: 'Mostrar respuestas',
    hide: 'Ocultar respuestas',
    ratings: 'Valoraciones en el tiempo',
    answers: 'Respuestas a %{title}',
    noneYet: 'Todavía no se respondió ningún cuestionario',
    noneYetHint:
      'Asigne un cuestionario o envíe al paciente el enlace de uno. Las puntuaciones y respuestas aparecen aquí.',
    allTime: 'Mostrar todo el tiempo',
    column: { survey: 'Cuestionario', question: 'Pregunta', date: 'Fecha', answer: 'Respuesta' },
  },
};
export default spanish;
