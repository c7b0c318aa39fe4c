import { useEffect, useEffectEvent } from 'react';
import type { Player } from './player.ts';

/** Shows each frame of the player by hand, the present one first, without rendering. */
export function useFrame(player: Player, show: (frame: number) => void): void {
  const shown = useEffectEvent(show);
  useEffect(() => {
    shown(player.frame());
    return player.watchFrames((frame) => shown(frame));
  }, [player]);
}
