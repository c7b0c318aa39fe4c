import type { Translated } from '../../src/ui/i18n/translated.ts';
import type { telehealthMessages } from './messages.en.ts';

const spanish: Translated<typeof telehealthMessages> = {
  telehealth: {
    title: 'Telesalud',
    lead: 'Mida un movimiento con la cámara antes de una consulta o durante ella.',
    private:
      'El video se queda en este navegador. Se analiza aquí, se borra después de medir y nunca se envía. Solo las posiciones medidas de las articulaciones salen de esta página, y solo si usted las guarda.',
    start: 'Encender la cámara',
    stop: 'Apagar la cámara',
    starting: 'Esperando la cámara',
    preview: 'Vista de la cámara',
    idle: 'La cámara está apagada.',
    noCamera: 'No se encontró ninguna cámara. Conecte una, o abra esta página en un teléfono o una tableta.',
    refused: 'Se denegó el acceso a la cámara. Permítalo en la barra de direcciones e intente de nuevo.',
    busy: 'Otro programa está usando la cámara. Cierre ese programa e intente de nuevo.',
    unsupported: 'Este navegador no puede usar una cámara en esta página.',
    lost: 'La cámara se desconectó o perdió el permiso. Las mediciones sin terminar se descartan.',
    hidden: 'La cámara se apagó cuando usted salió de esta página. Las mediciones sin terminar se descartan.',
    steps: 'Instrucciones',
    recorder: {
      loading: 'Cargando el seguimiento de movimiento: %{share}%',
      record: 'Grabar %{smart_count} segundo |||| Grabar %{smart_count} segundos',
      cancel: 'Cancelar',
      finish: 'Detener',
      discard: 'Descartar',
      again: 'Intentar de nuevo',
      countdown:
        'La grabación comienza en %{smart_count} segundo |||| La grabación comienza en %{smart_count} segundos',
      recording: 'Grabando',
      left: 'Queda %{smart_count} segundo |||| Quedan %{smart_count} segundos',
      analysing: 'Grabación completa. La cámara está apagada. Analizando el movimiento; tarda un momento.',
      done: 'Listo. Los resultados se muestran abajo.',
      empty: 'La cámara grabó muy pocas imágenes. Revísela y grabe de nuevo.',
    },
    failure: {
      noWebGL:
        'Este navegador no puede seguir el movimiento porque WebGL está desactivado o no existe. Active la aceleración gráfica en su configuración o use otro navegador.',
      notLoaded: 'No se pudo cargar el seguimiento de movimiento. Revise su conexión e intente de nuevo.',
      broken: 'El seguimiento de movimiento se detuvo de forma inesperada. Intente de nuevo.',
    },
    placement: {
      good: 'Buena posición. Ya puede grabar.',
      dark: 'Está demasiado oscuro. Encienda una luz frente a usted.',
      tooNear: 'Demasiado cerca. Aléjese un poco.',
      tooFar: 'Demasiado lejos. Acérquese.',
      outside: 'Una parte del cuerpo queda fuera de la imagen.',
      hands: {
        notSeen: 'No se ve ninguna mano. Ponga una o ambas manos dentro de la imagen.',
        unsure: 'Las manos no se ven con claridad. Gírelas hacia la cámara, ante un fondo liso.',
      },
      body: {
        notSeen: 'No se ve a nadie. Póngase de modo que la cabeza, los brazos y las caderas estén en la imagen.',
        unsure: 'Usted no se ve con claridad. Mire a la cámara, con ambos brazos y las caderas en la imagen.',
      },
    },
    hands: {
      title: 'Manos',
      lead: 'Ángulos de las articulaciones y rango de movimiento de cada dedo.',
      step1: 'Siéntese con ambas manos en la imagen, las palmas hacia la cámara, a un brazo de distancia.',
      step2: 'Grabe: abra los dedos y luego cierre el puño, despacio, tres veces.',
      step3:
        'Mantenga las palmas hacia la cámara, ante un fondo liso: las manos vistas de lado se pierden más a menudo.',
    },
    tremors: {
      title: 'Temblores',
      lead: 'Frecuencia y amplitud del temblor de las manos.',
      step1: 'Apoye el dispositivo en una mesa: una cámara en la mano también tiembla.',
      step2: 'Extienda ambas manos hacia la cámara con los dedos separados, o apóyelas como le indique su profesional.',
      step3: 'Grabe mientras las mantiene tan quietas como pueda.',
    },
    shoulder: {
      title: 'Rotación externa del hombro',
      lead: 'Cuánto gira el antebrazo hacia afuera con el codo junto al cuerpo.',
      step1: 'Párese frente a la cámara con la cabeza, los brazos y las caderas en la imagen.',
      step2: 'El codo junto al cuerpo y doblado en ángulo recto, el antebrazo hacia la cámara.',
      step3: 'Grabe: gire el antebrazo hacia afuera hasta donde pueda sin dolor y vuelva despacio. Luego el otro lado.',
    },
  },
};
export default spanish;
