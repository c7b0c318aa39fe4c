import type { Program } from '../../contract/program-shapes.ts';
import { programProblems, type ProgramDraft } from '../../domain/program.ts';
import { copyOf, startedFrom } from '../../domain/program-start.ts';
import { builtAfter, isBlockAction, type BlockAction, type Undo } from './blockChanges.ts';

export type Step = 0 | 1 | 2 | 3;
type Kind = 'Program' | 'Template';

export interface BuilderState {
  step: Step;
  draft: ProgramDraft;
  /** The template that the draft was begun from, if any. */
  starter: Program | null;
  /** A template chosen at step 0, to be assigned as it is (OPEN-081). */
  template: Program | null;
  asTemplate: boolean;
  /** What is being edited in the sidebar: the name, or a block by its uuid. */
  editing: string | null;
  undo: Undo | null;
  /** Messages by field (`name`, `blocks`), shown where the field is; `editing` for an edit in progress (BLD-48). */
  problems: Readonly<Record<string, string>>;
}

export type BuilderAction =
  | BlockAction
  | { type: 'draft'; change: Partial<Omit<ProgramDraft, 'blocks'>> }
  | { type: 'starter'; starter: Program | null }
  | { type: 'template'; template: Program | null }
  /** A template that cannot be assigned as it is, to be finished first. */
  | { type: 'finish'; template: Program; problems: Readonly<Record<string, string>> }
  | { type: 'asTemplate'; asTemplate: boolean }
  | { type: 'edit'; what: string | null }
  | { type: 'back' }
  | { type: 'next'; kind: Kind }
  /** To where the browser's own buttons lead. */
  | { type: 'step'; step: Step; kind: Kind }
  | { type: 'problems'; problems: Readonly<Record<string, string>> }
  | { type: 'replace'; state: BuilderState };

export const stateOf = (draft: ProgramDraft, step: Step): BuilderState => ({
  step,
  draft,
  starter: null,
  template: null,
  asTemplate: false,
  editing: null,
  undo: null,
  problems: {},
});

/** Shown by its message key; all other problems are finished texts. */
const unfinished = { editing: 'builder.unfinished' };
const fine = {};

/** Messages that hold the builder at its step; none when it may move on (BLD-31..33, BLD-48). */
export function problemsAt({ step, draft, editing }: BuilderState, kind: Kind): Record<string, string> {
  const all = programProblems(draft, kind);
  const only = (belongs: (field: string) => boolean) =>
    Object.fromEntries(Object.entries(all).filter(([field]) => belongs(field)));
  if (step === 0) return {};
  if (step === 1) return only((field) => !field.startsWith('blocks'));
  if (editing !== null) return unfinished;
  return step === 2 ? only((field) => field.startsWith('blocks')) : all;
}

function changed(state: BuilderState, change: Partial<ProgramDraft>): BuilderState {
  const changes = (field: string) => Object.keys(change).some((each) => field === each || field.startsWith(`${each}.`));
  const problems = Object.fromEntries(Object.entries(state.problems).filter(([field]) => !changes(field)));
  return { ...state, draft: { ...state.draft, ...change }, problems };
}

function built(state: BuilderState, action: BlockAction): BuilderState {
  const { blocks, undo } = builtAfter({ blocks: state.draft.blocks, undo: state.undo }, action);
  const next = { ...changed(state, { blocks }), undo };
  if (action.type === 'block') return { ...next, editing: null, problems: fine };
  const { editing } = state;
  const stillThere = editing === null || editing === 'name' || blocks.some(({ uuid }) => uuid === editing);
  return stillThere ? next : { ...next, editing: null, problems: fine };
}

const at = (state: BuilderState, step: Step): BuilderState => ({
  ...state,
  step,
  editing: null,
  undo: null,
  problems: fine,
});

function onward(state: BuilderState, kind: Kind): BuilderState {
  const problems = problemsAt(state, kind);
  return Object.keys(problems).length > 0 ? { ...state, problems } : at(state, (state.step + 1) as Step);
}

/** Back at once; forward as far as nothing is missing. */
function stepped(state: BuilderState, step: Step, kind: Kind): BuilderState {
  if (step < state.step) return at(state, step);
  if (step === state.step) return state;
  const next = onward(state, kind);
  return next.step === state.step ? next : stepped(next, step, kind);
}

/** The builder as a function of what is done in it; `next` stops where something is missing, `back` ends edits (BLD-38). */
export function builderReducer(state: BuilderState, action: BuilderAction): BuilderState {
  if (isBlockAction(action)) return built(state, action);
  switch (action.type) {
    case 'draft':
      return changed(state, action.change);
    case 'starter': {
      const { draft, starter } = state;
      const change = startedFrom(draft, action.starter, starter, () => crypto.randomUUID());
      return { ...changed(state, change), starter: action.starter };
    }
    case 'template':
      return { ...state, template: action.template };
    case 'finish': {
      const { template, problems } = action;
      const draft = copyOf(template, template.name, () => crypto.randomUUID());
      return { ...at(state, 2), draft, starter: template, template: null, problems };
    }
    case 'asTemplate':
      return { ...state, asTemplate: action.asTemplate };
    case 'edit':
      // One edit at a time, so that none is lost unseen.
      return action.what !== null && state.editing !== null
        ? { ...state, problems: unfinished }
        : { ...state, editing: action.what, problems: fine };
    case 'back':
      return at(state, (state.step - 1) as Step);
    case 'next':
      return onward(state, action.kind);
    case 'step':
      return stepped(state, action.step, action.kind);
    case 'problems':
      return { ...state, problems: action.problems };
    case 'replace':
      return action.state;
  }
}
