import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { createPlayer, type Player } from './player.ts';
import { useTranslate } from 'react-admin';
import { findNeighboringMark, type Mark } from '../../domain/session-replay/marks.ts';
import type { ViewStore } from './view/viewStore.ts';
import { FRAMES_PER_SECOND, type LoadingRecording, type Recording } from '@exer/pose-log/recording.ts';

/** Creates a player for the recording, which may still be loading. */
export function usePlayer(recording: Recording | LoadingRecording, frame: number) {
  const player = useMemo(() => {
    const made = createPlayer(recording.frames, 'ready' in recording ? recording.ready() : undefined);
    made.goTo(frame);
    return made;
  }, [recording, frame]);
  useEffect(() => {
    if (!('ready' in recording)) return;
    player.allow(recording.ready());
    return recording.watchReady(player.allow);
  }, [recording, player]);
  useEffect(() => player.pause, [player]);
  return player;
}

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

type PlayerAction = (player: Player, marks: readonly Mark[]) => void;

const createStep =
  (frames: number): PlayerAction =>
  (player) =>
    player.goTo(player.frame() + frames);
const createMarkJump =
  (direction: 1 | -1): PlayerAction =>
  (player, marks) =>
    player.goTo(findNeighboringMark(marks, player.frame(), direction) ?? player.frame());

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

/** Keys of the view, only within the viewer: they are characters, which may be typed elsewhere in the dialog. */
const viewKeys: Record<string, (view: ViewStore) => void> = {
  '+': (view) => view.step('in'),
  '=': (view) => view.step('in'),
  '-': (view) => view.step('out'),
  0: (view) => view.fit(),
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

function getViewAction({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent, viewer: Element) {
  if (altKey || ctrlKey || metaKey || !(target instanceof Element) || target.matches(FIELDS)) return undefined;
  return viewer.contains(target) ? viewKeys[key] : undefined;
}

/** The keys work wherever the focus is in the dialog. */
export function usePlayerKeys(player: Player, marks: readonly Mark[], view: ViewStore) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = ref.current!.closest<HTMLElement>('[role="dialog"]') ?? ref.current!;
    const listener = (event: KeyboardEvent) => {
      const viewDeed = getViewAction(event, ref.current!);
      const deed = getAction(event);
      if (!deed && !viewDeed) return;
      event.preventDefault();
      deed?.(player, marks);
      viewDeed?.(view);
    };
    place.addEventListener('keydown', listener);
    return () => place.removeEventListener('keydown', listener);
  }, [player, marks, view]);
  return ref;
}
