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
      supplyDomain: 'De qué se ocupa el dispositivo',
      dataDays: 'Qué hace que un día sea un día con datos',
      contactPerFurtherUnit: 'Contactos en vivo para 98981',
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
      supplyDomain: { MSK: 'Músculos y articulaciones', RESP: 'Respiración', CBT: 'Conducta' },
      dataDays: { LOGGED: 'Lo que registró el paciente', ANY_ACTIVITY: 'Cualquier actividad del paciente' },
      contactPerFurtherUnit: { false: 'Basta uno al mes', true: 'Uno más por cada unidad' },
      discipline: {
        PT: 'Fisioterapia (GP)',
        OT: 'Terapia ocupacional (GO)',
        SLP: 'Terapia del habla (GN)',
        PHYSICIAN: 'Médico (sin modificador)',
      },
    },
    effect: {
      supplyDomain:
        'Elige los dos códigos de suministro que se cuentan. Los pagadores difieren en los dispositivos que pagan; la mayoría de las clínicas factura músculos y articulaciones.',
      dataDays:
        'Decide qué días cuentan para el inicio del monitoreo y el suministro: los días con una sesión o una respuesta a un cuestionario, o también los días con una sesión de Gait. Las fuentes discrepan al respecto.',
      contactPerFurtherUnit:
        'Decide cuántos contactos en vivo necesita un mes con 98981. Las fuentes discrepan, así que se marcan los ciclos con menos contactos que unidades.',
      mostFurtherUnits:
        'Deja de contar unidades adicionales a partir de ahí; en blanco, sin límite. Los pagadores discrepan sobre cuántas pagan.',
      discipline:
        'Elige el modificador cuando ninguna nota contada dice de quién fue la atención. Los pagadores difieren en cuándo lo piden.',
    },
    rules: 'Reglas vigentes',
    rulesLead: 'Una ventana o un mes se juzga por las reglas de su último día. Las etiquetas son nuestras.',
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
      days: 'De %{min} a %{max} días con datos de %{window}',
      minutes: 'De %{min} a %{max} minutos',
      atLeast: '%{min} minutos o más',
      further: 'Cada %{min} minutos adicionales después de %{code}',
      contact: '%{minutes}, %{smart_count} contacto en vivo |||| %{minutes}, %{smart_count} contactos en vivo',
    },
    confidence: {
      HIGH: 'Las fuentes coinciden',
      MEDIUM: 'La mayoría de las fuentes coincide',
      DISPUTED: 'En disputa',
    },
    biller: 'Quién factura',
    billerLead: 'Se incluye en las reclamaciones exportadas. Una reclamación sin estos datos indica qué falta.',
    chooseState: 'Elija un estado',
    charges: 'Cargo por unidad',
    chargesLead: 'En dólares. Un código sin cargo se exporta sin él.',
    chargeOf: '%{code} · %{label}',
    notAnAmount: 'No es un importe en dólares, como 45.50',
    blank: 'En blanco',
    noLimit: 'Sin límite',
    recounts:
      'Al guardar se vuelve a contar todo lo que no está facturado. Los códigos, las unidades y los estados pueden cambiar.',
    save: 'Guardar configuración',
    discard: 'Descartar cambios',
    saved: 'Se actualizó la configuración de facturación de RTM.',
    leaveTitle: '¿Salir sin guardar?',
    leaveText: 'Se perderá lo que cambió en la configuración.',
    stay: 'Quedarse',
    leave: 'Salir',
  },
};
export default spanish;
