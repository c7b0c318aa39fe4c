import { bothSidesTerms, detectableChangeTerms, gaitMeasureTerms } from '../platform/spanish-vocabulary/gait.ts';
import type { GaitWords } from './gait-words.ts';

const terms = { ...gaitMeasureTerms, ...bothSidesTerms, ...detectableChangeTerms };

/** What stands on the page of a walk in Spanish. */
export const spanishGaitWords: GaitWords = {
  title: 'Resumen de la marcha',
  none: 'No hay ninguna sesión de marcha en este rango de fechas',
  unsaid: 'Sin registrar',
  gait: 'Marcha',
  fact: {
    walked: 'Caminata',
    age: 'Edad y sexo',
    condition: 'Afección que influye en la marcha',
    assistance: 'Ayuda',
    measuredBy: 'Medido con',
    recording: 'Grabación',
  },
  age: (age, sex) => [`${age} años`, sex].filter(Boolean).join(', '),
  sex: { MALE: 'hombre', FEMALE: 'mujer' },
  condition: { PARKINSON: 'Enfermedad de Parkinson o parkinsonismo', STROKE: 'Accidente cerebrovascular' },
  assistance: { NONE: 'Sin ayuda', CANE: 'Bastón', WALKER: 'Andador' },
  source: { DEVICE: 'dispositivo', RECORDING: 'grabación', STOPWATCH: 'cronómetro' },
  start: { MOVING: 'ya en marcha', STANDING: 'desde la posición de pie' },
  timed: (meters, seconds, start) => `cronómetro, ${meters} m en ${seconds} s, ${start}`,
  recorded: (strides, seen) => `${strides} zancadas, piernas a la vista en el ${seen}% de la caminata`,
  term: (text) => terms[text] ?? text,
  speed: {
    title: 'Velocidad de la marcha',
    none: 'En esta sesión no se midió la velocidad de la marcha.',
    value: (value, interval, over) =>
      [interval === null ? value : `${value} ± ${interval}`, over].filter(Boolean).join(', '),
    strides: (count) => `media de ${count} ${count === 1 ? 'zancada' : 'zancadas'}`,
    interval: {
      DEVICE: '± es el intervalo del 95% que dio el dispositivo.',
      RECORDING: '± es el intervalo de confianza del 95% entre zancadas. No incluye el error sistemático de la cámara.',
      STOPWATCH: '± es el error del cronometraje manual (95%).',
    },
    noInterval: 'No se conoce la precisión de esta velocidad.',
    now: 'Esta caminata',
    before: (day) => `Visita del ${day}`,
    axis: 'Velocidad de la marcha (m/s)',
    threshold: (value) => `Línea discontinua en ${value}`,
  },
  norm: {
    group: {
      MALE: ({ from, to }) => `los hombres sanos de ${from} a ${to} años`,
      FEMALE: ({ from, to }) => `las mujeres sanas de ${from} a ${to} años`,
    },
    compared: (percent, group, mean) => `${percent}% del promedio de ${group} (${mean}).`,
    band: (group, { from, to }) =>
      `Promedio de ${group}, con su intervalo de confianza del 95%: de ${from} a ${to} m/s`,
    limits: (source) =>
      `${source}: 41 estudios de caminatas de 3 a 30 m a paso habitual. La banda muestra con qué precisión se conoce el promedio. No es el rango en el que camina la mayoría de las personas ni un límite.`,
    aided: 'El promedio es de caminar sin bastón ni andador.',
    fromStand:
      'Sin comparación: los promedios publicados no se aplican a una caminata cronometrada desde la posición de pie.',
    missing: {
      sex: 'Sin comparación: el sexo no está registrado.',
      dob: 'Sin comparación: la fecha de nacimiento no está registrada.',
      both: 'Sin comparación: el sexo y la fecha de nacimiento no están registrados.',
    },
    outside: ({ from, to }, age) =>
      `Sin comparación: los promedios publicados abarcan de ${from} a ${to} años; el paciente tenía ${age}.`,
  },
  change: {
    title: 'Cambio en la velocidad de la marcha',
    none: 'Sin cambio: ninguna visita anterior tiene velocidad de la marcha.',
    since: {
      last: (day, change) => `Desde la última visita, ${day}: ${change}`,
      first: (day, change) => `Desde la primera visita, ${day}: ${change}`,
    },
    measured: (before, now) => `Antes ${before}, ahora ${now}.`,
    value: (value, source, walks) =>
      walks === 1 ? `${value} (${source})` : `${value} (${source}, media de ${walks} caminatas)`,
    real: {
      OTHER_METHOD: 'No se puede saber si es un cambio real: las dos caminatas se midieron de manera distinta.',
      REAL: 'Cambio real: alcanza o supera el MDC95 publicado para esta afección.',
      SOME: 'Posible cambio real: alcanza o supera un MDC95 publicado para esta afección, pero no todos.',
      NOT_REAL: 'Dentro del error de medición (menor que el MDC95 publicado para esta afección).',
      NO_VALUE: 'No se puede saber si es un cambio real: ningún MDC95 publicado corresponde a este paciente.',
      UNSURE:
        'No se puede saber si es un cambio real: alcanza un MDC95 publicado, pero estos dos valores no son lo bastante precisos.',
      APART: 'Los intervalos de confianza del 95% de las dos caminatas no se superponen.',
      OVERLAPPING:
        'Los intervalos de confianza del 95% de las dos caminatas se superponen, así que no se demuestra ningún cambio.',
      NOT_KNOWN: 'No se puede saber si es un cambio real: no hay ningún MDC95 disponible.',
    },
    error: (value, population, people, source) => `MDC95 ${value}: ${population}, n = ${people} (${source}).`,
    otherwise: {
      assistance: ({ before, now }) => `ayuda: ${before} entonces, ${now} ahora`,
      source: ({ before, now }) => `medición: ${before} entonces, ${now} ahora`,
      start: ({ before, now }) => `${before} entonces, ${now} ahora`,
      schema: ({ before, now }) => `evaluación ${before} entonces, ${now} ahora`,
    },
    notTheSame: (differences) => `Condiciones distintas: ${differences}.`,
  },
  symmetry: {
    title: 'Simetría de la marcha',
    none: 'Ninguna medida tiene valor en los dos lados.',
    column: {
      measure: 'Medida',
      left: 'Izquierda',
      right: 'Derecha',
      difference: 'Diferencia',
      ratio: 'Cociente',
      certainty: 'Intervalos del 95%',
    },
    certainty: { APART: 'No se superponen', OVERLAPPING: 'Se superponen', NOT_KNOWN: 'No conocidos' },
    note: 'Diferencia: izquierda menos derecha. Cociente: lado mayor entre lado menor, 1.00 si son iguales. No hay ningún error publicado para la diferencia entre lados medida con una sola cámara.',
  },
  film: {
    title: 'Una zancada de la caminata',
    none: 'Sin imágenes: la sesión no tiene una grabación medida.',
    stride: { left: 'Zancada izquierda', right: 'Zancada derecha' },
    moment: (percent) => `${percent}%`,
    note: (stride, seconds, toeOff) =>
      `${stride} de contacto a contacto, ${seconds} s, dibujada a partir de la grabación${toeOff === null ? '' : `; despegue del pie al ${toeOff}%`}. Línea continua: lado izquierdo. Discontinua: lado derecho.`,
    drawn: (count) => `${count} dibujos del cuerpo, repartidos por igual en una zancada`,
  },
  comment: { title: 'Comentario sobre la caminata', none: 'Sin comentario' },
};
