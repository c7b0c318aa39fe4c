import { describe, expect, it } from 'vitest';
import type { ReportPart } from './report-model.ts';
import { toReportFileName } from './report-range.ts';
import { buildReport } from './build-report.ts';
import type { ReportSource } from './report-source.ts';
import { ada } from '../../tests/fixtures/reports/ada.ts';

const block = (goal: object, facts: object = {}) => ({
  uuid: 'u',
  exerciseId: 'EK-1',
  numSets: 2,
  sideOfBody: null,
  setGoal: { goalType: 'REPS' as const, reps: null, time: null, ...goal },
  ...facts,
});
const program: NonNullable<ReportSource['program']> = {
  id: 1,
  version: 1,
  name: 'Right Knee',
  notes: 'Warm up.',
  dailyFrequency: 1,
  weeklyFrequency: 5,
  dateCreated: '2026-09-30T18:00:00Z',
  dateUpdated: '2026-09-30T18:00:00Z',
  blocks: [
    block({ reps: 1 }),
    block({ goalType: 'REPS_OR_TIME', reps: 10, time: 30 }, { sideOfBody: 'Right' }),
    block({ goalType: 'ROM', reps: 5 }),
  ],
};

const practised = (day: string) => ({
  day,
  sessions: 1,
  sessionsDone: 1,
  setsDone: 3,
  selfReported: 0,
});

const source = (facts: Partial<ReportSource> = {}): ReportSource => ({
  language: 'es',
  range: { from: '2026-11-01', to: '2026-11-14' },
  // Still November 20 in Denver, where the patient is treated.
  now: new Date('2026-11-21T04:30:00Z'),
  organization: { name: 'Lakes' },
  // Named like a word of the report: names are never translated.
  record: { ...ada, location: { ...ada.location, name: 'Shoulder' } },
  program,
  exerciseNames: { 'EK-1': 'Deslizamiento del talón' },
  results: {
    days: [practised('2026-11-09')],
    frequency: [{ since: '2026-11-01', until: null, dailyFrequency: 1, weeklyFrequency: 4, setsPerSession: 6 }],
    rangeOfMotion: [
      {
        exerciseId: 'EK-1',
        name: 'Deslizamiento del talón',
        side: 'Left',
        goal: { min: 0, max: 130 },
        days: [
          { day: '2026-11-02', min: 5, max: 90 },
          { day: '2026-11-03', min: 5, max: 91 },
          { day: '2026-11-04', min: 4.4, max: 95 },
        ],
      },
    ],
  },
  sessions: [
    {
      day: '2026-11-09',
      type: 'SingleSession',
      hepName: null,
      selfReported: 'partial',
      isFutureDated: true,
      setsDone: 2,
      setsPrescribed: 3,
      errors: ['Slow down', 'Heel down', 'Look up', 'Breathe'].map((message) => ({ message, count: 1 })),
    },
  ],
  scores: [],
  questions: [
    {
      id: 'w:1',
      formId: 'w',
      formTitle: 'Wellbeing',
      text: 'Slept well?',
      isChartable: false,
      minValue: null,
      maxValue: null,
      proAnswerType: 'UNKNOWN',
      answers: [{ dateTime: '2026-11-10T06:30:00Z', value: true }],
    },
  ],
  ...facts,
});

type Figure = Extract<ReportPart, { kind: 'figure' }>;
const partsOf = (title: string, facts?: Partial<ReportSource>) =>
  buildReport(source(facts)).sections.find((section) => section.title === title)!.parts;
const textsOf = (parts: ReportPart[]) => parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
const tableOf = (parts: ReportPart[]) => {
  const { columns, rows } = parts.flatMap((part) => (part.kind === 'table' ? [part.table] : []))[0]!;
  return [columns.map(({ title }) => title), ...rows];
};
const lineFigureOf = (parts: ReportPart[]) => parts.flatMap((part) => (part.kind === 'lines' ? part.figures : []))[0]!;
const figureOf = (parts: ReportPart[]) => parts.find((part): part is Figure => part.kind === 'figure')!;

