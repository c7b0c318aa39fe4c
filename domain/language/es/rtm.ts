import type { Phrases } from '../phrases.ts';

/** Billing of RTM: its settings, monitoring, and why a cycle cannot be billed or taken back. */
export const rtmPhrases: Phrases = {
  'Choose at least one status': 'Elija al menos un estado',
  'Choose at least one code': 'Elija al menos un código',
  'Practitioner is required': 'El profesional es obligatorio',
  'Confirm that what is flagged was looked at': 'Confirme que se revisó lo marcado',
  'Confirm that no one else bills this period': 'Confirme que nadie más factura este período',
  'Confirm that no physiological monitoring is billed': 'Confirme que no se factura monitoreo fisiológico',
  'What is ready to bill has changed meanwhile. Please look at it again.':
    'Lo que está listo para facturar cambió mientras tanto. Revíselo de nuevo.',
  'Say who bills this and confirm that nobody else does': 'Indique quién factura y confirme que nadie más lo hace',
  'This cycle cannot get that status now.': 'Este ciclo no puede tener ese estado ahora.',
  'Another practitioner has billed this patient for the same period':
    'Otro profesional facturó a este paciente por el mismo período',
  'Supply windows that start less than 30 days apart are billed one after the other.':
    'Las ventanas de suministro que comienzan con menos de 30 días de diferencia se facturan una tras otra.',
  '%{code} is never billed beside %{other} of the same period.':
    '%{code} nunca se factura junto con %{other} del mismo período.',
  '%{code} is billed with %{base} of its month or after it.':
    '%{code} se factura con el %{base} de su mes o después de él.',
  '%{code} of the same month is billed on top of %{base}. Revert %{again} first.':
    '%{code} del mismo mes está facturado además de %{base}. Revierta primero %{again}.',
  'Nothing that counts gives %{code} here any more.': 'Ya nada de lo que cuenta da %{code} aquí.',
  'Charge must be in whole cents': 'El cargo debe estar en centavos enteros',
  'Charge must be 0 or more': 'El cargo debe ser 0 o más',
  'Charge must be %{n} or less': 'El cargo debe ser %{n} o menos',
  'Tax ID must be 9 digits, such as 12-3456789': 'El Tax ID debe tener 9 dígitos, como 12-3456789',
  'ZIP code must have 5 or 9 digits': 'El código postal debe tener 5 o 9 dígitos',
  'NPI must be 10 digits': 'El NPI debe tener 10 dígitos',
  'This is no NPI: its last digit does not fit the others':
    'Esto no es un NPI: su último dígito no concuerda con los demás',
  'CMS Physician Fee Schedule, final rule for %{year}': 'CMS Physician Fee Schedule, regla final de %{year}',
  'Device is required': 'El dispositivo es obligatorio',
  'Data days are required': 'Los días con datos son obligatorios',
  'Discipline is required': 'La disciplina es obligatoria',
  'Units must be a whole number': 'Las unidades deben ser un número entero',
  'Units must be 0 or more': 'Las unidades deben ser 0 o más',
  'Units must be %{n} or less': 'Las unidades deben ser %{n} o menos',
};

/** When patients are monitored. */
export const monitoringPhrases: Phrases = {
  'Monitoring has not been set up yet.': 'El monitoreo aún no se ha iniciado.',
  'Monitoring is paused already, since %{day}.': 'El monitoreo ya está en pausa desde el %{day}.',
  'Monitoring is not paused.': 'El monitoreo no está en pausa.',
  'Monitoring was paused until %{day}': 'El monitoreo estuvo en pausa hasta el %{day}',
  'Only Health patients are monitored.': 'Solo se monitorea a los pacientes de Health.',
  'Set-up is %{day} meanwhile.': 'Mientras tanto, el inicio del monitoreo cambió: %{day}.',
  'not known': 'sin fecha',
  'Set-up cannot be in the future': 'El inicio del monitoreo no puede estar en el futuro',
  'Set-up cannot be before the plan of care': 'El inicio del monitoreo no puede ser anterior al plan de atención',
  'Set-up cannot be after the plan of care': 'El inicio del monitoreo no puede ser posterior al plan de atención',
  'No plan of care of this patient starts on %{day}.': 'Ningún plan de atención de este paciente comienza el %{day}.',
  'This removes %{list}. Confirm it first.': 'Esto elimina %{list}. Confírmelo primero.',
  'A pause cannot be in the future': 'Una pausa no puede estar en el futuro',
  'A pause cannot begin before set-up': 'Una pausa no puede comenzar antes del inicio del monitoreo',
  'A resume cannot be in the future': 'Una reanudación no puede estar en el futuro',
  'A resume cannot be before the pause': 'Una reanudación no puede ser anterior a la pausa',
  '%{code} from %{day} is billed. Revert it first or choose an earlier day.':
    '%{code} del %{day} está facturado. Reviértalo primero o elija un día anterior.',
  '%{code} is billed for a window that began on %{day}':
    '%{code} está facturado para una ventana que comenzó el %{day}',
};
