import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { measuredMessages } from './messages.en.ts';

const spanish: Translated<typeof measuredMessages> = {
  measured: {
    title: 'Resultados',
    side: { left: 'Mano izquierda', right: 'Mano derecha' },
    shoulderSide: { left: 'Hombro izquierdo', right: 'Hombro derecho' },
    short: { left: 'Izquierda', right: 'Derecha' },
    finger: { thumb: 'Pulgar', index: 'Índice', middle: 'Medio', ring: 'Anular', little: 'Meñique' },
    degrees: '%{value}°',
    withError: '%{value} ± %{error}',
    none: '-',
    again: 'Grabar de nuevo',
    copy: 'Copiar resultados',
    copied: 'Se copiaron los resultados.',
    copyFailed: 'El navegador no permitió copiar los resultados.',
    noDiagnosis: 'Una medición con cámara, no un diagnóstico. No reemplaza un examen.',
    how: 'Cómo se mide',
    basis: {
      WORLD: 'Medido en el espacio, según lo estima el modelo.',
      PICTURE: 'Medido solo en la imagen, sin profundidad: los ángulos se ven mayores o menores de lo que son.',
    },
    hands: {
      finger: 'Dedo',
      flexion: 'Más flexionado',
      deficit: 'Más extendido',
      motion: 'Movimiento',
      now: 'Flexión ahora',
      joint: 'Articulación',
      joints: 'Por articulación, %{side}',
      table: 'Movimiento de los dedos, %{side}',
      fault: {
        NOT_SEEN: 'No se vio',
        TOO_BRIEFLY: 'Se vio muy poco tiempo',
        NOT_READABLE: 'No se puede medir: el dedo apuntaba a la cámara',
      },
      handNotSeen: '%{side}: no se vio.',
      course: 'Flexión durante la grabación',
      courseOf: 'Dedo',
      courseSaid: 'Flexión del dedo %{finger}: %{left} izquierda, %{right} derecha.',
      from: 'de %{least} a %{most}',
      notSeen: 'no se vio',
      explained1:
        'La flexión de cada articulación es el ángulo entre los huesos anterior y posterior; recto es 0. El movimiento de un dedo es lo máximo que se flexionan sus articulaciones en conjunto menos lo mínimo (movimiento activo total). El pulgar tiene dos articulaciones; los demás dedos, tres.',
      explained2:
        'Cuenta un valor que se mantuvo en la mayoría de cinco imágenes, para que una imagen mala no cambie nada. Las articulaciones que parecen flexionadas más de 110° no se cuentan.',
      explained3:
        'El error después de ± es el de los puntos de la mano de una sola cámara frente a cámaras de laboratorio (22.5° por articulación, Sensors 2025, 25, 5716); sin profundidad es mayor. La hiperextensión y la separación de los dedos cuentan como flexión. Compare solo con mediciones anteriores del mismo tipo.',
    },
    tremor: {
      frequency: 'Frecuencia',
      hertz: '%{value} Hz',
      swing: 'Oscilación más amplia',
      centimetres: '%{value} cm',
      noTremor: 'No se encontró temblor',
      upTo: 'Menos de %{value} cm',
      looked: '%{seconds} s a %{rate} imágenes por segundo, de %{lowest} a %{highest} Hz',
      fault: {
        NOT_SEEN: 'No se vio la mano completa.',
        TOO_SHORT:
          'La mano se vio menos de %{seconds} segundos seguidos. Grabe de nuevo y manténgala dentro de la imagen.',
        TOO_SLOW:
          'La cámara dio %{rate} imágenes por segundo; el temblor necesita %{needed}. Más luz u otra cámara pueden ayudar.',
        TOO_FAST:
          'La mano oscila más rápido que los %{highest} Hz hasta los que %{rate} imágenes por segundo permiten medir. Más luz u otra cámara pueden ayudar.',
      },
      moved: 'Mientras tanto los dedos se flexionaron y extendieron: esto puede ser movimiento y no temblor.',
      handCm: 'Longitud de la mano (cm)',
      handCmHint: 'Del pliegue de la muñeca a la punta del dedo medio. Da la escala.',
      handCmProblem: 'La longitud debe ser de %{least} a %{most} cm.',
      assumed:
        'No se indicó la longitud: se supone la mano de un adulto promedio (%{cm} cm), por lo que todos los centímetros pueden variar un %{percent} por ciento, y más en niños.',
      known: 'Escala según la mano de %{cm} cm que se indicó.',
      rating: 'Evaluado como las sesiones de Scan',
      ratingFailed: 'No se pudo cargar la evaluación de su organización.',
      path: 'Recorrido de la punta del dedo',
      pathSaid: 'Recorrido de las puntas de los dedos medios en centímetros durante %{seconds} segundos.',
      spectrum: 'Espectro',
      spectrumSaid: 'Espectro de 1 a 14 Hz. %{peaks}',
      peakSaid: '%{side}: %{frequency}.',
      seconds: '%{value} s',
      explained1:
        'Se toma el recorrido de la punta del dedo medio en la imagen, en los tiempos reales de las imágenes. Se quita el movimiento lento; el espectro es el promedio de partes de cuatro segundos y distingue 0.25 Hz. Se encuentra un temblor cuando una frecuencia de 3 a 12 Hz es diez veces más fuerte de lo que sería el ruido.',
      explained2:
        'La oscilación más amplia es la del segundo más fuerte, de un extremo al otro, como pide el ítem 3.15 de la MDS-UPDRS. Los píxeles se convierten en centímetros por la longitud de la mano.',
      explained3:
        'Su error incluye el de la escala y el del ajuste. Una cámara no ve las oscilaciones hacia ella, difumina las rápidas con poca luz y ubica la punta de un dedo con alrededor de 1 cm de error: las oscilaciones pequeñas son inciertas aunque se encuentren.',
    },
    shoulder: {
      most: 'Máxima rotación externa',
      least: 'Máxima rotación interna',
      leastValue: 'Mínima rotación externa',
      frames: 'Imágenes que cuentan',
      leftOut: 'Sin contar',
      framesOf: '%{count} de %{all}',
      reason: {
        ELBOW_AWAY: 'codo separado del costado: %{smart_count}',
        ELBOW_NOT_BENT: 'codo sin ángulo recto: %{smart_count}',
        TRUNK_TURNED: 'tronco girado: %{smart_count}',
        MISREAD: 'mal leídas: %{smart_count}',
      },
      now: {
        ELBOW_AWAY: 'Lleve el codo al costado.',
        ELBOW_NOT_BENT: 'Doble el codo en ángulo recto.',
        TRUNK_TURNED: 'Ponga el tronco de frente a la cámara.',
        MISREAD: 'El antebrazo no se ve bien.',
      },
      notNow: 'No se ve',
      fault: {
        NOT_SEEN:
          'El brazo y el tronco no se vieron juntos. Retroceda hasta que caderas, hombros y mano estén en la imagen.',
        LEFT_OUT: 'Ninguna imagen cuenta.',
        TOO_BRIEFLY: 'Se vio muy poco tiempo.',
      },
      course: 'Rotación durante la grabación',
      courseSaid: 'Rotación externa: %{left} izquierda, %{right} derecha.',
      explained1:
        'El codo está al costado y doblado en ángulo recto. Se mide cuánto gira el antebrazo hacia afuera desde el frente del tronco, visto a lo largo del tronco; hacia adentro es negativo.',
      explained2:
        'No cuentan las imágenes con el codo a más de 30° del costado, el codo a más de 25° del ángulo recto o el tronco a más de 25° de la cámara. Cuenta un valor que se mantuvo en la mayoría de cinco imágenes.',
      explained3:
        'El error después de ± es de 20° con la profundidad que estima una sola cámara. Sin profundidad se calcula por lo largo que se ve el antebrazo, y crece hacia 90°.',
    },
    save: {
      action: 'Guardar como sesión de Scan',
      title: 'Guardar como sesión de Scan',
      lead: 'Se guardan articulaciones y resultados, ninguna imagen.',
      uid: 'UID del participante',
      location: 'Sede',
      choose: 'Elija una sede',
      age: 'Edad',
      sex: 'Sexo',
      optional: 'Opcional',
      unsaid: 'Sin especificar',
      sexes: { MALE: 'Masculino', FEMALE: 'Femenino' },
      ageProblem: 'La edad debe ser un número entero de 0 a 120.',
      cancel: 'Cancelar',
      submit: 'Guardar',
      retry: 'Reintentar',
      sending: 'Enviando la grabación',
      percent: '%{percent}%',
      unsure: 'No se sabe si la sesión llegó. Reintente: se escribe una sola vez.',
      logFailed: 'La sesión está guardada; su grabación aún no está. %{message}',
      leaveTitle: '¿Salir antes de que todo esté guardado?',
      leaveText: 'La sesión puede quedar guardada sin su grabación, que se pierde.',
      stay: 'Quedarse',
      leave: 'Salir',
      saved: 'Guardado como sesión de Scan %{uuid}.',
      changed: 'Los valores que se ven ahora no son los que se guardaron.',
      open: 'Abrir sesiones de Scan',
      replay: 'Abrir la reproducción',
      nothing: 'No hay nada que guardar: no se midió nada.',
      noScan: 'Las grabaciones se pueden guardar como sesiones de Scan en organizaciones que usan Scan.',
      noLocation:
        'Para guardar grabaciones necesita una sede. Un administrador de su organización puede asignarle una.',
    },
  },
};
export default spanish;
