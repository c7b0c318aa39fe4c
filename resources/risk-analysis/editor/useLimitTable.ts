import { useState } from 'react';
import type { Category } from '../../../domain/risk-analysis/outcome.ts';
import type { Measure } from '../../../domain/risk-analysis/editor/create-draft.ts';
import type { OutcomeDraft } from '../../../domain/risk-analysis/editor/draft.ts';
import {
  addLimitRow,
  arrangeRows,
  changeAges,
  isArranged,
  listEmptied,
  listLimitColumns,
  removeFactors,
  writeCell,
  type LimitColumn,
  type LimitRow,
  type LimitTable,
} from '../../../domain/risk-analysis/editor/limit-table.ts';
import { parseSheet, pasteLimits } from '../../../domain/risk-analysis/editor/paste-limits.ts';
import type { OutcomeEditing } from './useOutcomeEditor.ts';

interface Pasted {
  before: OutcomeDraft;
  /** Any other draft has been edited since. */
  after: OutcomeDraft;
  filled: number;
  left: string[];
}

/** The limits by sex and age as a table. Its rows keep their places while they are edited (RISK-47). */
export function useLimitTable({ draft, setDraft }: Pick<OutcomeEditing, 'draft' | 'setDraft'>, measure: Measure) {
  const factors = draft.factors.persons;
  const [arranged, setArranged] = useState(() => arrangeRows(factors));
  const [shown, setShown] = useState<Category[]>([]);
  const [lastPaste, setLastPaste] = useState<Pasted>();
  const pasted = lastPaste?.after === draft ? lastPaste : undefined;
  const rows = isArranged(arranged, factors) ? arranged : arrangeRows(factors);
  const table: LimitTable = { factors, rows };
  const columns = listLimitColumns(factors, shown);
  // The row with open details, by the place of one of its factors: rows move, places only when factors go.
  const [openPlace, setOpenPlace] = useState<number>();
  const opened = openPlace === undefined ? undefined : rows.find(({ places }) => places.includes(openPlace));
  const apply = (next: LimitTable): OutcomeDraft => {
    const after = { ...draft, factors: { ...draft.factors, persons: next.factors } };
    setArranged(next.rows);
    setDraft(after);
    return after;
  };
  const remove = (places: readonly number[]): OutcomeDraft => {
    const kept = opened?.places.find((place) => !places.includes(place));
    setOpenPlace(kept === undefined ? undefined : kept - places.filter((place) => place < kept).length);
    return apply(removeFactors(table, places));
  };
  return {
    factors,
    rows,
    columns,
    shown,
    setShown,
    write: (at: number, column: LimitColumn, typed: string) => apply(writeCell(table, at, column, typed, measure)),
    changeAges: (at: number, ages: Parameters<typeof changeAges>[2]) => apply(changeAges(table, at, ages)),
    /** A cell that was left empty has no limit. */
    clearEmptied: () => {
      const emptied = listEmptied(table);
      if (emptied.length === 0) return;
      const after = remove(emptied);
      // To leave a cell after the paste is no edit.
      if (pasted) setLastPaste({ ...pasted, after });
    },
    add: () => apply(addLimitRow(table, measure)),
    /** One factor stays (RISK-37). */
    canRemove: rows.length > 1,
    remove,
    opened,
    toggle: (row: LimitRow) => setOpenPlace(row === opened ? undefined : row.places[0]),
    changeMeasure: (change: Partial<Measure>) =>
      apply({
        rows,
        factors: factors.map((factor) => ({
          ...factor,
          criteria: factor.criteria.map((criterion) => ({ ...criterion, ...change })),
        })),
      }),
    /** False for a text that is no more than one cell. */
    paste: (row: number, column: number, text: string): boolean => {
      if (!/[\t\n]/.test(text.trim())) return false;
      const { table: next, filled, left } = pasteLimits(table, parseSheet(text), { row, column }, columns, measure);
      setLastPaste({ before: draft, after: apply(next), filled, left });
      return true;
    },
    pasted,
    undoPaste: () => {
      if (pasted) setDraft(pasted.before);
      setOpenPlace(undefined);
    },
  };
}

export type LimitEditing = ReturnType<typeof useLimitTable>;
