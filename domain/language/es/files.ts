import type { Phrases } from '../phrases.ts';

/** What is wrong with a file of patients; its columns keep the names that the file must have. */
export const tableFilePhrases: Phrases = {
  'The file cannot be used.': 'El archivo no se puede usar.',
  'The file is too large.': 'El archivo es demasiado grande.',
  'The file is empty.': 'El archivo está vacío.',
  'The file is not CSV text. Save it as CSV UTF-8 and try again.':
    'El archivo no es texto CSV. Guárdelo como CSV UTF-8 e inténtelo de nuevo.',
  'A quotation mark is out of place.': 'Hay una comilla fuera de lugar.',
  'This column is there twice.': 'Esta columna está dos veces.',
  'This column is missing.': 'Falta esta columna.',
  'The file has no patients.': 'El archivo no tiene pacientes.',
  'The file has more than %{n} patients.': 'El archivo tiene más de %{n} pacientes.',
  'The file has none of the columns First Name, Last Name and Email.':
    'El archivo no tiene ninguna de las columnas First Name, Last Name y Email.',
  'The file has no rows below its header.': 'El archivo no tiene filas debajo del encabezado.',
  'The file has more than %{n} rows.': 'El archivo tiene más de %{n} filas.',
  'The row has more cells than the header.': 'La fila tiene más celdas que el encabezado.',
  'Must not start with =, +, - or @': 'No puede empezar con =, +, - ni @',
  'More than one location has this name; give its id instead':
    'Más de una sede tiene este nombre; indique su identificador',
  'Email is also in row %{row}': 'El correo electrónico también está en la fila %{row}',
  'Email is already used by another patient': 'Otro paciente ya usa este correo electrónico',
  'Unique Gait ID is also in row %{row}': 'El ID único de Gait también está en la fila %{row}',
  'Unique Gait ID is already used by another patient': 'Otro paciente ya usa este ID único de Gait',
  '1 fault was found; nobody was added.': 'Se encontró 1 error; no se agregó a nadie.',
  '%{n} faults were found; nobody was added.': 'Se encontraron %{n} errores; no se agregó a nadie.',
  '%{n} more faults are not listed.': 'Hay %{n} errores más que no se muestran.',
};

/** What is wrong with a logo, picture or video. */
export const mediaFilePhrases: Phrases = {
  'The logo must be a PNG.': 'El logotipo debe ser un PNG.',
  'The logo must not be larger than %{n} kB.': 'El logotipo no puede pesar más de %{n} kB.',
  'The logo must not be larger than %{width} x %{height} pixels.':
    'El logotipo no puede medir más de %{width} x %{height} píxeles.',
  'The logo is damaged.': 'El logotipo está dañado.',
  'The picture must be a JPEG, PNG or WebP.': 'La imagen debe ser un JPEG, PNG o WebP.',
  'The picture must not be larger than %{n} MB.': 'La imagen no puede pesar más de %{n} MB.',
  'The picture must not be larger than %{n} pixels a side.': 'La imagen no puede medir más de %{n} píxeles por lado.',
  'The picture is damaged.': 'La imagen está dañada.',
  'The picture must not move: add a video instead.': 'La imagen no puede tener movimiento: agregue un video.',
  'The video must be an MP4 or a WebM.': 'El video debe ser un MP4 o un WebM.',
  'The video must not be larger than %{n} MB.': 'El video no puede pesar más de %{n} MB.',
  'The video is damaged.': 'El video está dañado.',
};
