import type { useTranslate } from 'react-admin';
import type { OutcomePdf } from '../../../contract/pdf-export.ts';
import { factorRows, type FactorRow } from '../../../domain/risk/factor-rows.ts';
import type { Outcome } from '../../../domain/risk/outcome.ts';
import { colourOf, scaleOf } from '../../../domain/risk/scales.ts';
import type { Judgement } from '../../../domain/risk/session-analysis.ts';
import { decidedText, factorColumns, limitsText } from '../outcomeTexts.ts';

const lines = (...texts: (string | null)[]): string => texts.filter(Boolean).join('\n');

/** The table of factors as it is sent to be printed (RISK-14). */
export function factorTableData(
  outcome: Outcome,
  judgements: readonly Judgement[],
  translate: ReturnType<typeof useTranslate>,
): NonNullable<OutcomePdf['pdfDocumentData']['outcomeFactorTableData']> {
  const rows = factorRows(outcome);
  const columns = factorColumns(rows);
  const all = translate('analysis.factors.all');
  const cellsOf = (row: FactorRow) => {
    const { category, shortDescription, description } = row.factor;
    const cells = {
      sex: row.sex ? translate(`analysis.sex.${row.sex}`) : all,
      age: row.ages ?? all,
      limits: lines(limitsText(row, translate), description && translate(description)),
      category: lines(
        [translate(`analysis.category.${category}`), shortDescription && translate(shortDescription)]
          .filter(Boolean)
          .join(' '),
        decidedText(row, judgements, translate),
      ),
    };
    return columns.map((column) => cells[column]);
  };
  return {
    columns: columns.map((column) => translate(`analysis.factors.${column}`)),
    rows: rows.map((row) => ({
      cells: cellsOf(row),
      level: colourOf(row.factor.category, scaleOf(outcome)),
      decided: judgements.some(({ factor }) => factor === row.factor),
    })),
  };
}
