import type { Phrases } from '../phrases.ts';

/** Fields of a patient, and why a patient cannot be added or changed. */
export const patientPhrases: Phrases = {
  'You must select at least one product.': 'Debe elegir al menos un producto.',
  'A product is listed twice.': 'Un producto aparece dos veces.',
  'Side of body must be Right, Left or N/A': 'El lado del cuerpo debe ser Right (derecho), Left (izquierdo) o N/A',
  'Not a valid body part': 'La parte del cuerpo no es válida',
  'Not a valid provider': 'El profesional no es válido',
  'Side of body is required': 'El lado del cuerpo es obligatorio',
  'Involved body part is required': 'La parte del cuerpo afectada es obligatoria',
  'Involved side of body is required': 'El lado afectado es obligatorio',
  'You must set Side of Body and Involved Body Part for Health patients.':
    'Los pacientes de Health necesitan el lado del cuerpo y la parte del cuerpo afectada.',
  'Date of birth cannot be in the future': 'La fecha de nacimiento no puede estar en el futuro',
  'Email cannot be changed because the patient already has an account.':
    'El correo electrónico no se puede cambiar porque el paciente ya tiene una cuenta.',
  'Location is not known': 'La sede no se conoce',
  'Patient is not known': 'El paciente no se conoce',
  'Your organization does not have this product.': 'Su organización no tiene este producto.',
  'A patient with this email already exists.': 'Ya existe un paciente con este correo electrónico.',
  'A patient with this Unique Gait ID already exists.': 'Ya existe un paciente con este ID único de Gait.',
  'The patient already has an account.': 'El paciente ya tiene una cuenta.',
  'Only Health patients with an email can be invited.':
    'Solo se puede invitar a pacientes de Health con correo electrónico.',
  'The patient already has this product.': 'El paciente ya tiene este producto.',
  'A discharged patient gets products with a new plan of care.':
    'Un paciente dado de alta recibe productos con un nuevo plan de atención.',
  'Subject is required': 'El tema es obligatorio',
  'Message is required': 'El mensaje es obligatorio',
};

/** The plan of care and discharge. */
export const carePhrases: Phrases = {
  Discharged: 'Dado de alta',
  'Scheduled to be discharged': 'Alta programada',
  'A new plan of care can start on the day after the last one has ended.':
    'Un nuevo plan de atención puede comenzar el día después de que terminó el anterior.',
  'The date must be %{day}.': 'La fecha debe ser %{day}.',
  'The date must be from %{first} to %{last}.': 'La fecha debe estar entre %{first} y %{last}.',
  'A new plan of care has begun since, so the discharge cannot be undone.':
    'Desde entonces comenzó un nuevo plan de atención, así que el alta no se puede deshacer.',
  'There is no discharge to undo.': 'No hay ninguna alta que deshacer.',
  'A discharge can be undone for %{n} hours only.': 'Un alta solo se puede deshacer durante %{n} horas.',
  'The patient is in care and no discharge is planned.':
    'El paciente está en atención y no hay ninguna alta programada.',
  'The patient is already scheduled to be discharged.': 'El paciente ya tiene un alta programada.',
  'The patient is discharged.': 'El paciente está dado de alta.',
  'Start date is required': 'La fecha de inicio es obligatoria',
  'The start date cannot be in the future': 'La fecha de inicio no puede estar en el futuro',
  'End date is required': 'La fecha final es obligatoria',
  'The end date cannot be in the future': 'La fecha final no puede estar en el futuro',
  'The end date must not be before the start date': 'La fecha final no puede ser anterior a la de inicio',
  'A report covers two years at most': 'Un informe abarca dos años como máximo',
  'Only Health patients have a report.': 'Solo los pacientes de Health tienen un informe.',
  'Your other reports are still being made.': 'Sus otros informes aún se están preparando.',
};
