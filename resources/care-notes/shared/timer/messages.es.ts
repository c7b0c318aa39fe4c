import type { Translated } from '../../../../src/ui/i18n/translated.ts';
import type { careTimerMessages } from './messages.en.ts';

const spanish: Translated<typeof careTimerMessages> = {
  careTimer: {
    start: 'Iniciar cronómetro',
    stop: 'Detener cronómetro',
    region: 'Tiempo de atención',
    somebody: 'este paciente',
    minutes: '%{smart_count} min',
    openRecord: 'Abrir el expediente: %{patient}',
    stopOf: 'Detener el cronómetro de %{patient} y escribir la nota de atención',
    pause: 'Pausar cronómetro',
    resume: 'Reanudar cronómetro',
    paused: 'En pausa',
    announced: 'Cronómetro de %{patient}: %{smart_count} minuto |||| Cronómetro de %{patient}: %{smart_count} minutos',
    still: '¿Sigue trabajando en la atención de %{patient}?',
    quiet: 'Sin actividad durante %{smart_count} minuto. |||| Sin actividad durante %{smart_count} minutos.',
    keep: 'Conservar estos minutos',
    leaveOut: 'Descartar estos minutos',
    switchTitle: '¿Cambiar el cronómetro?',
    switchText:
      'Hay un cronómetro en marcha para %{patient} (%{smart_count} minuto). Si cambia, se detiene y su tiempo se conserva para una nota de atención. |||| Hay un cronómetro en marcha para %{patient} (%{smart_count} minutos). Si cambia, se detiene y su tiempo se conserva para una nota de atención.',
    keepRunning: 'Seguir con %{patient}',
    switch: 'Cambiar cronómetro',
    left: '%{smart_count} minuto de %{patient} necesita una nota de atención. |||| %{smart_count} minutos de %{patient} necesitan una nota de atención.',
    open: 'Escribir nota',
  },
};
export default spanish;
