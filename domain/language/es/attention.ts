import type { Phrases } from '../phrases.ts';

/** Why a patient is on the worklist. */
export const attentionPhrases: Phrases = {
  'Adherence fell from %{before}% (%{days} of %{prescribed} prescribed days) to %{now}% (%{daysNow} of %{prescribedNow} prescribed days) in the 14 days to %{day}; prescribed sessions: %{sessions}% (%{done} of %{sessionsPrescribed}).':
    'La adherencia bajó de %{before}% (%{days} de %{prescribed} días indicados) a %{now}% (%{daysNow} de %{prescribedNow} días indicados) en los 14 días hasta el %{day}; sesiones indicadas: %{sessions}% (%{done} de %{sessionsPrescribed}).',
  'No session since %{day}.': 'Ninguna sesión desde el %{day}.',
  'No session since care began on %{day}.': 'Ninguna sesión desde que comenzó la atención el %{day}.',
  '%{days} and no care note this month, which ends on %{day}.':
    '%{days} y ninguna nota de atención este mes, que termina el %{day}.',
  '%{days} and 1 minute of care without a live contact this month, which ends on %{day}.':
    '%{days} y 1 minuto de atención sin contacto en vivo este mes, que termina el %{day}.',
  '%{days} and %{n} minutes of care without a live contact this month, which ends on %{day}.':
    '%{days} y %{n} minutos de atención sin contacto en vivo este mes, que termina el %{day}.',
  'Moved on to phase %{n}, %{name}, of %{namePath}: %{because} on %{day}.':
    'Pasó a la fase %{n}, %{name}, de %{namePath}: %{because} el %{day}.',
  'Completed %{name}: %{because} on %{day}.': 'Completó %{name}: %{because} el %{day}.',
  '“%{name}” %{moved} (%{scale}) on %{day}.': '“%{name}” %{moved} (%{scale}) el %{day}.',
  '“%{name}” %{moved} (%{scale}) on %{day}, and so did 1 more question.':
    '“%{name}” %{moved} (%{scale}) el %{day}, y 1 pregunta más también.',
  '“%{name}” %{moved} (%{scale}) on %{day}, and so did %{n} more questions.':
    '“%{name}” %{moved} (%{scale}) el %{day}, y %{n} preguntas más también.',
  '“%{name}” %{moved} (%{scale}) on %{day}, and so did 1 more survey result.':
    '“%{name}” %{moved} (%{scale}) el %{day}, y 1 resultado más de los cuestionarios también.',
  '“%{name}” %{moved} (%{scale}) on %{day}, and so did %{n} more survey results.':
    '“%{name}” %{moved} (%{scale}) el %{day}, y %{n} resultados más de los cuestionarios también.',
  'went from %{before} to %{now}': 'pasó de %{before} a %{now}',
  'changed from %{before} to %{now}': 'cambió de %{before} a %{now}',
  'was answered %{now}': 'se respondió con %{now}',
  'outside %{min} to %{max}': 'fuera de %{min} a %{max}',
  'of %{min} to %{max}': 'de %{min} a %{max}',
  'The patient is not on the worklist.': 'El paciente no está en la lista de trabajo.',
  'The day has passed.': 'Ese día ya pasó.',
  'At most %{n} days ahead.': 'Como máximo %{n} días por adelantado.',
};
