import type Konva from 'konva';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useLayoutEffect, useRef, useState } from 'react';
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore.js';
import { fitOnCanvas, type Size } from '../../domain/session-replay/canvas.ts';
import type { Recording } from '@exer/pose-log/recording.ts';
import { drawFrame, type Painter } from './drawFrame.ts';
import { JointLabel } from './JointLabel.tsx';
import type { Player } from './player.ts';
import { useFrame } from './usePlayer.ts';

/** Height of the controls around the canvas: low screens show both. */
const AROUND = 244;

/** CSS width of a canvas: its own, or less on low screens. */
export const getScreenWidth = ({ width, height }: Size): string =>
  `min(${width}px, max(240px, (100dvh - ${AROUND}px) * ${width / height}))`;

/** Dark in both themes, because the colors of the sides need it. */
const Frame = styled('div')({
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  borderRadius: 'var(--radius-small)',
  background: 'var(--panel)',
  boxShadow: 'inset 0 0 0 1px var(--border)',
});

/** Scale factor by which an element is shrunk to fit its container. */
function useShrinkToFit(width: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [shrunk, setShrunk] = useState(1);
  useLayoutEffect(() => {
    const frame = ref.current!;
    const fit = () => setShrunk(Math.min(1, (frame.clientWidth || width) / width));
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [width]);
  return [ref, shrunk] as const;
}

interface Props {
  recording: Recording;
  player: Player;
  /** In pixels; scaled down in a narrower container. */
  size: Size;
  /** Drawn below the recording on each frame. */
  under?: Painter;
}

/** The recording, drawn on each frame without React. */
export const ReplayCanvas = ({ recording, player, size, under }: Props) => {
  const translate = useTranslate();
  const shape = useRef<Konva.Shape>(null);
  const [frame, shrunk] = useShrinkToFit(size.width);
  const place = fitOnCanvas(size, { width: recording.width ?? size.width, height: recording.height ?? size.height });
  useFrame(player, () => shape.current?.getLayer()?.drawScene());
  return (
    <Frame ref={frame} style={{ maxWidth: getScreenWidth(size) }}>
      <div role="img" aria-label={translate('replay.picture')}>
        <Stage
          width={size.width * shrunk}
          height={size.height * shrunk}
          scaleX={shrunk}
          scaleY={shrunk}
          listening={false}
        >
          <Layer listening={false}>
            <Shape
              ref={shape}
              listening={false}
              // The native context: Konva's would forward each call.
              sceneFunc={({ _context: pen }) => {
                under?.(pen, player.frame(), place, shrunk);
                drawFrame(pen, recording, player.frame(), place, shrunk);
              }}
            />
          </Layer>
        </Stage>
      </div>
      <JointLabel recording={recording} player={player} place={place} shrunk={shrunk} stage={frame} />
    </Frame>
  );
};
