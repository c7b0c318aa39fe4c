import { formatSpanishDay } from '../../contract/platform/message.ts';
import type { BandColor, SideOrder } from '../../contract/programs/prescription.ts';
import { bodyTerms } from '../platform/spanish-vocabulary/enumerations.ts';
import type { ReportWords } from './report-words.ts';

const formatCount = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const formatDay = (day: string | null): string => (day ? formatSpanishDay(day.slice(0, 10)) : '');
const splitDay = (day: string): string[] => formatDay(day).split(' ');

const sides: Readonly<Record<string, string>> = { Left: 'lado izquierdo', Right: 'lado derecho' };

const bandColors: Record<BandColor, string> = {
  TAN: 'beige',
  YELLOW: 'amarilla',
  RED: 'roja',
  GREEN: 'verde',
  BLUE: 'azul',
  BLACK: 'negra',
  SILVER: 'plateada',
  GOLD: 'dorada',
};

const sideOrders: Record<SideOrder, string> = {
  LEFT_FIRST: 'primero el lado izquierdo',
  RIGHT_FIRST: 'primero el lado derecho',
  ALTERNATE: 'alternar los lados',
};

/** What stands on a report in Spanish. */
export const spanishWords: ReportWords = {
  title: 'Informe del paciente',
  unnamed: 'Paciente sin nombre',
  confidential: 'Información médica confidencial',
  unprintable:
    'Algunos caracteres de este informe no se pueden imprimir y aparecen como casillas vacías. El portal muestra el texto completo.',
  created: (moment) => `Creado el ${moment}`,
  period: (from, to) => `Del ${from} al ${to}`,
  fact: {
    patient: 'Paciente',
    dob: 'Fecha de nacimiento',
    provider: 'Profesional principal',
    location: 'Sede',
    side: 'Lado afectado',
    joint: 'Articulación afectada',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    range: 'Período del informe',
  },
  body: (part) => bodyTerms[part] ?? part,
  program: 'Programa',
  adherence: 'Adherencia',
  sessions: 'Sesiones',
  motion: 'Rango de movimiento',
  surveys: 'Cuestionarios',
  noProgram: 'El paciente todavía no tiene un programa asignado.',
  noExercises: 'El programa no tiene ejercicios.',
  noActivity: 'No se completó ninguna actividad en este rango de fechas',
  noData: 'No hay datos del paciente en este rango de fechas',
  frequency: (daily, weekly) =>
    `${formatCount(daily, 'vez al día', 'veces al día')}, ${formatCount(weekly, 'día a la semana', 'días a la semana')}.`,
  assigned: (day) => `Asignado el ${day}.`,
  reps: (count) => formatCount(count, 'repetición', 'repeticiones'),
  minutes: (clock) => `${clock} min`,
  seconds: (count) => `${count} s`,
  or: 'o',
  fullRange: (goal) => `${goal}, rango completo`,
  dose: {
    weight: ({ value, unit }) => `${value} ${unit}`,
    bodyWeight: () => 'peso corporal',
    band: (color) => `banda ${bandColors[color]}`,
    hold: (time) => `mantener ${time}`,
    rest: (time) => `descanso ${time}`,
    tempo: ({ lower, pause, lift }) => `ritmo ${lower}-${pause}-${lift}`,
    sideOrder: (order) => sideOrders[order],
  },
  note: (note) => `Nota: ${note}`,
  column: {
    exercise: 'Ejercicio',
    side: 'Lado',
    sets: 'Series',
    goal: 'Meta',
    date: 'Fecha',
    program: 'Programa',
    setsDone: 'Series realizadas',
    errors: 'Errores',
    lowest: 'Mínimo',
    highest: 'Máximo',
    first: 'Primero',
    latest: 'Último',
    widest: 'Mayor amplitud',
    survey: 'Cuestionario',
    score: 'Puntuación',
    scale: 'Escala',
    change: 'Cambio',
    question: 'Pregunta',
  },
  type: { HEPSession: 'Sesión del programa', SingleSession: 'Sesión individual' },
  selfReported: { none: null, partial: 'Autoinformada en parte', full: 'Autoinformada' },
  futureDated: 'Con fecha futura',
  frequentErrors: (errors) => `Errores más frecuentes: ${errors}.`,
  setsOf: (done, prescribed) => `${done} de ${prescribed}`,
  more: (named, rest) => `${named} y ${rest} más`,
  activity: (sessions, activeDays, days) =>
    `${formatCount(sessions, 'sesión', 'sesiones')} en ${formatCount(activeDays, 'día activo', 'días activos')} de ${days}.`,
  adherenceIs: ({ to, ...adherence }) =>
    `Adherencia: ${adherence.daysPercent}% de los días indicados (${adherence.activeDays} de ${adherence.prescribedDays}), ${adherence.sessionsPercent}% de las sesiones indicadas (${adherence.sessionsDone} de ${adherence.prescribedSessions}). Se cuentan los días con programa asignado, hasta el ${formatDay(to)}.`,
  sessionsAWeek: 'Sesiones por semana',
  doneLegend: 'Sesiones realizadas',
  prescribedLegend: 'Indicadas',
  sessionsNote: 'Una sesión cuenta cuando se realizó al menos una de sus series. Las semanas van de domingo a sábado.',
  onSide: (exercise, side) => `${exercise}, ${sides[side] ?? side}`,
  between: (min, max) => `de ${min} a ${max}`,
  goal: (range) => `Meta: ${range}`,
  yes: 'Sí',
  no: 'No',
  day: formatDay,
  dayOfYear: (day) => splitDay(day).slice(0, 2).join(' '),
  month: (day) => splitDay(day).slice(1).join(' '),
};
