import { toStoredModule, type DraftAssessment, type DraftModule } from './draft.ts';

interface Item {
  id: string;
}

const listCommonIds = (items: readonly Item[], among: readonly Item[]) =>
  items.filter(({ id }) => among.some((other) => other.id === id)).map(({ id }) => id);

/** The ids in the order of `first`, each that only `second` has after the one it follows there. */
function joinIds(first: readonly Item[], second: readonly Item[]): string[] {
  const ids = first.map(({ id }) => id);
  for (const [at, { id }] of second.entries()) {
    if (!ids.includes(id)) ids.splice(ids.indexOf(second[at - 1]?.id ?? '') + 1, 0, id);
  }
  return ids;
}

interface Rules<Of> {
  /** One that both have, with what each changed in it. */
  both: (base: Of | undefined, mine: Of, theirs: Of) => Of;
  same: (one: Of, other: Of) => boolean;
}

/**
 * Two lists that were made of one. What one of them took out is out, unless the other one has changed it since; the order
 * is mine where I changed it.
 */
function mergeList<Of extends Item>(
  base: readonly Of[],
  mine: readonly Of[],
  theirs: readonly Of[],
  { both, same }: Rules<Of>,
): Of[] {
  const isReordered = listCommonIds(mine, base).join() !== listCommonIds(base, mine).join();
  const ids = isReordered ? joinIds(mine, theirs) : joinIds(theirs, mine);
  return ids.flatMap((id) => {
    const [was, own, other] = [base, mine, theirs].map((list) => list.find((item) => item.id === id));
    if (own && other) return both(was, own, other);
    const left = own ?? other;
    return left && !(was && same(was, left)) ? left : [];
  });
}

const assessmentRules: Rules<DraftAssessment> = {
  both: (was, own, other) => (was?.nameOverride === own.nameOverride ? other : own),
  same: (one, other) => one.nameOverride === other.nameOverride,
};

const fields = ['name', 'subtitle', 'imageName', 'isLocked', 'imageUrl'] as const;

const moduleRules: Rules<DraftModule> = {
  both: (was, own, other) => ({
    ...other,
    ...Object.fromEntries(fields.filter((field) => was?.[field] !== own[field]).map((field) => [field, own[field]])),
    assessments: mergeList(was?.assessments ?? [], own.assessments, other.assessments, assessmentRules),
  }),
  same: (one, other) => JSON.stringify(toStoredModule(one)) === JSON.stringify(toStoredModule(other)),
};

/**
 * My edits of the modules upon what somebody else has saved meanwhile: what I did not touch is theirs, so that saving
 * does not take it back; where both changed the same, it is mine.
 */
export const mergeModules = (
  base: readonly DraftModule[],
  mine: readonly DraftModule[],
  theirs: readonly DraftModule[],
): DraftModule[] => mergeList(base, mine, theirs, moduleRules);

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

/** How a list of modules has become another one, to be shown to the editor of the earlier one. */
export function compareModules(before: readonly DraftModule[], after: readonly DraftModule[]): ModuleDifferences {
  const getState = (module: DraftModule): State => {
    const was = before.find(({ id }) => id === module.id);
    if (!was) return 'added';
    return JSON.stringify(toStoredModule(was)) === JSON.stringify(toStoredModule(module)) ? 'same' : 'changed';
  };
  const isIn = (list: readonly DraftModule[], { id }: DraftModule) => list.some((each) => each.id === id);
  const order = (one: readonly DraftModule[], other: readonly DraftModule[]) =>
    one
      .filter((module) => isIn(other, module))
      .map(({ id }) => id)
      .join();
  return {
    modules: after.map((module) => ({ module, state: getState(module) })),
    removed: before.filter((module) => !isIn(after, module)).map(({ name }) => name),
    isReordered: order(before, after) !== order(after, before),
  };
}