describe('the report of a patient in Spanish', () => {
  it('REC-26 OPEN-013 names its patient, days and creation time, and translates no names', () => {
    const { language, title, range, created, facts, confidential } = buildReport(source());
    expect([language, title, range, created, confidential]).toEqual([
      'es',
      'Informe del paciente',
      'Del 1 nov 2026 al 14 nov 2026',
      'Creado el 20 nov 2026, 9:30 p.m. MST',
      'Información médica confidencial',
    ]);
    expect(Object.fromEntries(facts.map(({ label, value }) => [label, value]))).toEqual({
      Paciente: 'Ada Lovelace',
      'Fecha de nacimiento': '10 dic 1985',
      'Profesional principal': 'Grace Hopper',
      Sede: 'Shoulder',
      'Lado afectado': 'Izquierdo',
      'Articulación afectada': 'Rodilla',
      'Correo electrónico': 'ada@example.com',
      Teléfono: '(555) 123-4567',
      'Período del informe': 'Del 1 nov 2026 al 14 nov 2026',
    });
  });

  it('OPEN-066 OPEN-013 lists the program with its goals', () => {
    const parts = partsOf('Programa');
    expect(textsOf(parts)).toEqual([
      'Right Knee',
      '1 vez al día, 5 días a la semana. Asignado el 30 sept 2026.',
      'Warm up.',
    ]);
    expect(tableOf(parts)).toEqual([
      ['Ejercicio', 'Lado', 'Series', 'Meta'],
      ['Deslizamiento del talón', '-', '2', '1 repetición'],
      ['Deslizamiento del talón', 'Derecho', '2', '10 repeticiones o 30 s'],
      ['Deslizamiento del talón', '-', '2', '5 repeticiones, rango completo'],
    ]);
    const often = { ...program, dailyFrequency: 3, weeklyFrequency: 1, setsPerSession: 6 };
    expect(textsOf(partsOf('Programa', { program: often }))[1]).toBe(
      '3 veces al día, 1 día a la semana. Asignado el 30 sept 2026.',
    );
  });

  it('OPEN-066 OPEN-013 counts sessions and explains adherence', () => {
    const parts = partsOf('Adherencia');
    // One practised day of the eight that were asked for in two whole weeks.
    expect(textsOf(parts)).toEqual([
      '1 sesión en 1 día activo de 14.',
      'Adherencia: 13% de los días indicados (1 de 8), 13% de las sesiones indicadas (1 de 8). Se cuentan los días con programa asignado, hasta el 14 nov 2026.',
    ]);
    expect(figureOf(parts)).toMatchObject({
      title: 'Sesiones por semana',
      subtitle: 'Una sesión cuenta cuando se realizó al menos una de sus series. Las semanas van de domingo a sábado.',
      chart: {
        bars: [{ label: '1 nov' }, { label: '8 nov' }],
        legend: ['Sesiones realizadas', 'Indicadas'],
      },
    });
  });

  it('OPEN-066 OPEN-013 lists sessions, measurements and answers', () => {
    expect(tableOf(partsOf('Sesiones'))).toEqual([
      ['Fecha', 'Programa', 'Series realizadas', 'Errores'],
      [
        '9 nov 2026',
        'Sesión individual (Autoinformada en parte, Con fecha futura)',
        '2 de 3',
        '4: Slow down (1) y 3 más',
      ],
    ]);
    const motion = partsOf('Rango de movimiento');
    expect(lineFigureOf(motion)).toMatchObject({
      title: 'Deslizamiento del talón, lado izquierdo',
      subtitle: 'Meta: de 0° a 130°',
      chart: {
        dayLabels: [{ label: '1 nov' }, { label: '8 nov' }, { label: '14 nov' }],
        lines: [{ name: 'Máximo' }, { name: 'Mínimo' }],
      },
    });
    expect(tableOf(motion)).toEqual([
      ['Ejercicio', 'Primero', 'Último', 'Mayor amplitud', 'Meta'],
      [
        'Deslizamiento del talón, lado izquierdo',
        'de 5° a 90° (2 nov 2026)',
        'de 4° a 95° (4 nov 2026)',
        'de 4° a 95°',
        'de 0° a 130°',
      ],
    ]);
    expect(tableOf(partsOf('Cuestionarios')).map((row) => row.filter(Boolean))).toEqual([
      ['Pregunta', '9 nov'],
      ['Slept well?', 'Sí'],
    ]);
  });

  it('REC-26 OPEN-013 states which sections have no data', () => {
    const nothing = {
      program: null,
      sessions: [],
      questions: [],
      results: { days: [], rangeOfMotion: [], frequency: [] },
    };
    expect(buildReport(source(nothing)).sections.map(({ title, parts }) => [title, ...textsOf(parts)])).toEqual([
      ['Programa', 'El paciente todavía no tiene un programa asignado.'],
      ['Adherencia', 'No se completó ninguna actividad en este rango de fechas'],
      ['Sesiones', 'No se completó ninguna actividad en este rango de fechas'],
      ['Rango de movimiento', 'No hay datos del paciente en este rango de fechas'],
      ['Cuestionarios', 'No hay datos del paciente en este rango de fechas'],
    ]);
  });

  it('names months where days of more than a year stand on one axis, and the file in its language', () => {
    const range = { from: '2024-11-21', to: '2026-11-14' };
    const { chart } = lineFigureOf(partsOf('Rango de movimiento', { range }));
    expect(chart).toMatchObject({ dayLabels: [{ label: 'nov 2024' }, {}, { label: 'nov 2026' }] });
    expect(toReportFileName(12, range, 'es')).toBe('informe-del-paciente-12-2024-11-21-2026-11-14.pdf');
    expect(toReportFileName(12, range, 'en')).toBe('patient-report-12-2024-11-21-2026-11-14.pdf');
  });
});
