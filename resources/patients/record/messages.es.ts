import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { recordMessages } from './messages.en.ts';

type Own = Pick<typeof recordMessages, 'record' | 'recordEdit' | 'recordSurveys' | 'recordActivity'>;

const spanish: Translated<Own> = {
  record: {
    back: 'Lista de pacientes',
    hidden: 'El paciente está oculto.',
    failed: 'No se pudo cargar el paciente.',
    unnamed: 'Paciente sin nombre',
    endsOn: 'el %{day}',
    sections: 'Partes del expediente',
    products: 'Producto',
    product: { health: 'Health', gait: 'Gait' },
    section: {
      health: {
        activity: 'Actividad',
        'range-of-motion': 'Rango de movimiento',
        surveys: 'Cuestionarios',
        'care-management': 'Gestión de la atención',
      },
      gait: { activity: 'Evaluación', progress: 'Gráficos de progreso' },
    },
    fact: {
      email: 'Correo electrónico',
      phone: 'Teléfono',
      provider: 'Profesional principal',
      location: 'Sede',
      clock: 'Horas según',
      side: 'Lado afectado',
      joint: 'Articulación afectada',
      gaitUid: 'ID único de Gait',
      language: 'Idioma',
    },
    edit: 'Editar paciente',
    more: 'Más acciones',
    resend: 'Reenviar invitación',
    inviteSent: 'Una nueva invitación va en camino a %{name}.',
    inviteFailed: 'No se pudo enviar la invitación a %{email}.',
    sendAgain: 'Enviar de nuevo',
    cancel: 'Cancelar',
    save: 'Guardar cambios',
    saved: 'Se guardaron los datos de %{name}.',
    savedUnnamed: 'Se guardaron los datos del paciente.',
  },
  recordEdit: {
    conflict: 'Otra persona ha cambiado este paciente desde que usted abrió este formulario.',
    hint: 'Lo que usted escribió se conserva. Revise los otros cambios y vuelva a guardar.',
  },
  recordSurveys: {
    copy: 'Copiar enlace del cuestionario',
    copied: 'Se copió el enlace a %{title}. Es solo para este paciente.',
    notCopied: 'No se pudo copiar el enlace.',
    loading: 'Cargando enlaces…',
    none: 'Todavía no hay ningún cuestionario configurado.',
  },
  recordActivity: {
    neverUsed: 'Sin uso de Exer Health',
    noneInRange: 'No se completó ninguna actividad en este rango de fechas',
    noData: 'No hay datos del paciente en este rango de fechas',
    noGaitSessions: 'Este usuario no tiene sesiones de Gait',
    noGaitActivity: 'Este usuario no tiene actividad de Gait',
    type: { HEPSession: 'Sesión del programa', SingleSession: 'Sesión individual' },
    done: '%{done} de %{smart_count} serie realizada |||| %{done} de %{smart_count} series realizadas',
    errors: '%{smart_count} error |||| %{smart_count} errores',
    selfReported: { partial: 'Autoinformada en parte', full: 'Autoinformada' },
    datedAhead: 'Con fecha adelantada',
    column: {
      exercise: 'Ejercicio',
      result: 'Resultado',
      measured: 'Medido',
      faults: 'Errores',
    },
    reps: '%{reps} repeticiones',
    degrees: '%{min} a %{max}',
    yes: 'Sí',
    no: 'No',
  },
};
export default spanish;
