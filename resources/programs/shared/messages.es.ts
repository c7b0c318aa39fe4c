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
