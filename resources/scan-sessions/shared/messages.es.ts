import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { todayMessages } from './messages.en.ts';

const spanish: Translated<typeof todayMessages> = {
  scanToday: {
    title: 'Sesiones de Scan de hoy',
    none: 'Hoy aún no hay sesiones.',
    noneHint: 'Las sesiones aparecen aquí cuando se graban.',
    failed: 'No se pudieron cargar las sesiones de hoy.',
    sessions: '%{smart_count} sesión |||| %{smart_count} sesiones',
    participants: '%{smart_count} participante |||| %{smart_count} participantes',
    newest: 'Sesiones más recientes',
    all: 'Todas las sesiones',
    allToday: 'Todas las sesiones de hoy',
    counts: 'Sesiones por riesgo',
    reports: 'Informes de Scan',
    count: '%{label}: %{count}',
  },
};
export default spanish;
