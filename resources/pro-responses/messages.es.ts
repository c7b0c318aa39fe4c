import type { Translated } from '../../src/i18n/translated.ts';
import type { en } from './messages.en.ts';

const spanish: Translated<typeof en> = {
  adminMenu: { pros: 'PRO' },
  proResponses: {
    menu: 'Respuestas',
    title: 'Respuestas sin procesar',
    form: 'Título del cuestionario',
    user: 'Usuario',
    location: 'Sede',
    dateTime: 'Fecha y hora',
    reason: 'Motivo',
    reasons: {
      UNKNOWN_FORM: 'El cuestionario no está registrado',
      NO_PATIENT: 'No nombra a ningún paciente',
      PATIENT_GONE: 'No se puede llegar al paciente',
      LINK_EXPIRED: 'El enlace venció',
    },
    empty: 'Se procesaron todas las respuestas.',
    failed: 'No se pudieron obtener las respuestas PRO.',
  },
};
export default spanish;
