import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { recordAnswersMessages } from './messages.en.ts';

const spanish: Translated<typeof recordAnswersMessages> = {
  recordAnswers: {
    answers: 'Respuestas',
    trend: '%{text}: de %{first} el %{firstDay} a %{last} el %{lastDay}',
    single: '%{text}: %{first} el %{firstDay}',
    column: { survey: 'Cuestionario', question: 'Pregunta', date: 'Fecha', answer: 'Respuesta' },
  },
};
export default spanish;
