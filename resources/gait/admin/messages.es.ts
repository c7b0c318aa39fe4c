import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { en } from './messages.en.ts';

const spanish: Translated<typeof en> = {
  adminMenu: { gait: 'Gait' },
  resources: {
    'gait/sessions': {
      name: 'Sesión de Gait |||| Sesiones de Gait',
      empty: 'No hay sesiones de Gait en los últimos %{days} días.',
      failed: 'No se pudieron obtener las sesiones de Gait :(',
      fields: {
        id: 'ID',
        organization: 'Organización',
        patient: 'Paciente',
        uid: 'UID',
        provider: 'Profesional',
        capturedDate: 'Captura',
        speed: 'Velocidad media (m/s)',
        uuid: 'UUID',
      },
    },
  },
  gaitSessions: {
    menu: 'Sesiones',
    lead: 'Últimos %{days} días',
    action: 'Acción',
    showAll: 'Mostrar todas las sesiones de Gait',
  },
};
export default spanish;
