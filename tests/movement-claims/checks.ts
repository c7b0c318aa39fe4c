import { getCloseUp, listShownParts } from '@exer/motion-figures/close-ups.ts';
import { createFlesh, fleshAt, fleshNames, fleshRadius, type FleshName } from '@exer/motion-figures/flesh.ts';
import { needsPillow } from '@exer/motion-figures/pillow.ts';
import { segments, type Drawn, type Moment } from './drawn.ts';

const text = ({ exercise }: Drawn) => `${exercise.position} ${exercise.action}`;
const hasProp = ({ props }: Drawn, ...kinds: string[]) => props.some(({ kind }) => kinds.includes(kind));
const lying = new Set(['supine', 'hook-lying', 'prone', 'side-lying']);

/** What is apart in the body: bones of another length, a head off its neck, a hand off its wrist. */
export const findPartedJoints = ({ moments }: Drawn): string[] => {
  const found = new Set<string>();
  for (const moment of moments) {
    for (const [one, other, length] of segments) {
      if (Math.abs(moment.apart(one, other) - length) > 0.1) found.add(`${one} to ${other}`);
    }
    if (moment.apart('neck', 'head') > 6.8) found.add('head off the neck');
    // Head and collar leave a piece of neck between them.
    const away = Math.hypot(...moment.flesh('face').map((value, axis) => value - moment.flesh('neckBase')[axis]!));
    if (away < fleshRadius.face + 3.2) found.add('no neck');
    for (const side of ['R', 'L'] as const) {
      if (moment.apart(`wrist${side}`, `knuckle${side}`) > 5.5) found.add(`hand${side} off the wrist`);
      if (moment.apart(`ankle${side}`, `heel${side}`) > 5.7) found.add(`foot${side} off the ankle`);
    }
  }
  return [...found];
};

/** Where an arm goes through the trunk or the head. */
export const findRunThrough = ({ moments }: Drawn): string[] => {
  const found = new Set<string>();
  for (const moment of moments) {
    const axes = ([0, 1, 2] as const).map((axis) => moment.axis('thorax', axis));
    for (const part of ['wristR', 'wristL', 'knuckleR', 'knuckleL', 'elbowR', 'elbowL'] as const) {
      const away = moment.at(part).map((value, axis) => value - moment.at('chest')[axis]!);
      const [forward, up, right] = axes.map((axis) => away.reduce((sum, value, at) => sum + value * axis[at]!, 0));
      if (Math.abs(forward!) < 3 && up! > -15 && up! < 0 && Math.abs(right!) < 7) found.add(`${part} in the chest`);
      if (moment.apart(part, 'head') < 4) found.add(`${part} in the head`);
    }
  }
  return [...found];
};

/** What of a whole figure runs out of its picture. */
export const findCutOff = ({ movement, moments, frame }: Drawn): string[] => {
  const { left, right, bottom, top } = frame();
  const names: readonly FleshName[] = getCloseUp(movement.close)?.frame ?? fleshNames;
  const cut = names.filter((name) =>
    moments.some((moment) => {
      const [across, up] = moment.shown(name);
      const radius = fleshRadius[name] - 2;
      return across - radius < left || across + radius > right || up - radius < bottom || up + radius > top;
    }),
  );
  return [...cut];
};

const focus: Partial<Record<NonNullable<Drawn['movement']['close']>, FleshName>> = {
  handR: 'palmInR',
  wristR: 'wristR',
  elbowR: 'elbowR',
  shoulderR: 'shoulderR',
  footR: 'ankleR',
  ankleR: 'ankleR',
  kneeR: 'kneeR',
  head: 'neckTop',
  neck: 'neckTop',
};

/** Whether a close-up has its joint in the middle part of the picture, and nothing of the body that is not about it. */
export const findUnfocused = ({ movement, moments, frame }: Drawn): string[] => {
  const name = movement.close && focus[movement.close];
  if (!name) return [];
  const { left, right, bottom, top } = frame();
  const part = (value: number, from: number, to: number) => Math.abs((value - from) / (to - from) - 0.5);
  const away = moments.some((moment) => {
    const [across, up] = moment.shown(name);
    return part(across, left, right) > 0.32 || part(up, bottom, top) > 0.32;
  });
  const shown = listShownParts(movement);
  const strayed = movement.close !== 'head' && movement.close !== 'neck' && shown.has('head') && name !== 'shoulderR';
  return [...(away ? [`${name} at the edge`] : []), ...(strayed ? ['the head in a close-up of a limb'] : [])];
};

const jumps = /\b(jump|hop|pogo|leap|skip|jog|run\b)/i;
const carriers = ['bench', 'chair', 'table', 'ball', 'step', 'dome', 'bolster', 'roller'];

/** How deep a part may seem to sink into a soft mat, and fingers, which bend on what they touch. */
const soft = (name: FleshName) => (/^(finger|thumb)/.test(name) ? 2.6 : /^(ball|toe)/.test(name) ? 1.8 : 1.5);

