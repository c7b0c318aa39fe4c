import type { Translated } from '../../../src/i18n/translated.ts';
import type { recordingMessages } from './recording.messages.en.ts';

const spanish: Translated<typeof recordingMessages> = {
  recordGaitRecording: {
    half: '± %{half}',
    over: {
      stride: 'en %{smart_count} zancada |||| en %{smart_count} zancadas',
      step: 'en %{smart_count} paso |||| en %{smart_count} pasos',
    },
    source: { DEVICE: 'dispositivo', RECORDING: 'grabación', STOPWATCH: 'cronómetro' },
    allFrom: {
      DEVICE: 'Todos los valores fueron medidos por el dispositivo.',
      RECORDING: 'Todos los valores se midieron en la grabación.',
      STOPWATCH: 'La caminata se cronometró a mano.',
    },
    timing: '%{metres} m en %{seconds} s.',
    timed: {
      MOVING: 'Cronometrada con el paciente ya en marcha; ± indica cuán exacta es una mano con el cronómetro.',
      STANDING: 'Cronometrada desde la posición de pie, por lo que no puede decirse cuán exacta es la velocidad.',
    },
    interval:
      '± indica el intervalo del 95% de la media de las zancadas de esta caminata; a eso se suma lo que la cámara ve mal por igual en todas las zancadas.',
    state: {
      WAITING: 'Grabación en espera',
      MEASURED: 'Grabación medida',
      NOT_MEASURABLE: 'Grabación no medible',
    },
    waiting: 'La grabación espera a ser medida. Sus valores aparecerán aquí.',
    measured:
      '%{smart_count} zancada, piernas a la vista durante el %{seen}% de la caminata. |||| %{smart_count} zancadas, piernas a la vista durante el %{seen}% de la caminata.',
    remark: {
      FEW_STRIDES: 'Se grabaron pocas zancadas, por lo que los valores son menos seguros.',
      JOINTS_MISSING: 'Algunas articulaciones no se vieron; se omite lo que depende de ellas.',
      LOW_CONFIDENCE: 'Las articulaciones se distinguían mal, por lo que los valores son menos seguros.',
      OBLIQUE_VIEW:
        'La cámara no estaba perpendicular a la caminata, por lo que longitudes y ángulos resultan menores de lo que eran.',
      NO_SCALE: 'Nada indica cuánto mide un metro en la imagen, por lo que no hay velocidad ni longitudes.',
      SCALE_FROM_HEIGHT:
        'El metro se dedujo de la estatura del paciente; la velocidad y las longitudes son tan exactas como ella.',
      LOW_FRAME_RATE: 'Se tomaron pocas imágenes por segundo, por lo que los tiempos son menos exactos.',
      FRAMES_MISSING: 'Faltan partes de la grabación.',
    },
    fault: {
      UNREADABLE: 'El archivo está dañado.',
      TOO_LONG: 'La grabación es más larga de lo que se puede medir.',
      NO_FRAME_RATE: 'La grabación no dice cuándo se tomaron sus imágenes.',
      NO_LEGS: 'Las piernas no están a la vista.',
      NO_WALK: 'Nadie camina en ella.',
      NOT_FROM_THE_SIDE: 'No se tomó de lado.',
      TOO_FEW_STRIDES: 'Contiene muy pocas zancadas.',
    },
  },
};
export default spanish;
