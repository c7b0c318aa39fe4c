import { isSame } from './draftStorage.ts';

/** A field that somebody else has saved while it stood open here. */
export interface FieldChange<Values> {
  field: keyof Values & string;
  before: unknown;
  theirs: unknown;
  /** What was typed here meanwhile, where that is something else. */
  mine?: unknown;
}

const listFields = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

/** What somebody else has changed since an editor was opened on `before`, beside what was typed in it. */
export const theirChanges = <Values extends object>(
  before: Values,
  theirs: Values,
  typed: Values,
): FieldChange<Values>[] =>
  listFields(before).flatMap((field) => {
    if (isSame(before[field], theirs[field])) return [];
    const isMine = !isSame(typed[field], before[field]) && !isSame(typed[field], theirs[field]);
    return [{ field, before: before[field], theirs: theirs[field], ...(isMine && { mine: typed[field] }) }];
  });

/** What is stored now under what was typed: a field that was not touched is theirs. */
export const mergeTyped = <Values extends object>(before: Values, theirs: Values, typed: Values): Values => ({
  ...theirs,
  ...Object.fromEntries(
    listFields(before).flatMap((field) => (isSame(typed[field], before[field]) ? [] : [[field, typed[field]]])),
  ),
});
