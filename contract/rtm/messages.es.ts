import type { TranslationOf } from '../platform/message.ts';
import type {
  amountMessage,
  billingFormMessage,
  billingMessage,
  explanationMessage,
  flagMessage,
  historyMessage,
  monitoringMessage,
  noteReasonMessage,
  rtmSettingsMessage,
  ruleEffectMessage,
  ruleSourceMessage,
} from './messages.ts';

export const amountMessages: TranslationOf<typeof amountMessage> = {
  'rtm.dataDay': '1 día con datos',
  'rtm.dataDays': '%{n} días con datos',
  'rtm.moreDataDay': '1 día con datos más',
  'rtm.moreDataDays': '%{n} días con datos más',
  'rtm.day': '1 día',
  'rtm.days': '%{n} días',
  'rtm.minute': '1 minuto',
  'rtm.minutes': '%{n} minutos',
  'rtm.countedMinute': '1 minuto contado',
  'rtm.countedMinutes': '%{n} minutos contados',
  'rtm.moreMinute': '1 minuto más',
  'rtm.moreMinutes': '%{n} minutos más',
  'rtm.minutesOf': '%{n} de %{all} minutos',
  'rtm.unit': '1 unidad por %{minutes}',
  'rtm.units': '%{n} unidades por %{minutes}',
  'rtm.unitsOfOne': '%{n} de 1 unidad por %{minutes}',
  'rtm.unitsOf': '%{n} de %{all} unidades por %{minutes}',
  'rtm.contact': 'una interacción en vivo',
  'rtm.contacts': '%{n} interacciones en vivo',
  'rtm.furtherContact': 'otra interacción en vivo',
  'rtm.furtherContacts': '%{n} interacciones en vivo más',
  'rtm.minutesAndContacts': '%{minutes} y %{contacts}',
};

export const explanationMessages: TranslationOf<typeof explanationMessage> = {
  'rtm.billable': '%{code} se puede facturar: %{amount} hasta el %{day}.',
  'rtm.daysNotReached': '%{code} no se puede facturar: %{days} de %{required} días con datos hasta el %{day}.',
  'rtm.notReached': '%{code} no se puede facturar: %{had} hasta el %{day}.',
  'rtm.noContact': '%{code} no se puede facturar: %{had} y ninguna interacción en vivo hasta el %{day}.',
  'rtm.noFurtherContact': '%{code} no se puede facturar: %{had} y ninguna otra interacción en vivo hasta el %{day}.',
  'rtm.outOfReach': '%{code} ya no se puede lograr hasta el %{day}: necesita %{needed}; tiempo restante: %{left}.',
  'rtm.needs': '%{code} necesita %{needed} hasta el %{day}.',
  'rtm.reachedWithNext': '%{code} logrado (%{amount}). %{next} necesita %{n} más hasta el %{day}.',
  'rtm.reached': '%{code} logrado (%{amount}). Facturable después del %{day}.',
  'rtm.billedWith': '%{code} se facturó: %{amount} hasta el %{day}.',
  'rtm.needsInWindow': '%{code} necesita %{needed} en los %{window} a partir del %{day}.',
  'rtm.needsInLaterWindow':
    '%{code} necesita %{needed} en %{window}, a partir del primer día con datos desde el %{day}.',
  'rtm.needsInNextWindow': '%{code} necesita %{needed} en %{window}, a partir del primer día con datos.',
  'rtm.noFurtherWindow': '%{code} no se puede facturar: no hay más ventanas en %{month}.',
  'rtm.paused': '%{code} está en espera: el monitoreo está en pausa desde el %{day}.',
  'rtm.careEnded': '%{code} no tiene más ventanas: la atención terminó el %{day}.',
  'rtm.careEnds': '%{code} no tiene más ventanas: la atención termina el %{day}.',
  'rtm.windowLater': '%{code} no tiene ninguna ventana en %{month}; la próxima puede empezar a partir del %{day}.',
  'rtm.setupNeeded': '%{code} necesita que primero se inicie el monitoreo: asigne un programa para iniciarlo.',
  'rtm.recordedSetupNeeded': '%{code} requiere que conste el inicio del monitoreo de este episodio de atención.',
  'rtm.noCare': '%{code} no corresponde: no hubo atención monitoreada en %{month}.',
  'rtm.billedOtherwise': '%{code} no se factura junto con %{other}.',
  'rtm.oncePerEpisode': '%{code} se factura una vez por episodio de atención; en este abarca del %{first} al %{last}.',
  'rtm.monthBilledWithout': '%{code} no se puede facturar: %{month} se facturó sin él.',
  'rtm.noFurtherUnits': '%{code} no se puede facturar: la configuración no permite más unidades.',
};

