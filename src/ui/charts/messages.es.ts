import type { Translated } from '../i18n/translated.ts';
import type { chartMessages } from './messages.en.ts';

const spanish: Translated<typeof chartMessages> = {
  results: {
    tools: 'Qué se muestra',
    range: 'Rango de fechas',
    lastDays: 'Últimos %{count} días',
    all: 'Todo el tiempo',
    custom: 'Desde … hasta …',
    from: 'Desde',
    to: 'Hasta',
    problem: {
      missing: 'Elija ambos días.',
      order: 'El primer día no puede ser posterior al último.',
    },
  },
  charts: {
    look: 'Mostrar los resultados como',
    chart: 'Gráfico',
    table: 'Tabla',
    download: 'Descargar CSV',
    failed: 'No se pudo escribir el archivo. %{message}',
    loading: 'Cargando el gráfico…',
    values: 'Valores del gráfico',
    source: 'Fuente: %{source}',
  },
};
export default spanish;
