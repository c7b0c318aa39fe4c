import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { surveyScheduleMessages } from './schedule.messages.en.ts';

const spanish: Translated<typeof surveyScheduleMessages> = {
  surveySchedule: {
    title: 'Cuestionarios asignados',
    assign: 'Asignar cuestionario',
    assignTitle: 'Asignar cuestionario',
    assigned: 'Se asignó %{title}',
    survey: 'Cuestionario',
    choose: 'Elija un cuestionario',
    questions: '%{smart_count} pregunta |||| %{smart_count} preguntas',
    isAssigned: 'asignado',
    repeat: 'Con qué frecuencia',
    repeats: {
      once: 'Una vez',
      7: 'Cada semana',
      14: 'Cada 2 semanas',
      28: 'Cada 4 semanas',
      84: 'Cada 12 semanas',
    },
    everyDays: 'Cada día |||| Cada %{smart_count} días',
    from: 'Primera vez',
    where: 'El paciente responde en su página, que se abre con el enlace del paciente del programa.',
    once: 'Una vez, desde el %{day}',
    again: '%{often} desde el %{day}',
    by: 'asignado por %{name}',
    byPath: 'asignado por la ruta',
    due: 'Pendiente desde el %{day}',
    next: 'Próxima vez: %{day}',
    last: 'Última respuesta: %{day}',
    never: 'Todavía sin respuesta',
    stop: 'Detener',
    stopOf: 'Detener %{title}',
    stopTitle: '¿Detener el cuestionario?',
    stopText: 'Ya no se le pedirá al paciente que responda %{title}. Las respuestas quedan en el expediente.',
    stopped: 'Se detuvo %{title}',
  },
};
export default spanish;
