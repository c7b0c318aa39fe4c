import type { Phrases } from '../phrases.ts';

/** Organizations, their locations and the people who work there. */
export const organizationPhrases: Phrases = {
  'Organization name is required': 'El nombre de la organización es obligatorio',
  'Organization is required': 'La organización es obligatoria',
  'An organization with this name already exists.': 'Ya existe una organización con este nombre.',
  'This is chosen by organizations that hold Scan.': 'Esto lo eligen las organizaciones que tienen Scan.',
  'Choose an organization that has Scan.': 'Elija una organización que tenga Scan.',
  'You cannot disable your own organization.': 'No puede desactivar su propia organización.',
  'A provider with this email already exists.': 'Ya existe un profesional con este correo electrónico.',
  'This provider has already registered.': 'Este profesional ya se registró.',
  'This provider has no email to send an invite to.':
    'Este profesional no tiene un correo electrónico al que enviar la invitación.',
  'You cannot delete yourself.': 'No puede eliminarse a sí mismo.',
  'Only a vendor admin can change or delete vendor staff who stand above you.':
    'Solo un administrador del proveedor puede cambiar o eliminar a su personal que está por encima de usted.',
  'The last admin of an organization cannot be deleted.':
    'El último administrador de una organización no se puede eliminar.',
  'The last admin of an organization has to stay an admin.':
    'El último administrador de una organización debe seguir siéndolo.',
};

/** Saved filters of a list. */
export const filterPhrases: Phrases = {
  'Not a filter': 'Esto no es un filtro',
  'Too many filters': 'Demasiados filtros',
  'You already have a filter with this name.': 'Ya tiene un filtro con este nombre.',
  'You already have %{n} filters of this list. Delete one first.':
    'Ya tiene %{n} filtros de esta lista. Elimine uno primero.',
};

/** What the vendor console registers: survey forms and client versions. */
export const vendorPhrases: Phrases = {
  'Form ID is required': 'El identificador del cuestionario es obligatorio',
  'Form ID must be letters, digits, - and _': 'El identificador del cuestionario admite letras, dígitos, - y _',
  'The latest version cannot be deleted.': 'La última versión no se puede eliminar.',
  'A form that somebody has answered cannot be deleted.':
    'Un cuestionario que alguien ha respondido no se puede eliminar.',
  'This form was added already.': 'Este cuestionario ya se agregó.',
  'Survey responses are not set up.': 'Las respuestas de cuestionarios no están configuradas.',
  'Version ID is required': 'El identificador de la versión es obligatorio',
  'Version ID must match the pattern X.X.X': 'El identificador de la versión debe tener la forma X.X.X',
  'Version ID must be written without leading zeros':
    'El identificador de la versión debe escribirse sin ceros a la izquierda',
  'Version ID already exists': 'El identificador de la versión ya existe',
  'Update required is required': 'Indique si la actualización es obligatoria',
  'Update required': 'Actualización obligatoria',
};
