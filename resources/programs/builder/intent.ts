import type { Block, Program } from '../../../contract/programs/shapes.ts';
import { toDuplicateName, createEmptyProgram, type ProgramDraft } from '../../../domain/programs/program.ts';
import { copyProgram, toDraft } from '../../../domain/programs/create-draft.ts';
import type { StoredDraft } from '../../../src/ui/editing/draftStorage.ts';
import type { BuilderState } from './builderState.ts';

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

const buildDraftName = (kind: Intent['kind'], patientId: number | undefined, target: string): string =>
  `program/${kind}/${patientId ?? ''}/${target}`;

/** Name of the draft of a stored template. */
export const templateDraftName = (id: number): string => buildDraftName('Template', undefined, `edit-${id}`);

/** Name of the draft in this tab. */
export function draftName({ kind, patient, ...intent }: Intent): string {
  const copied = 'copied' in intent ? intent.copied : undefined;
  const target = intent.editing
    ? `edit-${intent.editing.id}`
    : (intent.initial?.from ?? (kind === 'Template' ? `copy-${copied?.id ?? 0}` : 'new'));
  return buildDraftName(kind, patient?.id, target);
}

/** What a draft keeps: the builder's state, and what is edited as it was opened. */
interface StoredBuilder {
  state: BuilderState;
  opened: Program | null;
}

/** The builder's state in a stored draft, without an open edit form. */
export function readStored(draft: StoredDraft | null): StoredBuilder | null {
  const stored = draft?.fields.builder?.typed as StoredBuilder | undefined;
  return stored ? { ...stored, state: { ...stored.state, editing: null, undo: null, errors: {} } } : null;
}

/** Step 0 exists only for a new program of a patient (BLD-29). */
export const firstStep = ({ kind, editing, initial }: Intent): 0 | 1 =>
  kind === 'Program' && !editing && !initial ? 0 : 1;

/** Label of the final button (BLD-21..23). */
export const submitLabel = ({ kind, editing }: Intent): 'save' | 'assign' | 'publish' =>
  editing ? 'save' : kind === 'Program' ? 'assign' : 'publish';
