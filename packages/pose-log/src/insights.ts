interface Cycle {
  startFrame: number | null;
  endFrame: number | null;
}

interface Stride {
  bestCycle: Cycle;
  /** Frames that one step takes. */
  stepInfo: { frameLength: number | null };
}

const lapFrames = ['lap1StartFrame', 'lap1EndFrame', 'lap2StartFrame', 'lap2EndFrame'] as const;

/** Findings of the assessment in a recording (ENT-093..095); frames count from 0, and null means unknown. */
export interface Insights {
  lapInfo: Record<(typeof lapFrames)[number], number | null>;
  strideInfo: { left: Stride; right: Stride };
  /** The frames at which a heel met the ground; empty where the client does not tell. */
  heelStrikeFrames: Readonly<Record<'left' | 'right', readonly number[]>>;
  /** The frames at which a result was taken, by the name of the result. */
  resultFrames: Readonly<Record<string, readonly number[]>>;
}

const toMembers = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const toFrame = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;
const toFrames = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).map(toFrame).filter((frame) => frame !== null);

function toStride(value: unknown): Stride {
  const { bestCycle, stepInfo } = toMembers(value);
  const { startFrame, endFrame } = toMembers(bestCycle);
  const { frameLength } = toMembers(stepInfo);
  return {
    bestCycle: { startFrame: toFrame(startFrame), endFrame: toFrame(endFrame) },
    stepInfo: { frameLength: toFrame(frameLength) },
  };
}

/** Reads the stored insights of a session, whatever they contain; a result may name one frame or several. */
export function readInsights(stored: unknown): Insights {
  const { lapInfo, strideInfo, heelStrikeFrames, resultFrames } = toMembers(stored);
  const laps = toMembers(lapInfo);
  const { left, right } = toMembers(strideInfo);
  const strikes = toMembers(heelStrikeFrames);
  return {
    lapInfo: Object.fromEntries(lapFrames.map((name) => [name, toFrame(laps[name])])) as Insights['lapInfo'],
    strideInfo: { left: toStride(left), right: toStride(right) },
    heelStrikeFrames: { left: toFrames(strikes.left), right: toFrames(strikes.right) },
    resultFrames: Object.fromEntries(
      Object.entries(toMembers(resultFrames)).map(([name, frames]) => [name, toFrames(frames)]),
    ),
  };
}

interface ListedFrame {
  /** The result that was taken there. */
  name: string;
  frame: number;
}

/** Lists the result frames within a recording of `frames` frames, in order (REPLAY-13, OPEN-142). */
export const listResultFrames = ({ resultFrames }: Insights, frames: number): ListedFrame[] =>
  Object.entries(resultFrames)
    .flatMap(([name, listed]) => listed.map((frame) => ({ name, frame })))
    .filter(({ frame }) => frame < frames)
    .toSorted((one, other) => one.frame - other.frame);
