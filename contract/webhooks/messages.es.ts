import type { TranslationOf } from '../platform/message.ts';
import type { webhookFieldMessage, webhookMessage } from './messages.ts';

export const webhookFieldMessages: TranslationOf<typeof webhookFieldMessage> = {
  'webhooks.urlRequired': 'La URL es obligatoria',
  'webhooks.urlInvalid': 'Escriba una URL completa, por ejemplo https://ehr.example.com/webhooks.',
  'webhooks.eventRequired': 'Seleccione al menos un evento.',
  'webhooks.overlap': 'Seleccione cuánto tiempo firma también el secreto anterior.',
};

export const webhookMessages: TranslationOf<typeof webhookMessage> = {
  'webhooks.notFound': 'No se encontró el webhook.',
  'webhooks.deliveryNotFound': 'No se encontró la entrega.',
  'webhooks.urlHttps': 'La URL debe comenzar con https://.',
  'webhooks.urlCredentials': 'La URL no puede contener un nombre de usuario ni una contraseña.',
  'webhooks.urlPort': 'Use el puerto 443 o un puerto superior a 1023.',
  'webhooks.urlPrivate': 'La URL debe llevar a una dirección pública, no a una red privada.',
  'webhooks.urlUnknown': 'No se encontró el servidor de esta URL.',
  'webhooks.tooMany': 'Una organización puede tener %{n} webhooks. Elimine uno que no se use.',
  'webhooks.tooManySecrets': 'Todavía hay dos secretos válidos. Espere a que venza el anterior o póngale fin ahora.',
  'webhooks.off': 'Este webhook está desactivado. Actívelo primero.',
};
