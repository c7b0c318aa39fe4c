import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import type { Size } from '../../domain/replay/canvas-size.ts';
import { readInsights } from '../../domain/replay/insights.ts';
import type { Recording } from '../../domain/replay/recording.ts';
import { createPlayer, type Player } from './player.ts';
import { ReplayCanvas } from './ReplayCanvas.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import { ReplayPanel } from './ReplayPanel.tsx';

const Parts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 24 });

const keys: Record<string, (player: Player) => void> = {
  ' ': (player) => player.toggle(),
  ArrowLeft: (player) => player.step(-1),
  ArrowRight: (player) => player.step(1),
  Home: (player) => player.goTo(0),
  End: (player) => player.goTo(player.frames - 1),
};

function obeyKey(event: KeyboardEvent, player: Player): void {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  // A button is pressed by the space bar, whatever it does.
  if (altKey || ctrlKey || metaKey || (key === ' ' && target instanceof HTMLButtonElement)) return;
  const obey = keys[key];
  if (!obey) return;
  event.preventDefault();
  obey(player);
}

/** The keys work wherever the focus is in the dialog that the viewer stands in. */
function usePlayerKeys(player: Player) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = ref.current!.closest<HTMLElement>('[role="dialog"]') ?? ref.current!;
    const listener = (event: KeyboardEvent) => obeyKey(event, player);
    place.addEventListener('keydown', listener);
    return () => place.removeEventListener('keydown', listener);
  }, [player]);
  return ref;
}

interface Props {
  recording: Recording;
  size: Size;
  /** As the session holds them, in whatever state. */
  insights?: unknown;
  sessionUUID: string;
}

/** A recording with what plays it (REPLAY-01..13). */
export default function ReplayViewer({ recording, size, insights, sessionUUID }: Props) {
  const translate = useTranslate();
  const player = useMemo(() => createPlayer(recording.frames), [recording]);
  const found = useMemo(() => readInsights(insights), [insights]);
  const parts = usePlayerKeys(player);
  useEffect(() => player.pause, [player]);
  return (
    <Parts ref={parts} role="group" aria-label={translate('replay.title')}>
      <div style={{ flex: `0 1 ${size.width}px`, minWidth: 0 }}>
        <ReplayCanvas recording={recording} player={player} size={size} />
        <ReplayControls player={player} />
      </div>
      <ReplayPanel recording={recording} player={player} insights={found} sessionUUID={sessionUUID} />
    </Parts>
  );
}
