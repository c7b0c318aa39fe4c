import type { Translated } from '../../../src/i18n/translated.ts';
import type { changeMessages } from './change.messages.en.ts';

const spanish: Translated<typeof changeMessages> = {
  recordGaitChange: {
    title: 'Velocidad comparada',
    since: {
      last: 'Desde la última visita, %{day}',
      first: 'Desde la primera visita, %{day}',
    },
    speed: { more: '%{size} más rápido.', less: '%{size} más lento.', same: 'Sin diferencia.' },
    real: {
      OTHER_METHOD: 'No se sabe si es un cambio real: las dos no se midieron de la misma manera.',
      REAL: 'Un cambio real: al menos tan grande como el error de medición publicado para esta afección.',
      SOME: 'Quizás un cambio real: tan grande como un error de medición publicado para esta afección, no como todos.',
      NOT_REAL: 'No es un cambio real: menor que el error de medición publicado para esta afección.',
      NO_VALUE: 'No se sabe si es un cambio real: no hay ningún valor publicado para la afección de este paciente.',
      UNSURE:
        'No se sabe si es un cambio real: alcanza un error de medición publicado, pero estos dos valores no son lo bastante exactos para afirmarlo.',
      APART: 'Los intervalos del 95% de las dos caminatas no se superponen.',
      OVERLAPPING: 'Los intervalos del 95% de las dos caminatas se superponen, así que no se demuestra ningún cambio.',
      NOT_KNOWN: 'No se sabe si es un cambio real.',
    },
    short: {
      OTHER_METHOD: 'Medido de otra manera',
      NO_VALUE: 'Sin valor publicado para esta afección',
      REAL: 'Real',
      SOME: 'Quizás real',
      NOT_REAL: 'No real',
      UNSURE: 'Valores no lo bastante exactos',
      APART: 'Intervalos separados',
      OVERLAPPING: 'Intervalos superpuestos',
      NOT_KNOWN: 'No se sabe',
    },
    measured: 'Antes %{before}, ahora %{now}.',
    value: '%{value} por %{source} |||| %{value} por %{source}, media de %{smart_count} caminatas',
    published: 'Publicado: %{rows}.',
    notTheSame: 'En condiciones distintas',
    otherwise: {
      assistance: 'ayuda entonces: %{before}, ahora: %{now}',
      source: 'medición entonces: %{before}, ahora: %{now}',
      start: 'cronometraje entonces: %{before}, ahora: %{now}',
      schema: 'evaluación entonces: %{before}, ahora: %{now}',
    },
    start: { MOVING: 'ya en marcha', STANDING: 'desde la posición de pie' },
    source: { DEVICE: 'dispositivo', RECORDING: 'grabación', STOPWATCH: 'cronómetro' },
    unsaid: 'sin indicar',
    noEarlier: 'No hay ninguna visita anterior con velocidad.',
    norm: {
      title: 'Frente a personas sanas',
      group: {
        MALE: 'los hombres sanos de %{from} a %{to} años',
        FEMALE: 'las mujeres sanas de %{from} a %{to} años',
      },
      compared: '%{percent}% de la media de %{group}, %{mean}.',
      aided: 'Esas medias son de caminar sin bastón ni andador.',
      fromStand: 'Esas medias no valen para una caminata cronometrada desde la posición de pie.',
      missing: {
        sex: 'Sin comparación: no se indicó el sexo.',
        dob: 'Sin comparación: no se indicó la fecha de nacimiento.',
        both: 'Sin comparación: no se indicaron el sexo ni la fecha de nacimiento.',
      },
      outside: 'Sin comparación: las medias publicadas son de %{from} a %{to} años, y el paciente tenía %{age}.',
    },
    how: {
      ask: '¿Cómo lo sabemos?',
      change:
        'Un cambio se llama real cuando alcanza la menor diferencia entre dos visitas que, en 95 de cada 100 casos, es mayor que el error de medición (MDC95). Está publicada solo para estas personas; se usa cuando se indica que el paciente tiene su misma afección y las dos caminatas se midieron de la misma manera. Cuando un valor lleva ±, el cambio debe ser además mayor que eso.',
      others:
        'Para otras medidas no se ha publicado un error de ese tipo que valga para una sola cámara o para este dispositivo. Cuando ambas caminatas llevan un intervalo del 95%, se comparan los dos intervalos; eso habla de las zancadas de cada caminata, no de cuánto varía la marcha de un día a otro.',
      matters:
        'Qué cambio importa a las personas mayores: %{small} un poco, %{substantial} mucho. %{source}. Confianza: %{confidence}.',
      norm: 'Medias de personas sanas: %{source}, 41 estudios de caminatas de 3 a 30 m a paso normal. Indica a qué velocidad caminan en promedio, no a partir de cuál una velocidad es inusual, y no vale para caminatas cortas cronometradas desde la posición de pie. Confianza: %{confidence}.',
      table: 'Errores publicados de la velocidad',
      row: '%{value}: %{people}. %{source}. Confianza: %{confidence}.',
      people: '%{population}, %{people} personas',
      range: {
        upTo: '%{population}: hasta %{to}, %{people} personas',
        from: '%{population}: desde %{from}, %{people} personas',
        between: '%{population}: de %{from} a %{to}, %{people} personas',
      },
      source: '%{author} %{year}, %{journal}',
      confidence: { HIGH: 'Alta', MEDIUM: 'Media, pues las fuentes difieren' },
    },
    all: 'Cambio de cada medida',
    column: {
      measure: 'Medida',
      now: 'Ahora',
      last: 'Desde la última visita',
      first: 'Desde la primera visita',
    },
    sinceDay: '%{difference} desde el %{day}',
    onlyVisit: 'La última visita fue la primera',
    patient: {
      title: 'Su forma de caminar',
      REAL: {
        more: 'Usted camina más rápido que el %{day}. La diferencia es mayor de lo que estas mediciones varían por azar.',
        less: 'Usted camina más lento que el %{day}. La diferencia es mayor de lo que estas mediciones varían por azar.',
      },
      SOME: {
        more: 'Quizás usted camina un poco más rápido que el %{day}. La diferencia también podría deberse al azar.',
        less: 'Quizás usted camina un poco más lento que el %{day}. La diferencia también podría deberse al azar.',
      },
      OTHER_METHOD: 'El %{day} su velocidad se midió por %{before}, ahora por %{now}. Las dos no se pueden comparar.',
      otherWay: 'El %{day} su velocidad se midió de otra manera. Las dos no se pueden comparar.',
      NOT_REAL: 'Usted camina más o menos igual de rápido que el %{day}.',
      UNSURE:
        'Las mediciones no son lo bastante exactas para decir si usted camina más rápido o más lento que el %{day}.',
      assistance: {
        NONE: 'Ese día usted caminó sin bastón ni andador.',
        CANE: 'Ese día usted caminó con bastón.',
        WALKER: 'Ese día usted caminó con andador.',
      },
      norm: 'En promedio, %{group} caminan a %{mean}. Usted caminó a %{speed}.',
      aided: 'Caminan sin bastón ni andador.',
    },
  },
};
export default spanish;
