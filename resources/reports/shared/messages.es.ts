import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { recordReportMessages } from './messages.en.ts';

const spanish: Translated<typeof recordReportMessages> = {
  recordReport: {
    title: 'Descargar informe del paciente',
    nothing: 'Todavía no hay sesiones ni respuestas a cuestionarios para el informe.',
    intro:
      'Un PDF con el programa, la adherencia, las sesiones, el rango de movimiento y los cuestionarios de las fechas elegidas.',
    range: 'Rango de fechas',
    lastDays: 'Últimos %{days} días',
    from: 'Desde',
    to: 'Hasta',
    language: 'Idioma del informe',
    making: 'Preparando el informe…',
    failed: 'No se pudo crear el informe.',
    download: 'Descargar',
    again: 'Intentar de nuevo',
    cancel: 'Cancelar',
    done: 'Informe descargado.',
  },
};
export default spanish;
