import type { Translated } from '../i18n/translated.ts';
import type { replayMessages } from './messages.en.ts';

const spanish: { replay: Translated<Omit<typeof replayMessages, 'joints' | 'clip'>> } = {
  replay: {
    session: 'UUID de la sesión',
    poseModel: 'Modelo de pose',
    scanVersion: 'Versión de Scan',
    picture: 'Movimiento grabado',
    previous: 'Cuadro anterior',
    play: 'Reproducir',
    pause: 'Pausar',
    next: 'Cuadro siguiente',
    position: 'Cuadro',
    frame: 'Cuadro: %{frame} / %{frames}',
    speed: 'Velocidad',
    times: '%{speed}x',
    left: 'Izquierda',
    right: 'Derecha',
    middle: 'Sin lado',
    phase: 'Fase',
    noPhase: '-',
    phases: {
      lap1Start: 'RECORRIDO 1',
      lap1End: 'FIN DE RECORRIDO 1',
      lap2Start: 'RECORRIDO 2',
      lap2End: 'FIN DE RECORRIDO 2',
      leftCycleStart: 'CICLO IZQUIERDO',
      leftCycleEnd: 'FIN DE CICLO IZQUIERDO',
      rightCycleStart: 'CICLO DERECHO',
      rightCycleEnd: 'FIN DE CICLO DERECHO',
      complete: 'COMPLETO',
    },
    step: 'Cuadros por paso',
    listed: 'Cuadros señalados',
    jump: '%{name}: cuadro %{frame}',
    keys: 'Espacio reproduce y pausa; las flechas van cuadro a cuadro y, con Mayús, a la marca siguiente; Re Pág y Av Pág saltan un segundo; Inicio y Fin van a los extremos.',
    link: 'Copiar enlace',
    linkCopied: 'Se copió el enlace al cuadro %{frame}.',
    linkNotCopied: 'No se pudo copiar el enlace.',
    joint: '%{joint}, confianza %{confidence}',
  },
};
export default spanish;
