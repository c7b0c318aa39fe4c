import type { Block, Program } from '../../contract/program-shapes.ts';
import { duplicateName, emptyProgram, type ProgramDraft } from '../../domain/program.ts';
import { copyOf, draftOf } from '../../domain/program-start.ts';

interface Patient {
  id: number;
  name: string;
  involvedSide: Block['sideOfBody'];
}

/** A draft that is there already, and what it came from. */
interface Begun {
  from: string;
  draft: ProgramDraft;
}

/**
 * What the builder was opened for (BLD-35). `editing` is what is stored now, `copied` a template to begin from, `begun` a
 * draft that is there already.
 */
export type Intent =
  | { kind: 'Program'; patient: Patient; editing?: Program; begun?: Begun }
  | { kind: 'Template'; patient?: undefined; editing?: Program; copied?: Program; begun?: Begun };

/** The draft that the builder begins with; a duplicate carries ` (DUPLICATE)` in its name (TPL-16). */
export function firstDraft(intent: Intent): ProgramDraft {
  if (intent.editing) return draftOf(intent.editing);
  if (intent.begun) return intent.begun.draft;
  if (intent.kind === 'Template' && intent.copied) {
    return copyOf(intent.copied, duplicateName(intent.copied.name), () => crypto.randomUUID());
  }
  return emptyProgram();
}

const keyTo = (kind: Intent['kind'], patientId: number | undefined, target: string): string =>
  `program-draft ${kind} ${patientId ?? ''} ${target}`;

/** Under which key this tab keeps what was changed in a stored template. */
export const keyOfTemplate = (id: number): string => keyTo('Template', undefined, `edit-${id}`);

/** Under which key this tab keeps the unsaved draft. */
export function keyOf({ kind, patient, ...intent }: Intent): string {
  const copied = 'copied' in intent ? intent.copied : undefined;
  const target = intent.editing
    ? `edit-${intent.editing.id}`
    : (intent.begun?.from ?? (kind === 'Template' ? `copy-${copied?.id ?? 0}` : 'new'));
  return keyTo(kind, patient?.id, target);
}

/** Step 0 is only for giving a patient something new (BLD-29). */
export const firstStep = ({ kind, editing, begun }: Intent): 0 | 1 =>
  kind === 'Program' && !editing && !begun ? 0 : 1;

/** The final button (BLD-21..23). */
export const submitLabel = ({ kind, editing }: Intent): 'save' | 'assign' | 'publish' =>
  editing ? 'save' : kind === 'Program' ? 'assign' : 'publish';
