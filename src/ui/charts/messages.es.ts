import type { Translated } from '../i18n/translated.ts';
import type { chartMessages } from './messages.en.ts';

const spanish: Translated<typeof chartMessages> = {
  results: {
    tools: 'Qué se muestra',
    range: 'Rango de fechas',
    lastDays: 'Últimos %{count} días',
    all: 'Todo el tiempo',
    custom: 'Periodo personalizado',
    from: 'Desde',
    to: 'Hasta',
  },
  charts: {
    look: 'Mostrar los resultados como',
    chart: 'Gráfico',
    table: 'Tabla',
    download: 'Descargar CSV',
    failed: 'No se pudo crear el archivo. %{message}',
    loading: 'Cargando el gráfico…',
    values: 'Valores del gráfico',
    source: 'Fuente: %{source}',
  },
};
export default spanish;
