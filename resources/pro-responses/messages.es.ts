import type { Translated } from '../../src/i18n/translated.ts';
import type { en } from './messages.en.ts';

const spanish: Translated<typeof en> = {
  adminMenu: { pros: 'PRO' },
  resources: {
    'pros/responses': {
      name: 'Respuesta sin procesar |||| Respuestas sin procesar',
      empty: 'Se procesaron todas las respuestas.',
      failed: 'No se pudieron obtener las respuestas PRO.',
      fields: {
        form: 'Título del cuestionario',
        userId: 'Usuario',
        location: 'Sede',
        dateTime: 'Fecha y hora',
        reason: 'Motivo',
      },
    },
  },
  proResponses: {
    menu: 'Respuestas',
    reasons: {
      UNKNOWN_FORM: 'El cuestionario no está registrado',
      NO_PATIENT: 'No nombra a ningún paciente',
      PATIENT_GONE: 'No se puede llegar al paciente',
      LINK_EXPIRED: 'El enlace venció',
    },
  },
};
export default spanish;
