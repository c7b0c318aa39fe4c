import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { programMessages } from './messages.en.ts';

const spanish: Translated<typeof programMessages> = {
  programs: {
    sets: '%{smart_count} serie |||| %{smart_count} series',
    reps: '%{smart_count} repetición |||| %{smart_count} repeticiones',
    time: '%{time} min',
    seconds: '%{seconds} s',
    repsOrTime: '%{reps} o %{time}',
    rom: '%{reps}, rango completo',
    dose: {
      weight: '%{value} %{unit}',
      bodyWeight: 'peso corporal',
      band: {
        TAN: 'banda beige',
        YELLOW: 'banda amarilla',
        RED: 'banda roja',
        GREEN: 'banda verde',
        BLUE: 'banda azul',
        BLACK: 'banda negra',
        SILVER: 'banda plateada',
        GOLD: 'banda dorada',
      },
      hold: 'mantener %{time}',
      rest: 'descanso %{time}',
      tempo: 'ritmo %{lower}-%{pause}-%{lift}',
      sideOrder: {
        LEFT_FIRST: 'primero el lado izquierdo',
        RIGHT_FIRST: 'primero el lado derecho',
        ALTERNATE: 'alternar los lados',
      },
    },
    note: 'Nota: %{note}',
    patientDose: {
      label: {
        load: 'Carga',
        hold: 'Mantener',
        rest: 'Descanso',
        tempo: 'Ritmo',
        sideOrder: 'Lados',
        note: 'De su clínica',
      },
      hold: '%{time} en cada repetición',
      rest: '%{time} entre series',
      tempo: { lower: 'bajar %{seconds} s', pause: 'pausa de %{seconds} s', lift: 'subir %{seconds} s' },
    },
    side: { Right: 'Derecho', Left: 'Izquierdo', both: 'Ambos lados' },
    involved: '(Afectado)',
    chooseSide: 'Elija un lado del cuerpo',
    daily: '%{smart_count} vez al día |||| %{smart_count} veces al día',
    weekly: '%{smart_count} día a la semana |||| %{smart_count} días a la semana',
    exerciseCount: '%{smart_count} ejercicio |||| %{smart_count} ejercicios',
    updated: 'Actualizado: %{date}',
    order: 'Ejercicios en orden',
    minutes: 'Aproximadamente %{smart_count} minuto al día |||| Aproximadamente %{smart_count} minutos al día',
    minutesHint: 'Estimado según series, metas, descansos y preparación de cada ejercicio.',
    withdrawn: 'Ya no está en la biblioteca',
    gone: 'Un ejercicio que ya no está en la biblioteca',
  },
};
export default spanish;
