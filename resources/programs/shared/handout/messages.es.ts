import type { Translated } from '../../../../src/ui/i18n/translated.ts';
import type { handoutMessages } from './messages.en.ts';

const spanish: Translated<typeof handoutMessages> = {
  handout: {
    title: 'Imprimir programa',
    print: 'Imprimir',
    loading: 'Cargando imágenes…',
    sheet: 'Página para imprimir',
    preview: 'Vista previa',
    language: 'Idioma',
    for: 'Para %{name}',
    forBlank: 'Para',
    by: 'Su profesional: %{name}',
    date: 'Impreso el %{date}',
    often: 'Frecuencia',
    notes: 'Notas',
    exercises: 'Ejercicios',
    side: { Right: 'Lado derecho', Left: 'Lado izquierdo', both: 'Ambos lados' },
    position: 'Posición',
    action: 'Acción',
    gone: 'Este ejercicio ya no está en la biblioteca. Pregunte a su clínica qué hacer en su lugar.',
    goneName: 'Ejercicio no disponible',
    noPicture: 'Sin imagen',
    pictureFailed: 'No se pudo cargar la imagen.',
    sources: 'Fuentes de los ejercicios (textos traducidos): %{list}.',
    goneHint:
      '%{smart_count} ejercicio ya no está en la biblioteca, así que faltan su imagen y su descripción. Edite el programa antes de entregarlo. |||| %{smart_count} ejercicios ya no están en la biblioteca, así que faltan sus imágenes y descripciones. Edite el programa antes de entregarlo.',
    failedHint: 'No se pudo cargar %{smart_count} imagen. |||| No se pudieron cargar %{smart_count} imágenes.',
    codeHint: 'No se pudo cargar el código QR. La página se puede imprimir sin él.',
    openHint: {
      NO_DATE_OF_BIRTH:
        'Quien tenga esta página puede abrir el código QR. Para imprimir uno personal, agregue la fecha de nacimiento del paciente.',
      BLOCKED:
        'Quien tenga esta página puede abrir el código QR, porque el enlace del paciente está bloqueado. Cree un enlace nuevo para imprimir uno personal.',
    },
    retry: 'Intentar de nuevo',
    code: {
      title: 'Su programa en su teléfono',
      text: 'Para ver cada ejercicio en movimiento, escanee el código con la cámara de su teléfono o escriba la dirección. Siempre se abre la versión más reciente de su clínica. No necesita una cuenta: quien tenga esta página puede abrirlo.',
      personal:
        'Escanee el código con la cámara de su teléfono o escriba la dirección, e ingrese su fecha de nacimiento. Su teléfono lo guía en cada ejercicio y su clínica ve lo que usted ha hecho. No necesita aplicación ni contraseña.',
      picture: 'Código QR que abre el programa',
    },
    look: {
      title: 'Opciones de impresión',
      large: 'Letra grande',
      texts: 'Descripciones',
      ticks: 'Lista diaria',
      anyone: 'Código QR sin fecha de nacimiento',
    },
    ticks: {
      title: 'Marque cada sesión que complete',
      week: 'Semana del',
      round: 'Sesión',
      days: { 0: 'Dom', 1: 'Lun', 2: 'Mar', 3: 'Mié', 4: 'Jue', 5: 'Vie', 6: 'Sáb' },
    },
  },
};
export default spanish;
