import { storedModule, type DraftModule } from './draft.ts';

/** What became of a module between two lists. */
type State = 'same' | 'added' | 'changed';

export interface ModuleDifferences {
  /** The later list, in its order. */
  modules: readonly { module: DraftModule; state: State }[];
  /** Names of those that it has no more. */
  removed: readonly string[];
  /** Do those that are in both stand in another order? */
  isReordered: boolean;
}

/** How a list of modules has become another one, to be told to whoever edits the earlier one. */
export function moduleDifferences(before: readonly DraftModule[], after: readonly DraftModule[]): ModuleDifferences {
  const stateOf = (module: DraftModule): State => {
    const was = before.find(({ id }) => id === module.id);
    if (!was) return 'added';
    return JSON.stringify(storedModule(was)) === JSON.stringify(storedModule(module)) ? 'same' : 'changed';
  };
  const isIn = (list: readonly DraftModule[], { id }: DraftModule) => list.some((each) => each.id === id);
  const order = (one: readonly DraftModule[], other: readonly DraftModule[]) =>
    one
      .filter((module) => isIn(other, module))
      .map(({ id }) => id)
      .join();
  return {
    modules: after.map((module) => ({ module, state: stateOf(module) })),
    removed: before.filter((module) => !isIn(after, module)).map(({ name }) => name),
    isReordered: order(before, after) !== order(after, before),
  };
}
