import type { Translated } from '../../../../src/ui/i18n/translated.ts';
import type { careTimerMessages } from './messages.en.ts';

const spanish: Translated<typeof careTimerMessages> = {
  careTimer: {
    start: 'Iniciar cronómetro',
    stop: 'Detener cronómetro',
    region: 'Tiempo de atención',
    somebody: 'este paciente',
    minutes: '%{smart_count} min',
    openRecord: 'Abrir el expediente de %{patient}',
    stopOf: 'Detener el cronómetro de %{patient} y escribir la nota de atención',
    pause: 'Pausar el cronómetro',
    resume: 'Continuar con el cronómetro',
    paused: 'En pausa',
    announced: 'Cronómetro de %{patient}: %{smart_count} minuto |||| Cronómetro de %{patient}: %{smart_count} minutos',
    still: '¿Sigue trabajando en la atención de %{patient}?',
    quiet:
      'No se usó el teclado ni el puntero durante %{smart_count} minuto. |||| No se usó el teclado ni el puntero durante %{smart_count} minutos.',
    keep: 'Conservar estos minutos',
    leaveOut: 'Descontarlos',
    switchTitle: '¿Cambiar el cronómetro?',
    switchText:
      'Hay un cronómetro en marcha para %{patient}, con %{smart_count} minuto hasta ahora. Para cambiar, se detiene y se conserva para una nota de atención. |||| Hay un cronómetro en marcha para %{patient}, con %{smart_count} minutos hasta ahora. Para cambiar, se detiene y se conserva para una nota de atención.',
    keepRunning: 'Mantenerlo para %{patient}',
    switch: 'Cambiar',
    left: '%{smart_count} minuto de %{patient} aún no está en una nota de atención. |||| %{smart_count} minutos de %{patient} aún no están en una nota de atención.',
    open: 'Escribir la nota',
  },
};
export default spanish;
