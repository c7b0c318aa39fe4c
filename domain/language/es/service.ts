import type { Phrases } from '../phrases.ts';

/** Refusals that any call can get, and what the console says when the service does not answer. */
export const servicePhrases: Phrases = {
  'You are not allowed to do that.': 'No tiene permiso para hacer eso.',
  'Somebody else has changed this in the meantime.': 'Mientras tanto, otra persona cambió esto.',
  'There is no such call.': 'Esa solicitud no existe.',
  'That already exists.': 'Eso ya existe.',
  'That refers to something that does not exist.': 'Eso se refiere a algo que no existe.',
  'That change is not allowed any more.': 'Ese cambio ya no se permite.',
  'A number or date is out of range.': 'Un número o una fecha está fuera de rango.',
  'The date is out of range': 'La fecha está fuera de rango',
  'That took too long. Please try again.': 'Eso tardó demasiado. Inténtelo de nuevo.',
  'Too many changes at once. Please try again.': 'Demasiados cambios a la vez. Inténtelo de nuevo.',
  'Too many tries. Please wait 1 second and try again.': 'Demasiados intentos. Espere 1 segundo e inténtelo de nuevo.',
  'Too many tries. Please wait %{n} seconds and try again.':
    'Demasiados intentos. Espere %{n} segundos e inténtelo de nuevo.',
  'Too many tries. Please wait %{n} minutes and try again.':
    'Demasiados intentos. Espere %{n} minutos e inténtelo de nuevo.',
  'The service is busy. Please try again.': 'El servicio está ocupado. Inténtelo de nuevo.',
  'Something went wrong on our side.': 'Algo falló de nuestro lado.',
  'Requests from other sites are refused.': 'Se rechazan las solicitudes de otros sitios.',
  'The service cannot be reached.': 'No se puede conectar con el servicio.',
  'The service gave an answer that cannot be read.': 'El servicio dio una respuesta que no se puede leer.',
  'The answer cannot be read.': 'La respuesta no se puede leer.',
  'The answer is empty.': 'La respuesta está vacía.',
  'The answer broke off.': 'La respuesta se interrumpió.',
  'The answer is not a file.': 'La respuesta no es un archivo.',
  'A signed link could not be followed.': 'No se pudo abrir un enlace firmado.',
  'The request failed (%{status}).': 'La solicitud falló (%{status}).',
  'That is not a web address.': 'Eso no es una dirección web.',
  'This cannot be done here.': 'Eso no se puede hacer aquí.',
  'There is no resource "%{resource}".': 'No existe el recurso «%{resource}».',
  'This link is not valid or has expired.': 'Este enlace no es válido o ya venció.',
};

/** What is wrong with a request itself. */
export const requestPhrases: Phrases = {
  'The request is too large.': 'La solicitud es demasiado grande.',
  'Send the body as application/json.': 'Envíe el contenido como application/json.',
  'Send the file as multipart/form-data.': 'Envíe el archivo como multipart/form-data.',
  'The form cannot be read.': 'El formulario no se puede leer.',
  'The body is not valid UTF-8.': 'El contenido no es UTF-8 válido.',
  'The body is not valid JSON.': 'El contenido no es JSON válido.',
  'The body is nested too deeply.': 'El contenido tiene demasiados niveles.',
  'The body has a name that is not allowed.': 'El contenido tiene un nombre que no se permite.',
  'The body has a character that is not allowed.': 'El contenido tiene un carácter que no se permite.',
  'The address has a character that is not allowed.': 'La dirección tiene un carácter que no se permite.',
  'Say which version you have changed (If-Match).': 'Indique qué versión cambió (If-Match).',
  'If-Match is not a version.': 'If-Match no es una versión.',
  'The Idempotency-Key is not valid.': 'La Idempotency-Key no es válida.',
  'That Idempotency-Key was already used for something else.': 'Esa Idempotency-Key ya se usó para otra cosa.',
  'Query value "%{field}" has a character that is not allowed.':
    'El valor «%{field}» de la consulta tiene un carácter que no se permite.',
  'Query value "%{field}" is not valid JSON.': 'El valor «%{field}» de la consulta no es JSON válido.',
  'Query value "%{field}" is not valid.': 'El valor «%{field}» de la consulta no es válido.',
  'Query value "%{field}" has to be an object.': 'El valor «%{field}» de la consulta debe ser un objeto.',
  'Paging values have to be whole numbers.': 'Los valores de página deben ser números enteros.',
  'Cannot sort by that. Choose one of: %{fields}.': 'No se puede ordenar por eso. Elija uno de estos: %{fields}.',
};
