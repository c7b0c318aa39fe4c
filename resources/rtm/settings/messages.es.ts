import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { rtmSettingsMessages } from './messages.en.ts';

const spanish: Translated<typeof rtmSettingsMessages> = {
  rtmSettings: {
    title: 'Configuración de facturación de RTM',
    lead: 'Cómo factura su organización donde las fuentes o los pagadores difieren. Vale para todas las sedes.',
    failed: 'No se pudo cargar la configuración.',
    counting: 'Cómo se cuentan los códigos',
    countingLead: 'Donde las fuentes no coinciden, decide su organización.',
    field: {
      supplyDomain: 'Tipo de monitoreo',
      dataDays: 'Qué cuenta como día con datos',
      contactPerFurtherUnit: 'Interacciones en vivo para 98981',
      mostFurtherUnits: 'Máximo de unidades de 98981 al mes',
      discipline: 'Disciplina',
      name: 'Nombre para facturación',
      npi: 'NPI',
      taxId: 'Tax ID',
      street: 'Calle',
      city: 'Ciudad',
      state: 'Estado',
      zip: 'Código postal',
      payerName: 'Pagador',
      payerId: 'ID del pagador',
    },
    option: {
      supplyDomain: { MSK: 'Musculoesquelético', RESP: 'Respiratorio', CBT: 'Terapia cognitivo-conductual' },
      dataDays: { LOGGED: 'Datos que registró el paciente', ANY_ACTIVITY: 'Cualquier actividad del paciente' },
      contactPerFurtherUnit: { false: 'Una al mes', true: 'Una más por cada unidad' },
      discipline: {
        PT: 'Fisioterapia (GP)',
        OT: 'Terapia ocupacional (GO)',
        SLP: 'Patología del habla y el lenguaje (GN)',
        PHYSICIAN: 'Médico (sin modificador)',
      },
    },
    effect: {
      supplyDomain:
        'Elige los dos códigos de suministro que se cuentan. Los pagadores difieren en los dispositivos que pagan; la mayoría de las clínicas factura monitoreo musculoesquelético.',
      dataDays:
        'Decide qué días cuentan para el inicio del monitoreo y el suministro: los días con una sesión o una respuesta a un cuestionario, o también los días con una sesión de Gait. Las fuentes discrepan al respecto.',
      contactPerFurtherUnit:
        'Decide cuántas interacciones en vivo necesita un mes con 98981. Las fuentes discrepan, así que se marcan los ciclos con menos interacciones que unidades.',
      mostFurtherUnits:
        'Deja de contar unidades adicionales a partir de ahí; en blanco, sin límite. Los pagadores discrepan sobre cuántas pagan.',
      discipline:
        'Elige el modificador cuando ninguna nota contada dice de quién fue la atención. Los pagadores difieren en cuándo lo piden.',
    },
    rules: 'Reglas vigentes',
    rulesLead:
      'Se aplican las reglas vigentes en el último día del período. Las descripciones de los códigos son nuestras, no de CPT.',
    column: {
      code: 'Código',
      label: 'Qué cubre',
      period: 'Vigencia',
      asks: 'Requiere',
      source: 'Fuente',
      confidence: 'Certeza',
    },
    rule: {
      since: 'Desde el %{day}',
      fromTo: '%{from} – %{to}',
      days: 'De %{min} a %{max} días con datos en %{window} días',
      minutes: 'De %{min} a %{max} minutos',
      atLeast: '%{min} minutos o más',
      further: 'Cada %{min} minutos adicionales después de %{code}',
      contact: '%{minutes}, %{smart_count} interacción en vivo |||| %{minutes}, %{smart_count} interacciones en vivo',
    },
    confidence: {
      HIGH: 'Las fuentes coinciden',
      MEDIUM: 'La mayoría de las fuentes coincide',
      DISPUTED: 'En disputa',
    },
    biller: 'Proveedor que factura',
    billerLead: 'Se imprime en las reclamaciones exportadas. Los campos que faltan se indican en cada reclamación.',
    chooseState: 'Elija un estado',
    charges: 'Cargo por unidad',
    chargesLead: 'En dólares. Un código sin cargo se exporta sin él.',
    chargeOf: '%{code} · %{label}',
    notAnAmount: 'Escriba un importe en dólares, como 45.50',
    blank: 'En blanco',
    noLimit: 'Sin límite',
    recounts:
      'Al guardar se recalculan todos los ciclos sin facturar. Los códigos, las unidades y los estados pueden cambiar.',
    save: 'Guardar configuración',
    discard: 'Descartar cambios',
    saved: 'Se actualizó la configuración de facturación de RTM.',
    leaveTitle: '¿Salir sin guardar?',
    leaveText: 'Se perderá lo que cambió en la configuración.',
    stay: 'Seguir editando',
    leave: 'Descartar cambios',
  },
};
export default spanish;