export const flagMessages: TranslationOf<typeof flagMessage> = {
  'rtm.endedEarly': 'El alta terminó la ventana antes de que pasaran sus %{window}.',
  'rtm.spansRuleChange': 'Las reglas cambiaron dentro de este período. Se aplican las vigentes en su último día.',
  'rtm.latestRulesAssumed': 'Las reglas de su último día aún no se conocen. Se usaron las últimas conocidas.',
  'rtm.heldForReview':
    'Comienza a menos de %{window} de un cargo del mismo tipo que está listo o facturado en otro episodio de atención.',
  'rtm.mixedDisciplines': 'Sus notas son de más de una disciplina.',
  'rtm.overlappingNotes': 'Hay notas de atención que comparten minutos, o un autor estuvo con dos pacientes a la vez.',
  'rtm.contactDisputed': 'Hay menos interacciones en vivo que unidades. Algunos pagadores exigen una por unidad.',
  'rtm.setUpByUnknown':
    'No consta quién hizo el inicio del monitoreo y la educación, por lo que 98975 no lleva CQ ni CO. Indíquelo en Monitoreo.',
  'rtm.modifierGp': 'GP: con un plan de atención de fisioterapia.',
  'rtm.modifierGo': 'GO: con un plan de atención de terapia ocupacional.',
  'rtm.modifierGn': 'GN: con un plan de atención de patología del habla y lenguaje.',
  'rtm.modifierCq': 'CQ: un asistente de fisioterapia prestó el servicio o más del %{percent}% de sus minutos.',
  'rtm.modifierCo': 'CO: un asistente de terapia ocupacional prestó el servicio o más del %{percent}% de sus minutos.',
};

export const ruleEffectMessages: TranslationOf<typeof ruleEffectMessage> = {
  'rtm.ruleEffects': '%{effects}.',
  'rtm.ruleEffectsAnd': '%{effects}; %{effect}',
  'rtm.ruleEffect': '%{had}: %{later} según las reglas de %{year}, %{earlier} según las de %{before}',
  'rtm.minutesWithContact': '%{minutes} con una interacción en vivo hasta el %{day}',
  'rtm.minutesWithoutContact': '%{minutes} sin interacción en vivo hasta el %{day}',
  'rtm.dataDaysBy': '%{days} hasta el %{day}',
  'rtm.codesAnd': '%{codes} y %{code}',
  'rtm.noCode': 'nada',
};

export const noteReasonMessages: TranslationOf<typeof noteReasonMessage> = {
  'rtm.noteOfAide': 'Los minutos de un auxiliar no se facturan.',
  'rtm.noteInFuture': 'Su fecha es posterior a hoy.',
  'rtm.noteBeforeSetup': 'Su fecha es anterior al inicio del monitoreo.',
  'rtm.noteOutsideCare': 'Su fecha está fuera del plan de atención.',
  'rtm.noteClock': 'Su inicio y su fin abarcan %{minutes}.',
  'rtm.noteSharesMinute': '%{minutes} coincide con otra nota y cuenta allí.',
  'rtm.noteSharesMinutes': '%{minutes} coinciden con otra nota y cuentan allí.',
  'rtm.noteContactTooShort': 'Una interacción en vivo necesita al menos %{minutes}.',
  'rtm.noteAfterBilling': 'Se escribió después de que se facturó el mes y no forma parte de esa factura.',
};

export const billingFormMessages: TranslationOf<typeof billingFormMessage> = {
  'rtm.statusesRequired': 'Elija al menos un estado',
  'rtm.patientsRequired': 'Elija al menos un paciente',
  'rtm.codesRequired': 'Elija al menos un código',
  'rtm.practitionerRequired': 'El profesional es obligatorio',
  'rtm.flagsUnreviewed': 'Confirme que se revisó lo marcado',
  'rtm.onePractitionerRequired': 'Confirme que nadie más factura este período',
  'rtm.noPhysiologicRequired': 'Confirme que no se factura monitoreo fisiológico',
};

