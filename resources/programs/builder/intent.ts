import type { Block, Program } from '../../../contract/programs/shapes.ts';
import { toDuplicateName, createEmptyProgram, type ProgramDraft } from '../../../domain/programs/program.ts';
import { copyProgram, toDraft } from '../../../domain/programs/start.ts';

interface Patient {
  id: number;
  name: string;
  involvedSide: Block['sideOfBody'];
}

/** An initial draft and its origin. */
interface InitialDraft {
  from: string;
  draft: ProgramDraft;
}

/**
 * What the builder was opened for (BLD-35): `editing` is the stored program, `copied` a template to copy, `initial` a
 * draft to start from.
 */
export type Intent =
  | { kind: 'Program'; patient: Patient; editing?: Program; initial?: InitialDraft }
  | { kind: 'Template'; patient?: undefined; editing?: Program; copied?: Program; initial?: InitialDraft };

/** The initial draft; a duplicate gets ` (DUPLICATE)` in its name (TPL-16). */
export function createInitialDraft(intent: Intent): ProgramDraft {
  if (intent.editing) return toDraft(intent.editing);
  if (intent.initial) return intent.initial.draft;
  if (intent.kind === 'Template' && intent.copied) {
    return copyProgram(intent.copied, toDuplicateName(intent.copied.name), () => crypto.randomUUID());
  }
  return createEmptyProgram();
}

const buildDraftKey = (kind: Intent['kind'], patientId: number | undefined, target: string): string =>
  `program-draft ${kind} ${patientId ?? ''} ${target}`;

/** Storage key of the unsaved changes to a stored template. */
export const templateDraftKey = (id: number): string => buildDraftKey('Template', undefined, `edit-${id}`);

/** Storage key of the unsaved draft in this tab. */
export function draftKey({ kind, patient, ...intent }: Intent): string {
  const copied = 'copied' in intent ? intent.copied : undefined;
  const target = intent.editing
    ? `edit-${intent.editing.id}`
    : (intent.initial?.from ?? (kind === 'Template' ? `copy-${copied?.id ?? 0}` : 'new'));
  return buildDraftKey(kind, patient?.id, target);
}

/** Step 0 exists only for a new program of a patient (BLD-29). */
export const firstStep = ({ kind, editing, initial }: Intent): 0 | 1 =>
  kind === 'Program' && !editing && !initial ? 0 : 1;

/** Label of the final button (BLD-21..23). */
export const submitLabel = ({ kind, editing }: Intent): 'save' | 'assign' | 'publish' =>
  editing ? 'save' : kind === 'Program' ? 'assign' : 'publish';
