import { MAX_FRAMES, type Recording } from '../recording.ts';
import { skeletons, type LogKind } from '../skeleton.ts';

/** The form that this code writes and reads; another one has another name. */
const FORM = 'joints-1';
const LONGEST_NAME = 200;

/** Header of a packed recording. */
export interface PackedHeader {
  form: typeof FORM;
  /** Names of the joints, in the order in which each block holds them. */
  points: readonly string[];
  poseModel: string | null;
  scanVersion: string;
  frames: number;
  fps: number | null;
  width: number | null;
  height: number | null;
  /** Steps of a coordinate in a pixel. */
  unit: number;
  /** The second that time stamps count from; null where the log has none. */
  since: number | null;
}

const tenths = 10;
const sixteenths = 16;

/**
 * Steps in a pixel: tenths where every coordinate is one, as pose models write them, so that nothing is lost; else
 * sixteenths, which is at most 1/32 of a pixel off.
 */
function chooseUnit({ joints }: Recording): number {
  const isTenth = joints.every(
    (value, at) => at % 3 === 2 || Number.isNaN(value) || Math.fround(Math.round(value * tenths) / tenths) === value,
  );
  return isTenth ? tenths : sixteenths;
}

/** The header of a recording of that kind. Names longer than 200 characters are cut. */
export function createHeader(kind: LogKind, recording: Recording): PackedHeader {
  const { poseModel, scanVersion, frames, fps, width, height, times } = recording;
  return {
    form: FORM,
    points: skeletons[kind].points,
    poseModel: poseModel?.slice(0, LONGEST_NAME) ?? null,
    scanVersion: scanVersion.slice(0, LONGEST_NAME),
    frames,
    fps,
    width,
    height,
    unit: chooseUnit(recording),
    since: times?.find((at) => Number.isFinite(at)) ?? null,
  };
}

const isPositive = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;
const isPositiveOrNull = (value: unknown) => value === null || isPositive(value);

/** Reads the header; null if it is not one of this kind of recording in this form. */
export function readHeader(kind: LogKind, bytes: Uint8Array): PackedHeader | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
  if (typeof parsed !== 'object' || parsed === null) return null;
  const header = parsed as Partial<Record<keyof PackedHeader, unknown>>;
  const { points } = skeletons[kind];
  const isOurs =
    header.form === FORM &&
    Array.isArray(header.points) &&
    header.points.join() === points.join() &&
    (header.poseModel === null || typeof header.poseModel === 'string') &&
    typeof header.scanVersion === 'string' &&
    Number.isInteger(header.frames) &&
    isPositive(header.frames) &&
    header.frames <= MAX_FRAMES &&
    [header.fps, header.width, header.height].every(isPositiveOrNull) &&
    isPositive(header.unit) &&
    (header.since === null || Number.isFinite(header.since));
  return isOurs ? (header as PackedHeader) : null;
}
