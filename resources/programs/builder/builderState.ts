import type { Program } from '../../../contract/programs/shapes.ts';
import { validateProgram, type ProgramDraft } from '../../../domain/programs/program.ts';
import { copyProgram, startFrom } from '../../../domain/programs/create-draft.ts';
import { applyBlockAction, isBlockAction, type BlockAction, type Undo } from './blockChanges.ts';

export type Step = 0 | 1 | 2 | 3;
type Kind = 'Program' | 'Template';

export interface BuilderState {
  step: Step;
  draft: ProgramDraft;
  /** The template that the draft started from, if any. */
  starter: Program | null;
  /** The template selected at step 0, assigned as it is (OPEN-081). */
  template: Program | null;
  asTemplate: boolean;
  /** What is edited: `name` or the uuid of a block. */
  editing: string | null;
  undo: Undo | null;
  /** Validation messages by field (`name`, `blocks`); `editing` for an open edit form (BLD-48). */
  errors: Readonly<Record<string, string>>;
}

export type BuilderAction =
  | BlockAction
  | { type: 'draft'; change: Partial<Omit<ProgramDraft, 'blocks'>> }
  | { type: 'starter'; starter: Program | null }
  | { type: 'template'; template: Program | null }
  /** A template that cannot be assigned as it is and needs to be completed. */
  | { type: 'finish'; template: Program; errors: Readonly<Record<string, string>> }
  | { type: 'asTemplate'; asTemplate: boolean }
  | { type: 'edit'; what: string | null }
  | { type: 'back' }
  | { type: 'next'; kind: Kind }
  /** Browser Back and Forward. */
  | { type: 'step'; step: Step; kind: Kind }
  | { type: 'errors'; errors: Readonly<Record<string, string>> }
  | { type: 'replace'; state: BuilderState };

export const createState = (draft: ProgramDraft, step: Step): BuilderState => ({
  step,
  draft,
  starter: null,
  template: null,
  asTemplate: false,
  editing: null,
  undo: null,
  errors: {},
});

/** A message key; all other messages are translated texts. */
const unfinishedEdit = { editing: 'builder.unfinished' };
const NO_ERRORS = {};

/** Validation messages that block the current step (BLD-31..33, BLD-48). */
export function validateStep({ step, draft, editing }: BuilderState, kind: Kind): Record<string, string> {
  const all = validateProgram(draft, kind);
  const pickFields = (belongs: (field: string) => boolean) =>
    Object.fromEntries(Object.entries(all).filter(([field]) => belongs(field)));
  if (step === 0) return {};
  if (step === 1) return pickFields((field) => !field.startsWith('blocks'));
  if (editing !== null) return unfinishedEdit;
  return step === 2 ? pickFields((field) => field.startsWith('blocks')) : all;
}

function applyDraftChange(state: BuilderState, change: Partial<ProgramDraft>): BuilderState {
  const changes = (field: string) => Object.keys(change).some((each) => field === each || field.startsWith(`${each}.`));
  const errors = Object.fromEntries(Object.entries(state.errors).filter(([field]) => !changes(field)));
  return { ...state, draft: { ...state.draft, ...change }, errors };
}

function applyBlockChange(state: BuilderState, action: BlockAction): BuilderState {
  const { blocks, undo } = applyBlockAction({ blocks: state.draft.blocks, undo: state.undo }, action);
  const next = { ...applyDraftChange(state, { blocks }), undo };
  if (action.type === 'block') return { ...next, editing: null, errors: NO_ERRORS };
  const { editing } = state;
  const isStillThere = editing === null || editing === 'name' || blocks.some(({ uuid }) => uuid === editing);
  return isStillThere ? next : { ...next, editing: null, errors: NO_ERRORS };
}

const goToStep = (state: BuilderState, step: Step): BuilderState => ({
  ...state,
  step,
  editing: null,
  undo: null,
  errors: NO_ERRORS,
});

function goToNextStep(state: BuilderState, kind: Kind): BuilderState {
  const errors = validateStep(state, kind);
  return Object.keys(errors).length > 0 ? { ...state, errors } : goToStep(state, (state.step + 1) as Step);
}

/** Back is always allowed; forward up to the first invalid step. */
function goToRequestedStep(state: BuilderState, step: Step, kind: Kind): BuilderState {
  if (step < state.step) return goToStep(state, step);
  if (step === state.step) return state;
  const next = goToNextStep(state, kind);
  return next.step === state.step ? next : goToRequestedStep(next, step, kind);
}

/** Reducer of the builder; `next` stops at an invalid step, `back` closes edit forms (BLD-38). */
export function builderReducer(state: BuilderState, action: BuilderAction): BuilderState {
  if (isBlockAction(action)) return applyBlockChange(state, action);
  switch (action.type) {
    case 'draft':
      return applyDraftChange(state, action.change);
    case 'starter': {
      const { draft, starter } = state;
      const change = startFrom(draft, action.starter, starter, () => crypto.randomUUID());
      return { ...applyDraftChange(state, change), starter: action.starter };
    }
    case 'template':
      return { ...state, template: action.template };
    case 'finish': {
      const { template, errors } = action;
      const draft = copyProgram(template, template.name, () => crypto.randomUUID());
      return { ...goToStep(state, 2), draft, starter: template, template: null, errors };
    }
    case 'asTemplate':
      return { ...state, asTemplate: action.asTemplate };
    case 'edit':
      // Only one edit form at a time, so that no text is lost.
      return action.what !== null && state.editing !== null
        ? { ...state, errors: unfinishedEdit }
        : { ...state, editing: action.what, errors: NO_ERRORS };
    case 'back':
      return goToStep(state, (state.step - 1) as Step);
    case 'next':
      return goToNextStep(state, action.kind);
    case 'step':
      return goToRequestedStep(state, action.step, action.kind);
    case 'errors':
      return { ...state, errors: action.errors };
    case 'replace':
      return action.state;
  }
}
