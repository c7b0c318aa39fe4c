import programs from '../../../../resources/programs/shared/messages.es.ts';
import type { Translated } from '../../../ui/i18n/translated.ts';
import type { openProgramMessages } from './messages.en.ts';

const spanish: Translated<typeof openProgramMessages> = {
  ...programs,
  openProgram: {
    loading: 'Cargando su programa',
    notes: 'Notas de su clínica',
    exercises: 'Ejercicios en orden',
    side: { Right: 'Lado derecho', Left: 'Lado izquierdo', both: 'Ambos lados' },
    position: 'Posición',
    action: 'Qué hacer',
    goneName: 'Ejercicio no disponible',
    gone: 'Este ejercicio ya no está en la biblioteca. Pregunte a su clínica qué hacer en su lugar.',
    listen: 'Escuchar: %{name}',
    spokenInEnglish: 'La guía hablada está en inglés.',
    pause: 'Pausar el movimiento: %{name}',
    play: 'Ver el movimiento: %{name}',
    watch: 'Video: %{name}',
    care: 'Si un ejercicio le causa dolor o tiene dudas sobre él, deténgase y pregunte a su clínica.',
    print: 'Imprimir',
    sources: 'Fuentes de los ejercicios (textos traducidos): %{list}.',
    goneTitle: 'Este programa ya no está disponible',
    askClinic: 'Pida uno nuevo a su clínica.',
    failedTitle: 'No se pudo cargar su programa',
    failed: 'Algo no funciona de nuestro lado. Inténtelo de nuevo en unos minutos.',
    offlineTitle: 'Parece que no tiene conexión',
    offline: 'No se pudo obtener su programa. Se abrirá solo en cuanto vuelva a tener conexión.',
    old: 'No se pudo obtener la versión más reciente en este momento. Este es su programa como se cargó antes.',
    again: 'Intentar de nuevo',
  },
  invite: {
    title: 'Su código de invitación',
    lead: 'Abra la aplicación %{brand} en su teléfono e ingrese este código.',
    code: 'Código',
    copy: 'Copiar código',
    copied: 'Código copiado',
    copyFailed: 'Su navegador no copió el código. Escríbalo, por favor.',
    phone: '¿Lee esto en una computadora? Apunte la cámara de su teléfono aquí para llevarse el código.',
    picture: 'Código QR que abre esta página en un teléfono',
    missingTitle: 'Este enlace no tiene código',
    missing: 'Abra de nuevo el enlace del correo de su clínica o escriba en la aplicación el código que aparece en él.',
  },
};
export default spanish;
