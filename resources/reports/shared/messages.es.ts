import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { recordReportMessages } from './messages.en.ts';

const spanish: Translated<typeof recordReportMessages> = {
  recordReport: {
    title: 'Descargar informe del paciente',
    nothing: 'Todavía no hay sesiones ni respuestas a cuestionarios que informar.',
    intro:
      'Un PDF con el programa, las sesiones, el rango de movimiento y las respuestas a cuestionarios de los días elegidos.',
    range: 'Rango de fechas',
    lastDays: 'Últimos %{days} días',
    from: 'Desde',
    to: 'Hasta',
    language: 'Idioma del informe',
    making: 'Se está preparando el informe…',
    failed: 'No se pudo preparar el informe.',
    download: 'Descargar',
    again: 'Intentar de nuevo',
    cancel: 'Cancelar',
    done: 'Se descargó el informe.',
  },
};
export default spanish;
