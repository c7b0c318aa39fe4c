import type { Alignment } from '../../../domain/replay/align/alignment.ts';
import type { Player } from '../player.ts';

/** A player of another recording that shows the frames which belong to those of the first; it is led, and never leads. */
export const follow = (leader: Player, { frameOf }: Alignment, frames: number): Player => ({
  ...leader,
  frames,
  frame: () => frameOf(leader.frame()),
  watchFrames: (listener) => {
    let shown = -1;
    return leader.watchFrames((frame) => {
      const next = frameOf(frame);
      if (next === shown) return;
      shown = next;
      listener(next);
    });
  },
});
