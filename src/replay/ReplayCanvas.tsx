import type Konva from 'konva';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useLayoutEffect, useRef, useState } from 'react';
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore.js';
import { placementOn, type Size } from '../../domain/replay/canvas-size.ts';
import type { Recording } from '../../domain/replay/recording.ts';
import { drawFrame, type Painter } from './drawFrame.ts';
import { JointLabel } from './JointLabel.tsx';
import type { Player } from './player.ts';
import { useFrame } from './useFrame.ts';

/** Height in pixels of what stands over and under the canvas: on a low screen both are seen with it. */
const AROUND = 244;

/** The width in CSS of a canvas of that size: its own, or less where the screen is too low for it. */
export const widthOnScreen = ({ width, height }: Size): string =>
  `min(${width}px, max(240px, (100dvh - ${AROUND}px) * ${width / height}))`;

/** Dark in either theme: the colours of the two sides are made for it. */
const Frame = styled('div')({
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  borderRadius: 'var(--radius-small)',
  background: 'var(--panel)',
  boxShadow: 'inset 0 0 0 1px var(--border)',
});

/** How much smaller than its pixels something of that width is shown, to fit where it stands. */
function useShrinking(width: number) {
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
  /** In pixels; a narrower place shows all of it smaller. */
  size: Size;
  /** Drawn for each frame beneath the recording. */
  under?: Painter;
}

/** The recorded movement, drawn anew for each frame without React. */
export const ReplayCanvas = ({ recording, player, size, under }: Props) => {
  const translate = useTranslate();
  const shape = useRef<Konva.Shape>(null);
  const [frame, shrunk] = useShrinking(size.width);
  const place = placementOn(size, { width: recording.width ?? size.width, height: recording.height ?? size.height });
  useFrame(player, () => shape.current?.getLayer()?.drawScene());
  return (
    <Frame ref={frame} style={{ maxWidth: widthOnScreen(size) }}>
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
              // The canvas's own pen: the stage's would pass each of its calls on.
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
