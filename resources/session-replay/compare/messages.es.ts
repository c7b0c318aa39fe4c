import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { compareMessages } from './messages.en.ts';

const spanish: { replay: { compare: Translated<typeof compareMessages> } } = {
  replay: {
    compare: {
      action: 'Comparar',
      title: 'Comparar con',
      asking: 'Buscando sesiones para comparar',
      none: 'Sin comparación',
      nothing: 'No hay otra sesión grabada con la que comparar.',
      layout: 'Imágenes',
      beside: 'Lado a lado',
      overlaid: 'Superpuestas',
      onHips: 'Cadera sobre cadera',
      together: 'Alineadas',
      phases: 'Por fases',
      start: 'Por inicio',
      phasesShared:
        'Las mismas fases en el mismo momento: %{phases}. Entre ellas, la otra sesión va más lenta o más rápida.',
      fromStart: 'Ambas comienzan juntas y van a la misma velocidad.',
      noPhases: 'Las dos sesiones no tienen fases en común: ambas comienzan juntas.',
      thisOne: 'Esta sesión',
      otherOne: 'Sesión comparada',
      otherPale: 'Sesión comparada (tenue)',
      notOn: 'Sin grabación en este momento',
    },
  },
};
export default spanish;