export const billingMessages: TranslationOf<typeof billingMessage> = {
  'rtm.changedMeanwhile': 'Los códigos listos para facturar cambiaron. Revíselos de nuevo.',
  'rtm.reviewFirst': 'Los códigos marcados se revisan uno por uno.',
  'rtm.changedSinceBilled': 'Este mes cambió después de facturarse.',
  'rtm.attestationRequired': 'Elija quién factura y confirme que nadie más lo hace',
  'rtm.statusConflict': 'Este ciclo no puede pasar a ese estado ahora.',
  'rtm.otherPractitioner': 'Otro profesional ya facturó a este paciente por el mismo período',
  'rtm.windowsTooClose':
    'Las ventanas de suministro que comienzan con menos de %{window} de diferencia no se pueden facturar juntas. Facture primero una.',
  'rtm.neverBeside': '%{code} no se puede facturar junto con %{other} por el mismo período.',
  'rtm.baseRequired': '%{code} se factura con el %{base} de su mes o después de él.',
  'rtm.billedOnTop': '%{code} del mismo mes está facturado además de %{base}. Revierta primero %{again}.',
  'rtm.evidencePacketNotFound': 'No se encontró la documentación de respaldo.',
  'rtm.cycleNotFound': 'No se encontró el ciclo.',
};

export const historyMessages: TranslationOf<typeof historyMessage> = {
  'rtm.nothingCounts': 'Los datos ya no respaldan %{code} en este periodo.',
};

export const rtmSettingsMessages: TranslationOf<typeof rtmSettingsMessage> = {
  'rtm.chargeWholeCents': 'El cargo debe estar en centavos enteros',
  'rtm.chargeMin': 'El cargo debe ser 0 o más',
  'rtm.chargeMax': 'El cargo debe ser %{n} o menos',
  'rtm.invalidTaxId': 'El Tax ID debe tener 9 dígitos, como 12-3456789',
  'rtm.invalidZip': 'El código postal debe tener 5 o 9 dígitos',
  'rtm.npiDigits': 'El NPI debe tener 10 dígitos',
  'rtm.npiCheckDigit': 'No es un NPI válido. Revise los dígitos.',
  'rtm.deviceRequired': 'El tipo de monitoreo es obligatorio',
  'rtm.dataDaysRequired': 'Elija qué cuenta como día con datos',
  'rtm.disciplineRequired': 'La disciplina es obligatoria',
  'rtm.unitsWholeNumber': 'Las unidades deben ser un número entero',
  'rtm.unitsMin': 'Las unidades deben ser 0 o más',
  'rtm.unitsMax': 'Las unidades deben ser %{n} o menos',
};

export const ruleSourceMessages: TranslationOf<typeof ruleSourceMessage> = {
  'rtm.feeSchedule': 'CMS Physician Fee Schedule, regla final de %{year}',
};

export const monitoringMessages: TranslationOf<typeof monitoringMessage> = {
  'rtm.notSetUp': 'El monitoreo aún no se ha iniciado.',
  'rtm.alreadyPaused': 'El monitoreo ya está en pausa desde el %{day}.',
  'rtm.notPaused': 'El monitoreo no está en pausa.',
  'rtm.pausedUntil': 'El monitoreo estuvo en pausa hasta el %{day}',
  'rtm.healthOnly': 'Solo se monitorea a los pacientes de Health.',
  'rtm.setupChanged': 'Mientras tanto, el inicio del monitoreo cambió: %{day}.',
  'rtm.setupRemoved': 'Mientras tanto, el inicio del monitoreo cambió: sin fecha.',
  'rtm.setupInFuture': 'El inicio del monitoreo no puede estar en el futuro',
  'rtm.setupBeforeCare': 'El inicio del monitoreo no puede ser anterior al plan de atención',
  'rtm.setupAfterCare': 'El inicio del monitoreo no puede ser posterior al plan de atención',
  'rtm.noPlanOfCare': 'Este paciente no tiene ningún plan de atención que comience el %{day}.',
  'rtm.removes': 'Esto elimina %{cycles}. Confírmelo primero.',
  'rtm.cycleFrom': '%{code} (%{day})',
  'rtm.cyclesAnd': '%{cycles}, %{cycle}',
  'rtm.pauseInFuture': 'Una pausa no puede estar en el futuro',
  'rtm.pauseBeforeSetup': 'Una pausa no puede comenzar antes del inicio del monitoreo',
  'rtm.resumeInFuture': 'Una reanudación no puede estar en el futuro',
  'rtm.resumeBeforePause': 'Una reanudación no puede ser anterior a la pausa',
  'rtm.billedBefore': '%{code} del %{day} está facturado. Reviértalo primero o elija un día anterior.',
  'rtm.billedWindow': '%{code} está facturado para una ventana que comenzó el %{day}',
};
