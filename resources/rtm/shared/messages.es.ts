import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { contactModeTexts, credentialTexts, rtmCycleMessages } from './messages.en.ts';

const modes: Translated<typeof contactModeTexts> = {
  PHONE: 'Teléfono',
  VIDEO: 'Video',
  IN_PERSON: 'En persona',
  MESSAGE: 'Mensaje',
};

const credentials: Translated<typeof credentialTexts> = {
  PT: 'Fisioterapeuta',
  OT: 'Terapeuta ocupacional',
  SLP: 'Terapeuta del habla y lenguaje',
  PTA: 'Asistente de fisioterapia',
  OTA: 'Asistente de terapia ocupacional',
  PHYSICIAN: 'Médico',
  CLINICAL_STAFF: 'Personal clínico',
  AIDE: 'Auxiliar',
};

/** The words of notes stand under the keys of RTM Billing and of care notes. */
const spanish: Translated<typeof rtmCycleMessages> & { rtm: object; careNote: object; recordMonitoring: object } = {
  rtm: { mode: modes, credentials },
  careNote: { option: { contactMode: modes, credential: credentials } },
  recordMonitoring: { credential: credentials },
  rtmCycle: {
    status: {
      IN_PROGRESS: 'En curso',
      ACTIVE_DAYS_INCOMPLETE: 'Incompleto',
      READY_TO_BILL: 'Listo para facturar',
      BILLED: 'Facturado',
    },
    final: 'definitivo',
    code: {
      98975: 'Inicio del monitoreo y educación',
      98976: 'Suministro de dispositivo respiratorio, %{min} a %{max} días',
      98977: 'Suministro de dispositivo, %{min} a %{max} días',
      98978: 'Suministro de dispositivo conductual, %{min} a %{max} días',
      98979: 'Gestión, primeros %{min} minutos',
      98980: 'Gestión, primeros %{min} minutos',
      98981: 'Gestión, cada %{min} minutos adicionales',
      98984: 'Suministro de dispositivo respiratorio, %{min} a %{max} días',
      98985: 'Suministro de dispositivo, %{min} a %{max} días',
      98986: 'Suministro de dispositivo conductual, %{min} a %{max} días',
    },
    period: '%{start} – %{end}',
    days: '%{count}/%{window} días de actividad',
    daysLabel: 'Días de actividad',
    minutes: '%{smart_count} minuto |||| %{smart_count} minutos',
    contacts: '%{smart_count} interacción en vivo |||| %{smart_count} interacciones en vivo',
    units: '%{smart_count} unidad |||| %{smart_count} unidades',
    modifiers: 'Modificadores %{list}',
    flags: 'Para revisar antes de facturar',
    flag: {
      ENDED_EARLY: 'Terminó antes',
      SPANS_RULE_CHANGE: 'Cambio de reglas',
      LATEST_RULES_ASSUMED: 'Últimas reglas conocidas',
      HELD_FOR_REVIEW: 'Retenido para revisión',
      MIXED_DISCIPLINES: 'Varias disciplinas',
      OVERLAPPING_NOTES: 'Notas superpuestas',
      FURTHER_CONTACT_DISPUTED: 'Interacción por unidad',
      SET_UP_BY_UNKNOWN: '¿Quién hizo el inicio?',
    },
    flagMeans: {
      ENDED_EARLY: 'La ventana terminó antes de cumplir sus %{days} días; cuenta los datos hasta su último día.',
      SPANS_RULE_CHANGE: 'Las reglas cambiaron dentro de este período; se aplican las vigentes en su último día.',
      LATEST_RULES_ASSUMED: 'Aún no se conocen las reglas de este año; se usaron las últimas conocidas.',
      HELD_FOR_REVIEW:
        'Comienza a menos de %{days} días de un cargo del mismo tipo que está listo o facturado en otro episodio de atención; el segundo puede ser denegado.',
      MIXED_DISCIPLINES: 'Las notas contadas son de personas de más de una disciplina; revise los modificadores.',
      OVERLAPPING_NOTES:
        'Hay notas de atención que se superponen, aquí o con otro paciente del mismo autor; los minutos que comparten las notas de este paciente cuentan una sola vez.',
      FURTHER_CONTACT_DISPUTED:
        'Los pagadores difieren en si cada %{minutes} minutos adicionales requieren su propia interacción en vivo. Consulte al pagador.',
      SET_UP_BY_UNKNOWN:
        'No consta quién hizo el inicio del monitoreo y la educación, por lo que 98975 no lleva CQ ni CO. Indíquelo en Monitoreo.',
    },
  },
};
export default spanish;
