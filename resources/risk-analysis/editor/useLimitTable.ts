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
  type LimitTable,
} from '../../../domain/risk-analysis/editor/limit-table.ts';
import { parseSheet, pasteLimits } from '../../../domain/risk-analysis/editor/paste-limits.ts';
import type { OutcomeEditing } from './useOutcomeEditor.ts';

interface Pasted {
  before: OutcomeDraft;
  filled: number;
  left: string[];
}

/** The limits by sex and age as a table. Its rows keep their places while they are edited (RISK-47). */
export function useLimitTable({ draft, setDraft }: Pick<OutcomeEditing, 'draft' | 'setDraft'>, measure: Measure) {
  const factors = draft.factors.persons;
  const [arranged, setArranged] = useState(() => arrangeRows(factors));
  const [shown, setShown] = useState<Category[]>([]);
  const [pasted, setPasted] = useState<Pasted>();
  const rows = isArranged(arranged, factors) ? arranged : arrangeRows(factors);
  const table: LimitTable = { factors, rows };
  const columns = listLimitColumns(factors, shown);
  const apply = (next: LimitTable) => {
    setArranged(next.rows);
    setDraft({ ...draft, factors: { ...draft.factors, persons: next.factors } });
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
      if (emptied.length > 0) apply(removeFactors(table, emptied));
    },
    add: () => apply(addLimitRow(table, measure)),
    /** One factor stays (RISK-37). */
    canRemove: rows.length > 1,
    remove: (at: number) => apply(removeFactors(table, rows[at]!.places)),
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
      setPasted({ before: draft, filled, left });
      apply(next);
      return true;
    },
    pasted,
    undoPaste: () => {
      if (pasted) setDraft(pasted.before);
      setPasted(undefined);
    },
  };
}

export type LimitEditing = ReturnType<typeof useLimitTable>;
