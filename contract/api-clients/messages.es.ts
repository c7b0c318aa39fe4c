import type { TranslationOf } from '../platform/message.ts';
import type { apiClientFieldMessage, apiClientMessage, oauthMessage } from './messages.ts';

export const apiClientFieldMessages: TranslationOf<typeof apiClientFieldMessage> = {
  'apiClients.scopeRequired': 'Seleccione al menos un permiso.',
  'apiClients.locationRequired': 'Seleccione al menos un centro o permita todos los centros.',
  'apiClients.overlap': 'Seleccione cuánto tiempo sigue siendo válido el secreto anterior.',
  'apiClients.keysRequired': 'Indique el conjunto de claves públicas (JWKS) del sistema o su dirección.',
};

export const apiClientMessages: TranslationOf<typeof apiClientMessage> = {
  'apiClients.notFound': 'No se encontró el cliente de API.',
  'apiClients.secretNotFound': 'No se encontró el secreto.',
  'apiClients.unknownLocation': 'Seleccione centros de su organización.',
  'apiClients.expiryPassed': 'La fecha de vencimiento debe ser futura.',
  'apiClients.tooMany': 'Una organización puede tener %{n} clientes de API activos. Revoque uno que no se use.',
  'apiClients.tooManySecrets': 'Todavía hay dos secretos válidos. Primero ponga fin a uno de ellos.',
  'apiClients.notActive': 'Este cliente de API se revocó o venció.',
  'apiClients.hasKeys': 'Este cliente de API inicia sesión con su propia clave y no tiene secreto.',
  'apiClients.hasSecrets': 'Este cliente de API inicia sesión con un secreto y no tiene claves.',
  'apiClients.keysNotJson': 'El conjunto de claves debe ser JSON (un JWKS o un solo JWK) o una dirección https.',
  'apiClients.keysAddress':
    'La dirección del conjunto de claves debe empezar por https://, no llevar nombre de usuario y usar el puerto 443 o uno superior a 1023.',
  'apiClients.keysCount': 'El conjunto de claves debe tener de 1 a %{n} claves.',
  'apiClients.privateKey':
    'El conjunto de claves contiene una clave privada o simétrica. Pegue solo claves públicas y reemplace la clave mostrada.',
  'apiClients.weakKey': 'Use claves RSA de al menos 2048 bits, claves EC en P-256 o P-384, o Ed25519.',
  'apiClients.keyIds': 'Si hay varias claves, cada una necesita su propio kid.',
  'apiClients.unknownToken': 'El token de acceso no es válido o venció.',
  'apiClients.cookieToo': 'Envíe un token de acceso o una cookie de sesión, no ambos.',
  'apiClients.scopeMissing': 'Esta llamada no está abierta al cliente de API.',
};

export const oauthMessages: TranslationOf<typeof oauthMessage> = {
  'oauth.invalid_request':
    'La solicitud no está bien formada: envíe cada parámetro una sola vez, codificado como formulario, con un solo tipo de credenciales del cliente.',
  'oauth.invalid_client': 'No se pudo autenticar al cliente.',
  'oauth.unsupported_grant_type': 'Solo se admite la concesión client_credentials.',
  'oauth.invalid_scope': 'El cliente no tiene este alcance.',
  'oauth.invalid_target': 'Los tokens se emiten solo para esta API.',
};
