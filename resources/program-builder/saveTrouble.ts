import type { Problem } from '../../contract/problem.ts';
import type { Program } from '../../contract/program-shapes.ts';
import type { Intent } from './intent.ts';

/** What kept a draft from being stored although nothing is wrong with it, and leaves its maker a choice. */
export type SaveTrouble =
  /** Somebody else has saved the same program or template meanwhile. */
  | { kind: 'clash'; current: Program }
  /** What is edited is there no more. */
  | { kind: 'gone' }
  | { kind: 'unreachable' };

/** The trouble that a refused call stands for; null for a problem that only needs to be told. */
export function troubleOf({ status, current }: Problem, { editing }: Intent): SaveTrouble | null {
  if (status === 0) return { kind: 'unreachable' };
  if (status === 412 && current) return { kind: 'clash', current: current as Program };
  if (status === 404 && editing) return { kind: 'gone' };
  return null;
}
