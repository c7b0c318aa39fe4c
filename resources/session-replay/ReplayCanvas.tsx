import type Konva from 'konva';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore.js';
import { createCamera } from '../../domain/session-replay/camera.ts';
import type { Size } from '../../domain/session-replay/canvas.ts';
import type { Recording } from '@exer/pose-log/recording.ts';
import { drawFrame, drawTravel, getLineWeight, type Painter } from './drawFrame.ts';
import { JointLabel } from './JointLabel.tsx';
import type { Player } from './player.ts';
import { useFrame } from './usePlayer.ts';
import { useGestures } from './view/useGestures.ts';
import { ViewControls } from './view/ViewControls.tsx';
import type { ViewStore } from './view/viewStore.ts';

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
  // One finger scrolls; two are ours.
  touchAction: 'pan-x pan-y',
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
  view: ViewStore;
  /** Buttons of the view on this picture. */
  hasControls?: boolean;
  /** Drawn below the recording on each frame. */
  under?: Painter;
}

/** The recording, drawn on each frame without React. */
export const ReplayCanvas = ({ recording, player, size, view, hasControls = false, under }: Props) => {
  const translate = useTranslate();
  const layer = useRef<Konva.Layer>(null);
  const [frame, shrunk] = useShrinkToFit(size.width);
  const camera = useMemo(() => createCamera(recording, size), [recording, size]);
  const paint = (pen: CanvasRenderingContext2D) => {
    const shown = player.frame();
    const aimed = camera.aim(view.view(), shown);
    const weight = getLineWeight(camera.still, aimed.zoom, shrunk);
    if (view.view().isFollowing) drawTravel(pen, aimed.place, size);
    under?.(pen, shown, aimed, weight);
    drawFrame(pen, recording, shown, aimed.place, weight);
  };
  // A frame goes straight onto the layer: Konva's way through its nodes costs as much as the drawing itself.
  const draw = () => {
    const pen = layer.current?.getContext()._context;
    if (!pen) return;
    pen.clearRect(0, 0, size.width, size.height);
    pen.save();
    pen.scale(shrunk, shrunk);
    paint(pen);
    pen.restore();
  };
  useFrame(player, draw);
  const drawAgain = useEffectEvent(draw);
  useEffect(() => view.watch(() => drawAgain()), [view]);
  useGestures(frame, view, shrunk);
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
          <Layer ref={layer} listening={false}>
            <Shape listening={false} perfectDrawEnabled={false} sceneFunc={({ _context: pen }) => paint(pen)} />
          </Layer>
        </Stage>
      </div>
      <JointLabel recording={recording} player={player} view={view} camera={camera} shrunk={shrunk} stage={frame} />
      {hasControls && <ViewControls store={view} />}
    </Frame>
  );
};
