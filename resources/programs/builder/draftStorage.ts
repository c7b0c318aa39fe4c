import type { Program } from '../../../contract/programs/shapes.ts';
import type { BuilderState } from './builderState.ts';

/** What outlives a reload of the page: the state, and what is edited as it was read. */
export interface Kept {
  state: BuilderState;
  opened: Program | null;
}

/** The unsaved draft of this tab, if there is one that can be read. */
export function keptDraft(key: string): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
    return kept && Array.isArray(kept.state.draft.blocks)
      ? { ...kept, state: { ...kept.state, editing: null, undo: null, problems: {} } }
      : null;
  } catch {
    return null;
  }
}

export function keepDraft(key: string, kept: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or closed: the draft then lasts as long as the page.
  }
}

export const dropDraft = (key: string): void => sessionStorage.removeItem(key);