/** Where the body sinks into what it rests on, or floats above it: the worst of each. */
export const findFloating = (drawn: Drawn): string[] => {
  const { moments, ground, movement, start } = drawn;
  const found: string[] = [];
  const depths = fleshNames.map(
    (name) => [name, soft(name) + Math.min(...moments.map((moment) => moment.low(name)))] as const,
  );
  const [deepest, over] = depths.toSorted(([, one], [, other]) => one - other)[0]!;
  if (over < 0) found.push(`${deepest} ${(soft(deepest) - over).toFixed(1)} under the floor`);
  const highest = Math.max(...moments.map(({ lowest }) => lowest));
  if (highest > (movement.anchor ? 2 : 1.6) && !jumps.test(text(drawn)) && !hasProp(drawn, ...carriers)) {
    found.push(`floats ${highest.toFixed(1)} above the floor`);
  }
  if (lying.has(movement.posture ?? 'standing') && !hasProp(drawn, 'ball', 'bench', 'step')) {
    const trunk = Math.min(...(['seatR', 'seatL', 'ribR', 'ribL'] as const).map((name) => start.low(name))) - ground;
    if (trunk > 1) found.push(`trunk ${trunk.toFixed(1)} above the mat`);
  }
  return found;
};

/** The head of someone who lies: on the mat, on a pillow, on the hands, or lifted as the text says. */
export const findUnsupportedHead = (drawn: Drawn): string[] => {
  const { movement, start, ground } = drawn;
  if (!lying.has(movement.posture ?? 'standing') || hasProp(drawn, 'pillow')) return [];
  const flesh = createFlesh();
  for (const name of fleshNames) flesh.set(start.flesh(name), fleshAt[name]);
  if (needsPillow(movement, flesh)) return [];
  const gap = Math.min(start.low('hair'), start.low('face'), start.low('jaw')) - ground;
  const headSupport =
    /\b(lift|raise|support|prop|propped|off the (floor|ground)|look up|head (is )?(slightly )?(elevated|2-4)|hands? (behind|on either side of|at)[^.]*(head|ears?)|forehead|curl|crunch|press-up|elbows?|forearms?|bench|ball)\b/i;
  return gap > 1.2 && !headSupport.test(text(drawn)) ? [`head ${gap.toFixed(1)} above the mat`] : [];
};

/** Hands that the text puts on something: a wall, the back of a chair, the floor beside the body. */
export const findIdleHands = (drawn: Drawn): string[] => {
  const { moments, start, ground } = drawn;
  const position = drawn.exercise.position ?? '';
  const found: string[] = [];
  const nearest = (measure: (moment: Moment, side: 'R' | 'L') => number) =>
    Math.min(...moments.flatMap((moment) => [measure(moment, 'R'), measure(moment, 'L')]));
  const wall = drawn.props.find(({ kind }) => kind === 'wall');
  if (
    /\bhands? (flat )?(on|against) (it|the wall|a wall)\b|\bfingertips on (it|a wall|the wall)\b/i.test(position) &&
    wall &&
    Array.isArray(wall.at)
  ) {
    const [x] = wall.at;
    const gap = nearest((moment, side) => Math.abs(moment.at(`knuckle${side}`)[0] - x));
    if (gap > 5) found.push(`hands ${gap.toFixed(1)} off the wall`);
  }
  const chair = drawn.props.find(({ kind, at }) => kind === 'chair' && Array.isArray(at));
  if (/\b(behind|beside) a chair and hold\b/i.test(position) && chair && Array.isArray(chair.at)) {
    const [x, , z] = chair.at;
    const top = (chair.size ?? 26) + 26;
    const gap = nearest((moment, side) => {
      const [hx, hy, hz] = moment.at(`knuckle${side}`);
      return Math.hypot(hx - (x - 12.4), hy - top, Math.max(Math.abs(hz - z) - 9, 0));
    });
    if (gap > 6) found.push(`hands ${gap.toFixed(1)} off the chair`);
  }
  if (
    lying.has(drawn.movement.posture ?? '') &&
    /\barms? (at|by|beside|along) (your|the) (sides?|body|trunk)\b/i.test(position)
  ) {
    for (const side of ['R', 'L'] as const) {
      const gap = start.low(`palmOut${side}`) - ground;
      if (gap > 1.5) found.push(`hand${side} ${gap.toFixed(1)} above the mat`);
    }
  }
  return found;
};

/** The buttocks of someone who sits on a chair or bench: over its seat and on it. */
export const findUnseated = ({ movement, start, props }: Drawn): string[] => {
  const seat = props.find(({ kind }) => kind === 'chair' || kind === 'bench');
  if (movement.posture !== 'seated' || !seat || !Array.isArray(seat.at)) return [];
  const [x] = seat.at;
  const behind = Math.abs(start.at('pelvis')[0] - x);
  const gap =
    Math.min(start.low('seatR'), start.low('seatL')) -
    (seat.size && seat.kind === 'chair' ? seat.size : seat.at[1] || 20);
  return [
    ...(behind > 24 ? [`${behind.toFixed(0)} beside the seat`] : []),
    ...(Math.abs(gap) > 3 ? [`${gap.toFixed(1)} above the seat`] : []),
  ];
};
