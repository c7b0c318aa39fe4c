import type { Problem } from '../../../contract/platform/error.ts';
import type { Program } from '../../../contract/programs/shapes.ts';
import type { Intent } from './intent.ts';

/** Why a valid draft was not saved; the user decides how to go on. */
export type SaveFailure =
  /** Somebody else has saved the same program or template in the meantime. */
  | { kind: 'conflict'; current: Program }
  /** The edited record no longer exists. */
  | { kind: 'gone' }
  | { kind: 'unreachable' };

/** The failure that a problem stands for; null for a problem that is only displayed. */
export function toSaveFailure({ status, current }: Problem, { editing }: Intent): SaveFailure | null {
  if (status === 0) return { kind: 'unreachable' };
  if (status === 412 && current) return { kind: 'conflict', current: current as Program };
  if (status === 404 && editing) return { kind: 'gone' };
  return null;
}
