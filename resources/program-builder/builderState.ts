import type { Block, Program } from '../../contract/program-shapes.ts';
import { programProblems, type ProgramDraft } from '../../domain/program.ts';
import { startedFrom } from '../../domain/program-start.ts';

export type Step = 0 | 1 | 2 | 3;

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
  /** Messages by field (`name`, `blocks`), shown where the field is; `editing` for an edit in progress (BLD-48). */
  problems: Readonly<Record<string, string>>;
}

export type BuilderAction =
  | { type: 'draft'; change: Partial<ProgramDraft> }
  | { type: 'starter'; starter: Program | null }
  | { type: 'template'; template: Program | null }
  | { type: 'asTemplate'; asTemplate: boolean }
  | { type: 'edit'; what: string | null }
  | { type: 'block'; block: Block }
  | { type: 'remove'; uuid: string }
  | { type: 'back' }
  | { type: 'next'; kind: 'Program' | 'Template' }
  | { type: 'problems'; problems: Readonly<Record<string, string>> }
  | { type: 'replace'; state: BuilderState };

export const stateOf = (draft: ProgramDraft, step: Step): BuilderState => ({
  step,
  draft,
  starter: null,
  template: null,
  asTemplate: false,
  editing: null,
  problems: {},
});

/** Shown by its message key; all other problems are finished texts. */
const unfinished = { editing: 'builder.unfinished' };
const fine = {};

/** Messages that hold the builder at its step; none when it may move on (BLD-31..33, BLD-48). */
export function problemsAt(
  { step, draft, editing }: BuilderState,
  kind: 'Program' | 'Template',
): Record<string, string> {
  const all = programProblems(draft, kind);
  const only = (belongs: (field: string) => boolean) =>
    Object.fromEntries(Object.entries(all).filter(([field]) => belongs(field)));
  if (step === 0) return {};
  if (step === 1) return only((field) => !field.startsWith('blocks'));
  if (editing !== null) return unfinished;
  return step === 2 ? only((field) => field.startsWith('blocks')) : all;
}

function changed(state: BuilderState, change: Partial<ProgramDraft>): BuilderState {
  const problems = Object.fromEntries(Object.entries(state.problems).filter(([field]) => !(field in change)));
  return { ...state, draft: { ...state.draft, ...change }, problems };
}

function moved(state: BuilderState, by: 1 | -1): BuilderState {
  return { ...state, step: (state.step + by) as Step, editing: null, problems: fine };
}

/** The builder as a function of what is done in it; `next` stops where something is missing, `back` ends edits (BLD-38). */
export function builderReducer(state: BuilderState, action: BuilderAction): BuilderState {
  const { draft } = state;
  switch (action.type) {
    case 'draft':
      return changed(state, action.change);
    case 'starter':
      return {
        ...changed(
          state,
          startedFrom(draft, action.starter, state.starter, () => crypto.randomUUID()),
        ),
        starter: action.starter,
      };
    case 'template':
      return { ...state, template: action.template };
    case 'asTemplate':
      return { ...state, asTemplate: action.asTemplate };
    case 'edit':
      // One edit at a time, so that none is lost unseen.
      return action.what !== null && state.editing !== null
        ? { ...state, problems: unfinished }
        : { ...state, editing: action.what, problems: fine };
    case 'block': {
      const blocks = draft.blocks.map((block) => (block.uuid === action.block.uuid ? action.block : block));
      return { ...changed(state, { blocks }), editing: null, problems: fine };
    }
    case 'remove': {
      const blocks = draft.blocks.filter(({ uuid }) => uuid !== action.uuid);
      return { ...changed(state, { blocks }), editing: state.editing === action.uuid ? null : state.editing };
    }
    case 'back':
      return moved(state, -1);
    case 'next': {
      const problems = problemsAt(state, action.kind);
      return Object.keys(problems).length > 0 ? { ...state, problems } : moved(state, 1);
    }
    case 'problems':
      return { ...state, problems: action.problems };
    case 'replace':
      return action.state;
  }
}
