import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Player } from './player.ts';
import { useTranslate } from 'react-admin';

/**
 * Formats `Frame: n / total` of a frame counted from 0 (OPEN-143); looked up once because it is written for each frame.
 */
export function useFrameText(frames: number): (frame: number) => string {
  const translate = useTranslate();
  return useMemo(() => {
    const [before = '', after = ''] = translate('replay.frame', { frame: '\n', frames }).split('\n');
    return (frame) => before + (frame + 1) + after;
  }, [translate, frames]);
}

/** Calls `show` with the current and each following frame, without rendering. */
export function useFrame(player: Player, show: (frame: number) => void): void {
  const shown = useEffectEvent(show);
  useEffect(() => {
    shown(player.frame());
    return player.watchFrames((frame) => shown(frame));
  }, [player]);
}
