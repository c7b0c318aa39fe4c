import type { Translated } from '../../src/i18n/translated.ts';
import type { en } from './messages.en.ts';

const spanish: Translated<typeof en> = {
  adminMenu: { pros: 'PRO' },
  proForms: {
    menu: 'Cuestionarios',
    title: 'Cuestionarios PRO',
    id: 'ID',
    webhook: 'Webhook activado',
    confirmed: 'Confirmado',
    missing: 'Falta',
    add: 'Agregar cuestionario de Typeform',
    formId: 'ID del cuestionario',
    address: 'Dirección del webhook',
    copyAddress: 'Copiar la dirección del webhook',
    copied: 'Se copió la dirección del webhook.',
    notCopied: 'No se pudo copiar la dirección del webhook. Selecciónela y cópiela a mano.',
    certify:
      'Certifico que el webhook de %{brand} se agregó en la configuración connect/webhooks de este cuestionario.',
    certifyRequired: 'Certifique que se agregó el webhook.',
    cancel: 'Cancelar',
    submit: 'Agregar cuestionario',
    added: 'Cuestionario agregado.',
    empty: 'Aún no se ha registrado ningún cuestionario.',
    failed: 'No se pudieron obtener los cuestionarios PRO.',
  },
};
export default spanish;
