import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { readingMessages } from './messages.en.ts';

const spanish: { replay: Translated<typeof readingMessages> } = {
  replay: {
    loading: 'Cargando la grabación',
    framesRead: '%{frames} cuadros leídos',
    rest: 'Cargando el resto de la grabación',
    broken: 'Solo llegaron los primeros %{ready} de %{frames} cuadros.',
    interrupted: 'La grabación no llegó completa.',
    tooOld: 'No se pueden reproducir sesiones < 2.18.0',
    unreadable: 'Esta grabación está dañada y no se puede mostrar.',
    empty: 'Esta grabación no tiene cuadros.',
    noJoints: 'Esta grabación no nombra ninguna articulación que se pueda mostrar.',
    tooLong: 'Esta grabación dura más de dos horas y no se puede mostrar.',
    notFetched: 'No hay ninguna grabación que mostrar.',
  },
};
export default spanish;
