import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, type RefObject } from 'react';
import type { Placement } from '../../domain/replay/canvas-size.ts';
import { jointAt, nearestJoint } from '../../domain/replay/nearest-joint.ts';
import type { Recording } from '../../domain/replay/recording.ts';
import type { Player } from './player.ts';
import { useFrame } from './useFrame.ts';
import { useJointName } from './useJointName.ts';

/** How far from a joint, in pixels of the screen, it is still pointed at: by the mouse, or by a finger. */
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
  font: 'var(--text-small)',
  boxShadow: '0 0 0 1px var(--border-strong)',
  pointerEvents: 'none',
  '&[hidden]': { display: 'none' },
});

interface Props {
  recording: Recording;
  player: Player;
  place: Placement;
  shrunk: number;
  /** What the recording is drawn on; the label stands in it. */
  stage: RefObject<HTMLElement | null>;
}

/**
 * The name of the joint that the pointer is at, or that was touched, and how surely it was seen; it goes with the joint
 * while the recording plays, without rendering.
 */
export const JointLabel = ({ recording, player, place, shrunk, stage }: Props) => {
  const translate = useTranslate();
  const nameOf = useJointName();
  const label = useRef<HTMLSpanElement>(null);
  const chosen = useRef<number | null>(null);

  const show = (frame: number) => {
    const joint = chosen.current === null ? null : jointAt(recording, frame, chosen.current);
    const span = label.current!;
    if (span.hidden !== (joint === null)) span.hidden = joint === null;
    if (!joint) return;
    const text = { joint: nameOf(recording.skeleton, joint.point), confidence: joint.confidence.toFixed(2) };
    span.textContent = translate('replay.joint', text);
    const [x, y] = [(joint.x * place.scale + place.left) * shrunk, (joint.y * place.scale + place.top) * shrunk];
    // It stays within the picture: left of a joint at the right, and under one at the top.
    const isRight = x > stage.current!.clientWidth / 2;
    span.style.transform = `translate(${x}px, ${y}px) translate(${isRight ? 'calc(-100% - 10px)' : '10px'}, ${y < 40 ? '10px' : 'calc(-100% - 6px)'})`;
  };
  useFrame(player, show);

  const point = ({ clientX, clientY, pointerType }: PointerEvent) => {
    const { left, top } = stage.current!.getBoundingClientRect();
    const scale = shrunk * place.scale;
    const x = ((clientX - left) / shrunk - place.left) / place.scale;
    const y = ((clientY - top) / shrunk - place.top) / place.scale;
    const reach = (pointerType === 'mouse' ? REACH.mouse : REACH.touch) / scale;
    chosen.current = nearestJoint(recording, player.frame(), x, y, reach)?.point ?? null;
    show(player.frame());
  };
  const leave = ({ pointerType }: PointerEvent) => {
    // A finger leaves when it is lifted, and what it touched is to be read then.
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
