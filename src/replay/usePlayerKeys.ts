import { useEffect, useRef } from 'react';
import { neighbouringMark, type Mark } from '../../domain/replay/marks.ts';
import { FRAMES_PER_SECOND } from '../../domain/replay/recording.ts';
import type { Player } from './player.ts';

type Deed = (player: Player, marks: readonly Mark[]) => void;

const stepBy =
  (frames: number): Deed =>
  (player) =>
    player.goTo(player.frame() + frames);
const toMark =
  (direction: 1 | -1): Deed =>
  (player, marks) =>
    player.goTo(neighbouringMark(marks, player.frame(), direction) ?? player.frame());

const keys: Record<string, Deed> = {
  ' ': (player) => player.toggle(),
  ArrowLeft: stepBy(-1),
  ArrowRight: stepBy(1),
  'Shift ArrowLeft': toMark(-1),
  'Shift ArrowRight': toMark(1),
  PageDown: stepBy(-FRAMES_PER_SECOND),
  PageUp: stepBy(FRAMES_PER_SECOND),
  Home: (player) => player.goTo(0),
  End: (player) => player.goTo(player.frames - 1),
};

/** Fields in which the keys have a meaning of their own. */
const FIELDS = 'input:not([type=range]), select, textarea';

/** What a key does that is pressed in the viewer; nothing in fields, and nothing together with Control and the like. */
function deedOf({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Deed | undefined {
  if (altKey || ctrlKey || metaKey || !(target instanceof Element) || target.matches(FIELDS)) return;
  // A button is pressed by the space bar, whatever it does.
  if (key === ' ' && target instanceof HTMLButtonElement) return;
  return keys[shiftKey ? `Shift ${key}` : key];
}

/** The keys work wherever the focus is in the dialog that the viewer stands in. */
export function usePlayerKeys(player: Player, marks: readonly Mark[]) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = ref.current!.closest<HTMLElement>('[role="dialog"]') ?? ref.current!;
    const listener = (event: KeyboardEvent) => {
      const deed = deedOf(event);
      if (!deed) return;
      event.preventDefault();
      deed(player, marks);
    };
    place.addEventListener('keydown', listener);
    return () => place.removeEventListener('keydown', listener);
  }, [player, marks]);
  return ref;
}
