import type { Translated } from '../../../src/i18n/translated.ts';
import type { worklistMessages } from './messages.en.ts';

const spanish: Translated<typeof worklistMessages> = {
  worklist: {
    title: 'Requieren atención hoy',
    reasons: 'Motivos',
    all: 'Todos',
    mine: 'Mis pacientes',
    chip: {
      SURVEY_OUT_OF_RANGE: 'Cuestionario',
      BILLING_WINDOW_CLOSING: 'Ventana de facturación por cerrar',
      FALLING_ADHERENCE: 'Adherencia en descenso',
      NO_SESSION: 'Sin sesión',
      NOTE_DUE: 'Nota pendiente',
      PATH_STEP: 'Paso de ruta',
    },
    more: '%{count}+',
    provider: 'Profesional: %{name}',
    noProvider: 'Sin profesional',
    snooze: 'Posponer',
    snoozeName: 'Posponer a %{name}',
    snoozeFor: { 1: 'Por hoy', 3: 'Por 3 días', 7: 'Por una semana', 14: 'Por dos semanas' },
    snoozed: 'Se pospuso a %{name} hasta el %{day} inclusive.',
    undo: 'Deshacer',
    failed: 'No se pudo cargar la lista de trabajo.',
    calm: 'Nadie requiere atención hoy.',
    calmHint: 'Sesiones, cuestionarios, notas y ventanas de facturación están en orden.',
    calmKind: 'Nadie requiere atención por el motivo «%{reason}».',
    calmMineKind: 'Ninguno de sus pacientes requiere atención por el motivo «%{reason}».',
    calmMine: 'Ninguno de sus pacientes requiere atención.',
    range: '%{first}–%{last} de %{total}',
    previous: 'Página anterior de la lista de trabajo',
    next: 'Página siguiente de la lista de trabajo',
    unnamed: 'Paciente sin nombre',
  },
};
export default spanish;
