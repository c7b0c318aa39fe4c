import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { anglesMessages } from './messages.en.ts';

const finger = 'Articulaciones MCP, PIP y DIP juntas en la imagen: 0° es extendido.';

const spanish: { replay: { angles: Translated<typeof anglesMessages> } } = {
  replay: {
    angles: {
      title: 'Ángulos articulares',
      show: 'Ángulos articulares',
      this: 'Esta sesión',
      other: 'Comparada (discontinua)',
      range: '%{name}, de %{least} a %{greatest}',
      notFromTheSide: 'Aquí no se ve el cuerpo de lado.',
      oblique:
        'El cuerpo está girado y no se ve bien de lado: los ángulos son los de la imagen y pueden diferir de los del cuerpo.',
      steps: 'Triángulos: cada talón que toca el suelo, contado por lado.',
      repetitions: 'Triángulos: cada repetición en la que se tomó un resultado.',
      notSeen: 'Aquí no se ven estas articulaciones.',
      names: {
        knee: 'Rodilla',
        hip: 'Cadera',
        ankle: 'Tobillo',
        trunk: 'Tronco',
        arm: 'Balanceo del brazo',
        armElevation: 'Elevación del brazo',
        elbow: 'Codo',
        head: 'Cabeza',
        thumb: 'Pulgar',
        index: 'Índice',
        middle: 'Dedo medio',
        ring: 'Anular',
        little: 'Meñique',
      },
      meaning: {
        knee: 'Pierna respecto al muslo, de lado: 0° es extendida; la flexión es positiva.',
        hip: 'Muslo respecto a la vertical, de lado: hacia adelante es positivo.',
        ankle: 'Pie respecto a la pierna, de lado: 0° es un ángulo recto; la dorsiflexión es positiva.',
        trunk: 'De las caderas al cuello respecto a la vertical, de lado: inclinado hacia adelante es positivo.',
        arm: 'Brazo (del hombro al codo) respecto a la vertical, de lado: hacia adelante es positivo.',
        armElevation:
          'Brazo (del hombro al codo) respecto al tronco en la imagen: 0° colgando, 180° por encima de la cabeza.',
        elbow: 'Antebrazo respecto al brazo en la imagen: 0° es extendido.',
        head: 'De la oreja al ojo respecto a la horizontal, de lado: el ojo por encima de la oreja es positivo.',
        thumb: 'Articulaciones MP e IP juntas en la imagen: 0° es extendido.',
        index: finger,
        middle: finger,
        ring: finger,
        little: finger,
      },
    },
  },
};
export default spanish;
