import type { Translated } from '../../src/i18n/translated.ts';
import type { en } from './messages.en.ts';

const spanish: Translated<typeof en> = {
  adminMenu: { gait: 'Gait' },
  gaitSessions: {
    menu: 'Sesiones',
    title: 'Sesiones de Gait',
    lead: 'Los últimos %{days} días',
    id: 'ID',
    organization: 'Organización',
    patient: 'Paciente',
    uid: 'UID',
    provider: 'Profesional',
    captured: 'Captura',
    speed: 'Velocidad media (m/s)',
    uuid: 'UUID',
    action: 'Acción',
    showAll: 'Mostrar todas las sesiones de Gait',
    empty: 'No hay sesiones de Gait en los últimos %{days} días.',
    failed: 'No se pudieron obtener las sesiones de Gait :(',
  },
};
export default spanish;
