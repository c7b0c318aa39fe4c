import type { TranslationOf } from '../platform/message.ts';
import type { bulkAddMessage, patientFieldMessage, patientMessage } from './messages.ts';

export const patientFieldMessages: TranslationOf<typeof patientFieldMessage> = {
  'patients.productRequired': 'Debe elegir al menos un producto.',
  'patients.productTwice': 'Un producto aparece dos veces.',
  'patients.invalidSide': 'El lado del cuerpo debe ser Right (derecho), Left (izquierdo) o N/A',
  'patients.invalidBodyPart': 'La parte del cuerpo no es válida',
  'patients.invalidProvider': 'El profesional no es válido',
  'patients.invalidInsuranceId': 'Debe tener de 2 a %{n} letras, dígitos, espacios, guiones, puntos o barras',
  'patients.sideRequired': 'El lado del cuerpo es obligatorio',
  'patients.bodyPartRequired': 'La parte del cuerpo afectada es obligatoria',
  'patients.involvedSideRequired': 'El lado afectado es obligatorio',
  'patients.healthIncomplete': 'Los pacientes de Health necesitan el lado del cuerpo y la parte del cuerpo afectada.',
  'patients.futureDateOfBirth': 'La fecha de nacimiento no puede estar en el futuro',
  'patients.lockedEmail': 'El correo electrónico no se puede cambiar porque el paciente ya tiene una cuenta.',
};

export const patientMessages: TranslationOf<typeof patientMessage> = {
  'patients.unknownLocation': 'No se encontró la sede',
  'patients.unknownPatient': 'No se encontró al paciente',
  'patients.productNotOffered': 'Su organización no tiene este producto.',
  'patients.emailTaken': 'Ya existe un paciente con este correo electrónico.',
  'patients.gaitUidTaken': 'Ya existe un paciente con este ID único de Gait.',
  'patients.hasAccount': 'El paciente ya tiene una cuenta.',
  'patients.notInvitable': 'Solo se puede invitar a pacientes en atención con Health y correo electrónico.',
  'patients.hasProduct': 'El paciente ya tiene este producto.',
  'patients.productsOfDischarged':
    'Inicie un nuevo plan de atención para agregar productos a un paciente dado de alta.',
  'patients.hidden': 'El paciente está oculto.',
};

export const bulkAddMessages: TranslationOf<typeof bulkAddMessage> = {
  'bulkAdd.unusable': 'El archivo no se puede usar.',
  'bulkAdd.tooLarge': 'El archivo es demasiado grande.',
  'bulkAdd.empty': 'El archivo está vacío.',
  'bulkAdd.notCsv': 'El archivo no es texto CSV. Guárdelo como CSV UTF-8 e inténtelo de nuevo.',
  'bulkAdd.quotationMark': 'Hay una comilla fuera de lugar.',
  'bulkAdd.columnTwice': 'Esta columna aparece dos veces.',
  'bulkAdd.columnMissing': 'Falta esta columna.',
  'bulkAdd.noPatients': 'El archivo no tiene pacientes.',
  'bulkAdd.tooManyPatients': 'El archivo tiene más de %{n} pacientes.',
  'bulkAdd.noNameColumns': 'El archivo no tiene ninguna de las columnas First Name, Last Name y Email.',
  'bulkAdd.noRows': 'El archivo no tiene filas debajo del encabezado.',
  'bulkAdd.tooManyRows': 'El archivo tiene más de %{n} filas.',
  'bulkAdd.tooManyCells': 'La fila tiene más celdas que el encabezado.',
  'bulkAdd.formula': 'No puede empezar con =, +, - ni @',
  'bulkAdd.ambiguousLocation': 'Más de una sede tiene este nombre. Use su identificador.',
  'bulkAdd.emailInRow': 'El correo electrónico también está en la fila %{row}',
  'bulkAdd.emailTaken': 'Otro paciente ya usa este correo electrónico',
  'bulkAdd.gaitUidInRow': 'El ID único de Gait también está en la fila %{row}',
  'bulkAdd.gaitUidTaken': 'Otro paciente ya usa este ID único de Gait',
  'bulkAdd.emailOrGaitUidTaken': 'Otro paciente ya usa este correo electrónico o este ID único de Gait',
  'bulkAdd.oneFault': 'Se encontró 1 error; no se agregó a ningún paciente.',
  'bulkAdd.faults': 'Se encontraron %{n} errores; no se agregó a ningún paciente.',
  'bulkAdd.moreFaults': 'Hay %{n} errores más que no se muestran.',
};
