import type { Translated } from '../../src/i18n/translated.ts';
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
  },
  proForms: {
    menu: 'Cuestionarios',
    confirmed: 'Confirmado',
    missing: 'Falta',
    formId: 'ID del cuestionario',
    address: 'Dirección del webhook',
    copyAddress: 'Copiar la dirección del webhook',
    copied: 'Se copió la dirección del webhook.',
    notCopied: 'No se pudo copiar la dirección del webhook. Selecciónela y cópiela a mano.',
    certify:
      'Certifico que el webhook de %{brand} se agregó en la configuración connect/webhooks de este cuestionario.',
    certifyRequired: 'Certifique que se agregó el webhook.',
    submit: 'Agregar cuestionario',
    added: 'Cuestionario agregado.',
  },
};
export default spanish;
