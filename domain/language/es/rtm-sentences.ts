import type { Phrases } from '../phrases.ts';

/** Why a code is billable or not, in one sentence; amounts and days are said by `amounts.ts` and `days.ts`. */
export const rtmSentencePhrases: Phrases = {
  '%{code} is billable with %{amount} by %{day}.': '%{code} se puede facturar: %{amount} hasta el %{day}.',
  '%{code} is not billable: %{days} of %{required} data days by %{day}.':
    '%{code} no se puede facturar: %{days} de %{required} días con datos hasta el %{day}.',
  '%{code} is not billable: %{had} by %{day}.': '%{code} no se puede facturar: %{had} hasta el %{day}.',
  '%{code} is not billable: %{had} and no live contact by %{day}.':
    '%{code} no se puede facturar: %{had} y ningún contacto en vivo hasta el %{day}.',
  '%{code} is not billable: %{had} and no further live contact by %{day}.':
    '%{code} no se puede facturar: %{had} y ningún otro contacto en vivo hasta el %{day}.',
  '%{code} is out of reach: %{needed} needed and %{left} left by %{day}.':
    '%{code} ya no se alcanza hasta el %{day}: necesita %{needed} y el plazo que queda es de %{left}.',
  '%{code} needs %{needed} by %{day}.': '%{code} necesita %{needed} hasta el %{day}.',
  '%{code} needs %{n} more data days by %{day}.': '%{code} necesita %{n} días con datos más hasta el %{day}.',
  '%{code} is reached with %{amount}; %{next} needs %{more} more by %{day}.':
    '%{code} se alcanza con %{amount}; %{next} necesita %{more} más hasta el %{day}.',
  '%{code} is reached with %{amount} and becomes billable after %{day}.':
    '%{code} se alcanza con %{amount} y se podrá facturar después del %{day}.',
  '%{code} was billed with %{amount} by %{day}.': '%{code} se facturó: %{amount} hasta el %{day}.',
  '%{code} needs %{needed} within the 30 days from %{day} on.':
    '%{code} necesita %{needed} en los 30 días a partir del %{day}.',
  '%{code} needs %{needed} within 30 days, which begin with the first from %{day} on.':
    '%{code} necesita %{needed} en 30 días, que empiezan con el primero a partir del %{day}.',
  '%{code} needs %{needed} within 30 days, which begin with the first.':
    '%{code} necesita %{needed} en 30 días, que empiezan con el primero.',
  '%{code} is not billable: no further window in %{month}.':
    '%{code} no se puede facturar: no hay más ventanas en %{month}.',
  '%{code} waits: monitoring is paused since %{day}.':
    '%{code} está en espera: el monitoreo está en pausa desde el %{day}.',
  '%{code} has no further window: care ended on %{day}.':
    '%{code} no tiene más ventanas: la atención terminó el %{day}.',
  '%{code} has no further window: care ends on %{day}.':
    '%{code} no tiene más ventanas: la atención termina el %{day}.',
  '%{code} has no window in %{month}: the next one opens from %{day} on.':
    '%{code} no tiene ninguna ventana en %{month}: la próxima se abre a partir del %{day}.',
  '%{code} needs monitoring to be set up with a program first.':
    '%{code} necesita que primero se inicie el monitoreo con un programa.',
  '%{code} needs a recorded set-up of this episode of care.':
    '%{code} necesita que conste el inicio del monitoreo de este episodio de atención.',
  '%{code} does not apply: no monitored care in %{month}.':
    '%{code} no corresponde: no hubo atención monitoreada en %{month}.',
  '%{code} is not billed beside %{other}.': '%{code} no se factura junto con %{other}.',
  '%{code} comes once an episode of care: with %{first} to %{last} in this one.':
    '%{code} se factura una vez por episodio de atención: en este, con los días del %{first} al %{last}.',
  '%{code} is not billed: %{month} was billed without it.': '%{code} no se factura: %{month} se facturó sin él.',
  '%{code} is not billed: the settings allow no further units.':
    '%{code} no se factura: la configuración no permite más unidades.',
};

/** What a flag asks to look at, and why a cycle carries a modifier. */
export const rtmFlagPhrases: Phrases = {
  'The discharge ended these 30 days early.': 'El alta terminó estos 30 días antes de tiempo.',
  'The rules changed within this period; those of its last day count.':
    'Las reglas cambiaron dentro de este período; cuentan las de su último día.',
  'The rules of its last day are not known yet; the latest known ones were used.':
    'Las reglas de su último día aún no se conocen; se usaron las últimas conocidas.',
  'It starts less than 30 days from a charge of its kind that is ready or billed in another episode of care.':
    'Comienza a menos de 30 días de un cargo del mismo tipo que está listo o facturado en otro episodio de atención.',
  'Its notes are of more than one discipline.': 'Sus notas son de más de una disciplina.',
  'Care notes share minutes, or an author was with two patients at once.':
    'Hay notas de atención que comparten minutos, o un autor estuvo con dos pacientes a la vez.',
  'There were fewer live contacts than units; some payers ask for one more with each.':
    'Hubo menos contactos en vivo que unidades; algunos pagadores piden uno más con cada una.',
  'GP: under a physical therapy plan of care.': 'GP: con un plan de atención de fisioterapia.',
  'GO: under an occupational therapy plan of care.': 'GO: con un plan de atención de terapia ocupacional.',
  'GN: under a speech-language pathology plan of care.':
    'GN: con un plan de atención de patología del habla y lenguaje.',
  'CQ: a physical therapist assistant had more than 10% of the minutes.':
    'CQ: un asistente de fisioterapia tuvo más del 10% de los minutos.',
  'CO: an occupational therapy assistant had more than 10% of the minutes.':
    'CO: un asistente de terapia ocupacional tuvo más del 10% de los minutos.',
};

/** What a month gives by the rules of one year and of another. */
export const rulesComparedPhrases: Phrases = {
  '%{had}: %{later} by the rules of %{year}, %{earlier} by those of %{before}.':
    '%{had}: %{later} según las reglas de %{year}, %{earlier} según las de %{before}.',
  '%{had}: %{later} by the rules of %{year}, %{earlier} by those of %{before}; %{rest}':
    '%{had}: %{later} según las reglas de %{year}, %{earlier} según las de %{before}; %{rest}',
  '1 minute with a live contact by %{day}': '1 minuto con un contacto en vivo hasta el %{day}',
  '%{n} minutes with a live contact by %{day}': '%{n} minutos con un contacto en vivo hasta el %{day}',
  '1 minute without a live contact by %{day}': '1 minuto sin contacto en vivo hasta el %{day}',
  '%{n} minutes without a live contact by %{day}': '%{n} minutos sin contacto en vivo hasta el %{day}',
  '1 data day by %{day}': '1 día con datos hasta el %{day}',
  '%{n} data days by %{day}': '%{n} días con datos hasta el %{day}',
  '9%{one} and 9%{other}': '9%{one} y 9%{other}',
  nothing: 'nada',
};
