import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useLayoutEffect, useMemo, type PointerEvent, useRef, useState } from 'react';
import {
  type Repetition,
  getFrameAtShare,
  findRange,
  createScale,
} from '../../../domain/session-replay/trace-chart.ts';
import type { TracedAngle } from '@exer/gait-analysis/angles/traced-angles.ts';
import type { Player } from '../player.ts';
import { useFrame } from '../usePlayer.ts';
import { formatDegrees, TraceReadout } from './TraceReadout.tsx';
import { drawPlayhead, drawTraces, type ChartView } from './drawTraces.ts';
import { useTraceLines, type TraceData, type ComparedTrace } from './useTrace.ts';
import type { ReplayKey } from '../messages.en.ts';

/** Resizes a canvas for the screen's pixel density. */
function resizeCanvas(canvas: HTMLCanvasElement, width: number, height: number): void {
  const sharpness = window.devicePixelRatio || 1;
  canvas.width = Math.round(width * sharpness);
  canvas.height = Math.round(height * sharpness);
  canvas.getContext('2d')?.setTransform(sharpness, 0, 0, sharpness, 0, 0);
}

/** Two stacked canvases, and the width of their container. */
function useChartCanvases(height: number) {
  const place = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLCanvasElement>(null);
  const head = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const fit = () => {
      const next = place.current!.clientWidth;
      for (const canvas of [lines.current!, head.current!]) resizeCanvas(canvas, next, height);
      setWidth(next);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [height]);
  return { place, lines, head, width };
}

/** Text alternatives of the chart. */
const HEIGHT = 240;

const Chart = styled('figure')({
  margin: 0,
  '& figcaption': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 16px', marginBottom: 4 },
  '& p': { margin: '4px 0 0', color: 'var(--ink-muted)', font: 'var(--text-body)' },
});
const Place = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 'var(--radius-small)',
  background: 'var(--panel)',
  boxShadow: 'inset 0 0 0 1px var(--border)',
  cursor: 'crosshair',
  touchAction: 'pan-y',
  '& canvas': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
});

interface Props {
  player: Player;
  angle: TracedAngle;
  traced: TraceData;
  beside: ComparedTrace | null;
  /** Frames at which phases begin. */
  marks: readonly number[];
  repetitions: readonly Repetition[];
  /** Frames per second, if known. */
  fps: number | null;
}

const isSeenObliquely = (traced: TraceData, beside: ComparedTrace | null): boolean =>
  traced.tracer.isOblique() || (beside?.traced.tracer.isOblique() ?? false);

function seekToPointer({ buttons, clientX, currentTarget }: PointerEvent, player: Player): void {
  if ((buttons & 1) === 0) return;
  const { left, width } = currentTarget.getBoundingClientRect();
  player.goTo(getFrameAtShare((clientX - left) / width, player.frames));
}

/** Chart of an angle over the recording with a playhead; a click seeks to its frame. */
export const TraceChart = ({ player, angle, traced, beside, marks, repetitions, fps }: Props) => {
  const translate = useTranslate();
  const { place, lines: under, head, width } = useChartCanvases(HEIGHT);
  const lines = useTraceLines(traced, beside, angle);
  const range = useMemo(() => findRange((lines ?? []).map(({ values }) => values)), [lines]);
  const view = useMemo<ChartView>(
    () => ({
      scale: range && createScale(range),
      marks,
      repetitions,
      fps,
      frames: player.frames,
      size: { width, height: HEIGHT },
    }),
    [range, marks, repetitions, fps, player, width],
  );
  useLayoutEffect(() => {
    const pen = under.current!.getContext('2d');
    if (pen && lines) drawTraces(pen, lines, view);
  }, [lines, view, under]);
  const showHead = (frame: number) => {
    const pen = head.current!.getContext('2d');
    if (pen) drawPlayhead(pen, lines ?? [], frame, view);
  };
  useFrame(player, showHead);
  useEffect(() => showHead(player.frame()));
  const name = translate(`replay.angles.names.${angle.name}` satisfies ReplayKey);
  const label = range
    ? translate('replay.angles.range', {
        name,
        least: formatDegrees(range.least),
        greatest: formatDegrees(range.greatest),
      })
    : name;
  return (
    <Chart>
      <figcaption>
        <strong>{name}</strong>
        <TraceReadout player={player} angle={angle} lines={lines} isCompared={beside !== null} />
      </figcaption>
      <Place
        ref={place}
        role="img"
        aria-label={label}
        style={{ height: HEIGHT }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          seekToPointer(event, player);
        }}
        onPointerMove={(event) => seekToPointer(event, player)}
      >
        <canvas ref={under} />
        <canvas ref={head} />
      </Place>
      <p>
        {lines && !range && (
          <strong>{translate(angle.isSagittal ? 'replay.angles.notFromTheSide' : 'replay.angles.notSeen')} </strong>
        )}
        {range && angle.isSagittal && isSeenObliquely(traced, beside) && (
          <strong>{translate('replay.angles.oblique')} </strong>
        )}
        {translate(`replay.angles.meaning.${angle.name}` satisfies ReplayKey)}
        {repetitions.length > 0 &&
          ` ${translate(`replay.angles.${repetitions[0]!.side ? 'steps' : 'repetitions'}` satisfies ReplayKey)}`}
      </p>
    </Chart>
  );
};
