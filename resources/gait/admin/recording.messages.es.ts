import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { recordingMessages } from './recording.messages.en.ts';

const spanish: Translated<typeof recordingMessages> = {
  gaitSessionRecording: {
    head: 'Grabación',
    walk: 'Sesión de marcha',
    client: 'Versión del cliente',
    none: 'No hay registros de pose',
    state: { WAITING: 'Pendiente', MEASURED: 'Medida', NOT_MEASURABLE: 'No medible' },
    fault: {
      UNREADABLE: 'dañada',
      TOO_LONG: 'demasiado larga',
      NO_FRAME_RATE: 'sin frecuencia de imágenes',
      NO_LEGS: 'no se ven las piernas',
      NO_WALK: 'no se detectó ninguna caminata',
      NOT_FROM_THE_SIDE: 'no es de lado',
      TOO_FEW_STRIDES: 'muy pocas zancadas',
    },
  },
};
export default spanish;
