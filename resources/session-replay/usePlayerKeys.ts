import { useEffect, useRef } from 'react';
import { neighbouringMark, type Mark } from '../../domain/session-replay/marks.ts';
import { FRAMES_PER_SECOND } from '@exer/pose-log/recording.ts';
import type { Player } from './player.ts';

type PlayerAction = (player: Player, marks: readonly Mark[]) => void;

const createStep =
  (frames: number): PlayerAction =>
  (player) =>
    player.goTo(player.frame() + frames);
const createMarkJump =
  (direction: 1 | -1): PlayerAction =>
  (player, marks) =>
    player.goTo(neighbouringMark(marks, player.frame(), direction) ?? player.frame());

const keys: Record<string, PlayerAction> = {
  ' ': (player) => player.toggle(),
  ArrowLeft: createStep(-1),
  ArrowRight: createStep(1),
  'Shift ArrowLeft': createMarkJump(-1),
  'Shift ArrowRight': createMarkJump(1),
  PageDown: createStep(-FRAMES_PER_SECOND),
  PageUp: createStep(FRAMES_PER_SECOND),
  Home: (player) => player.goTo(0),
  End: (player) => player.goTo(player.frames - 1),
};

/** Fields that handle these keys themselves. */
const FIELDS = 'input:not([type=range]), select, textarea';

/** The action of a key; none in fields or with modifier keys. */
function getAction({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): PlayerAction | undefined {
  if (altKey || ctrlKey || metaKey || !(target instanceof Element) || target.matches(FIELDS)) return;
  // The space key activates a focused button.
  if (key === ' ' && target instanceof HTMLButtonElement) return;
  return keys[shiftKey ? `Shift ${key}` : key];
}

/** The keys work wherever the focus is in the dialog. */
export function usePlayerKeys(player: Player, marks: readonly Mark[]) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = ref.current!.closest<HTMLElement>('[role="dialog"]') ?? ref.current!;
    const listener = (event: KeyboardEvent) => {
      const deed = getAction(event);
      if (!deed) return;
      event.preventDefault();
      deed(player, marks);
    };
    place.addEventListener('keydown', listener);
    return () => place.removeEventListener('keydown', listener);
  }, [player, marks]);
  return ref;
}
