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
    watch: 'Ver video: %{name}',
    videoFailed: 'Aquí no se puede reproducir el video.',
    care: 'Si un ejercicio le causa dolor o tiene dudas sobre él, deténgase y pregunte a su clínica.',
    print: 'Imprimir',
    sources: 'Fuentes de los ejercicios (textos traducidos): %{list}.',
    goneTitle: 'Este programa ya no está disponible',
    askClinic: 'Pida uno nuevo a su clínica.',
    failedTitle: 'No se pudo cargar su programa',
    failed: 'Algo no funciona de nuestro lado. Inténtelo de nuevo en unos minutos.',
    offlineTitle: 'Parece que no tiene conexión',
    offline: 'No se pudo cargar su programa. Se abrirá automáticamente cuando vuelva a tener conexión.',
    old: 'No se pudo cargar la versión más reciente. Este es su programa como se cargó la última vez.',
    again: 'Intentar de nuevo',
  },
  invite: {
    title: 'Su código de invitación',
    lead: 'Abra la aplicación %{brand} en su teléfono e ingrese este código.',
    code: 'Código',
    copy: 'Copiar código',
    copied: 'Código copiado',
    copyFailed: 'No se pudo copiar el código. Escríbalo, por favor.',
    phone: '¿Lee esto en una computadora? Apunte la cámara de su teléfono aquí para tener el código en su teléfono.',
    picture: 'Código QR que abre esta página en un teléfono',
    missingTitle: 'Este enlace no tiene código',
    missing: 'Abra de nuevo el enlace del correo de su clínica o ingrese en la aplicación el código de ese correo.',
  },
};
export default spanish;
