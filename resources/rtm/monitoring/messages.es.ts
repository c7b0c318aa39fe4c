import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { recordMonitoringMessages } from './messages.en.ts';

type Texts = (typeof recordMonitoringMessages)['recordMonitoring'];

/** The names of credentials are in the messages of billing cycles. */
const spanish: { recordMonitoring: Translated<Omit<Texts, 'credential'>> } = {
  recordMonitoring: {
    title: 'Monitoreo',
    failed: 'No se pudo cargar el monitoreo de este paciente.',
    none: 'El monitoreo no se ha iniciado. Se inicia cuando usted asigna un programa o en la fecha que indique aquí.',
    since: 'Monitoreo desde el %{day}',
    setupBy: {
      PROGRAM: 'Iniciado con el primer programa asignado.',
      ENTRY: 'La fecha de inicio se indicó manualmente.',
      CARRIED_OVER:
        'El monitoreo continuó desde el plan de atención anterior. No consta el inicio en este, por lo que 98975 no se factura.',
    },
    noneAgain:
      'El monitoreo no se ha iniciado en este plan de atención, por lo que no se puede facturar nada. Se inicia con el próximo programa que asigne o en la fecha que indique aquí.',
    doneBy: 'Inicio y educación a cargo de: %{who}',
    notSetUp: 'sin inicio',
    setUpOn: 'iniciado el %{day}',
    earlierPlan: 'Plan de atención anterior, %{period}: %{setUp}',
    careSince: 'Desde el %{from}',
    planOfCare: 'Plan de atención',
    removes: 'Esto elimina %{smart_count} ciclo: |||| Esto elimina %{smart_count} ciclos:',
    removedCycle: '%{code}, %{from} a %{to} (%{status})',
    removeAndSave: 'Eliminar y guardar',
    paused: 'En pausa desde el %{day}: %{reason}',
    pausedPlain: 'En pausa desde el %{day}',
    pausedBy: 'Pausa iniciada por %{name}.',
    goesOn: 'La ventana actual (hasta el %{day}) continúa. No se abrirá ninguna nueva.',
    noneOpens: 'No se abre ninguna ventana de facturación.',
    pause: 'Pausar',
    resume: 'Reanudar',
    change: 'Cambiar el inicio',
    enter: 'Indicar fecha de inicio',
    past: '%{smart_count} pausa anterior |||| %{smart_count} pausas anteriores',
    period: '%{from} a %{to}',
    takenBack: '%{from}, anulada',
    resumedBy: 'Reanudado por %{name}.',
    pauseTitle: 'Pausar el monitoreo',
    pauseFrom: 'Primer día de la pausa',
    reason: 'Motivo',
    pauseEffect: {
      GOES_ON:
        'La ventana actual (hasta el %{day}) continúa y sus días cuentan. No se abrirá ninguna nueva hasta que usted reanude.',
      NOT_OPENED:
        'La ventana que empezó el %{day} se elimina porque cae dentro de la pausa. No se abrirá ninguna nueva hasta que usted reanude.',
      NO_WINDOW: 'No hay ninguna ventana abierta y no se abrirá ninguna hasta que usted reanude.',
    },
    dataStay: 'Lo que el paciente registre permanece en el expediente.',
    pausedNow: 'El monitoreo está en pausa.',
    resumeTitle: 'Reanudar el monitoreo',
    resumeOn: 'Primer día después de la pausa',
    resumeEffect: {
      TAKEN_BACK: 'La pausa se anula y no tendrá efecto.',
      NEXT_WINDOW: 'La siguiente ventana empieza con el primer día con datos a partir del %{day}.',
    },
    resumed: 'El monitoreo se reanudó.',
    setupTitle: 'Fecha de inicio del monitoreo',
    setupDate: 'Fecha de inicio',
    setupCredential: 'Inicio y educación a cargo de',
    setupCredentialHint: 'Decide si 98975 lleva CQ o CO.',
    notRecorded: 'No consta',
    setupEffect:
      'Los días con datos y las notas de atención de este plan de atención cuentan a partir de esta fecha. Los ciclos sin facturar se recalcularán. Los ciclos de otros planes de atención no cambian.',
    setupSaved: 'Se guardó la fecha de inicio del monitoreo.',
    dateRequired: 'La fecha es obligatoria',
    save: 'Guardar',
    cancel: 'Cancelar',
  },
};
export default spanish;
