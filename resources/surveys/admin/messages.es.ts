import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { en } from './messages.en.ts';

const spanish: Translated<typeof en> = {
  adminMenu: { pros: 'PRO' },
  resources: {
    'pros/forms': {
      name: 'Cuestionario PRO |||| Cuestionarios PRO',
      empty: 'Aún no se ha registrado ningún cuestionario.',
      failed: 'No se pudieron obtener los cuestionarios PRO.',
      fields: { id: 'ID', hasExerWebhookEnabled: 'Webhook activado' },
      page: { create: 'Agregar cuestionario de Typeform' },
    },
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
  proForms: {
    menu: 'Cuestionarios',
    confirmed: 'Confirmado',
    missing: 'Falta',
    formId: 'ID del cuestionario',
    address: 'Dirección del webhook',
    copyAddress: 'Copiar la dirección del webhook',
    copied: 'Dirección del webhook copiada.',
    notCopied: 'No se pudo copiar la dirección del webhook. Selecciónela y cópiela manualmente.',
    certify:
      'Certifico que el webhook de %{brand} se agregó en la configuración connect/webhooks de este cuestionario.',
    certifyRequired: 'Marque esta casilla para certificar que se agregó el webhook.',
    submit: 'Agregar cuestionario',
    added: 'Cuestionario agregado.',
  },
  proResponses: {
    menu: 'Respuestas',
    reasons: {
      UNKNOWN_FORM: 'Cuestionario no registrado',
      NO_PATIENT: 'La respuesta no incluye paciente',
      PATIENT_GONE: 'Paciente no disponible',
      LINK_EXPIRED: 'Enlace vencido',
    },
  },
};
export default spanish;
