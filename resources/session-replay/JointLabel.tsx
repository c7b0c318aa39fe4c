import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { ReplayCamera } from '../../domain/session-replay/camera.ts';
import { readJoint, findNearestJoint } from '../../domain/session-replay/nearest-joint.ts';
import type { Recording } from '@exer/pose-log/recording.ts';
import type { Player } from './player.ts';
import { useFrame } from './usePlayer.ts';
import type { ViewStore } from './view/viewStore.ts';
import type { Skeleton } from '@exer/pose-log/skeleton.ts';
import type { ReplayKey, replayMessages } from './messages.en.ts';

type JointKey = Exclude<keyof (typeof replayMessages)['replay']['joints'], 'sided'>;

/** The message of a joint without its side: `leftIndexMCP` is `indexMCP`. */
function removeSide(name: string): JointKey {
  const rest = name.replace(/^(left|right)/, '');
  return (rest.charAt(0).toLowerCase() + rest.slice(1)) as JointKey;
}

/** Returns the readable name of a joint: `Left knee`. */
function useJointName() {
  const translate = useTranslate();
  return ({ points, sides }: Pick<Skeleton, 'points' | 'sides'>, point: number): string => {
    const joint = translate(`replay.joints.${removeSide(points[point]!)}` satisfies ReplayKey);
    return translate(`replay.joints.sided.${sides[point]!}` satisfies ReplayKey, { joint });
  };
}

/** Maximum distance from a joint in screen pixels for mouse and touch. */
const REACH = { mouse: 12, touch: 28 };

const Label = styled('span')({
  position: 'absolute',
  top: 0,
  left: 0,
  maxWidth: '90%',
  padding: '2px 8px',
  borderRadius: 'var(--radius-small)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  font: 'var(--text-body)',
  boxShadow: '0 0 0 1px var(--border-strong)',
  pointerEvents: 'none',
  '&[hidden]': { display: 'none' },
});

interface Props {
  recording: Recording;
  player: Player;
  view: ViewStore;
  camera: ReplayCamera;
  shrunk: number;
  /** The element around the canvas, which contains the label. */
  stage: RefObject<HTMLElement | null>;
}

/**
 * Label of the joint under the pointer or touch, with its confidence. It follows the joint during playback without
 * rendering.
 */
export const JointLabel = ({ recording, player, view, camera, shrunk, stage }: Props) => {
  const translate = useTranslate();
  const nameOf = useJointName();
  const label = useRef<HTMLSpanElement>(null);
  const chosen = useRef<number | null>(null);
  const isHidden = useRef(true);
  const getPlace = () => camera.aim(view.view(), player.frame()).place;

  const show = (frame: number) => {
    // Playback usually runs without a joint.
    if (chosen.current === null && isHidden.current) return;
    const joint = chosen.current === null ? null : readJoint(recording, frame, chosen.current);
    isHidden.current = joint === null;
    const span = label.current!;
    if (span.hidden !== (joint === null)) span.hidden = joint === null;
    if (!joint) return;
    const place = getPlace();
    const text = { joint: nameOf(recording.skeleton, joint.point), confidence: joint.confidence.toFixed(2) };
    span.textContent = translate('replay.joint', text);
    const [x, y] = [(joint.x * place.scale + place.left) * shrunk, (joint.y * place.scale + place.top) * shrunk];
    // Keeps the label inside the picture: left of a joint on the right, below one at the top.
    const isRight = x > stage.current!.clientWidth / 2;
    span.style.transform = `translate(${x}px, ${y}px) translate(${isRight ? 'calc(-100% - 10px)' : '10px'}, ${y < 40 ? '10px' : 'calc(-100% - 6px)'})`;
  };
  useFrame(player, show);
  const showAgain = useEffectEvent(() => show(player.frame()));
  useEffect(() => view.watch(() => showAgain()), [view]);

  const point = ({ clientX, clientY, pointerType }: PointerEvent) => {
    const place = getPlace();
    const { left, top } = stage.current!.getBoundingClientRect();
    const scale = shrunk * place.scale;
    const x = ((clientX - left) / shrunk - place.left) / place.scale;
    const y = ((clientY - top) / shrunk - place.top) / place.scale;
    const reach = (pointerType === 'mouse' ? REACH.mouse : REACH.touch) / scale;
    chosen.current = findNearestJoint(recording, player.frame(), x, y, reach)?.point ?? null;
    show(player.frame());
  };
  const leave = ({ pointerType }: PointerEvent) => {
    // After a touch the label stays to be read.
    if (pointerType !== 'mouse') return;
    chosen.current = null;
    show(player.frame());
  };
  useEffect(() => {
    const element = stage.current!;
    const listeners = { pointermove: point, pointerdown: point, pointerleave: leave };
    for (const [event, listener] of Object.entries(listeners))
      element.addEventListener(event, listener as EventListener);
    return () => {
      for (const [event, listener] of Object.entries(listeners))
        element.removeEventListener(event, listener as EventListener);
    };
  });
  return <Label ref={label} aria-hidden="true" hidden />;
};
