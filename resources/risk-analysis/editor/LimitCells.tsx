import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { hasMaxAge } from '../../../domain/risk-analysis/editor/draft-outcome.ts';
import { findCell } from '../../../domain/risk-analysis/editor/limit-table.ts';
import { formatLimit } from '../../../domain/risk-analysis/editor/limit-text.ts';
import { AGE_COLUMNS } from '../../../domain/risk-analysis/editor/paste-limits.ts';
import type { OutcomeEditorKey } from '../shared/editor.messages.en.ts';
import type { AnalysisKey } from '../shared/messages.en.ts';
import { LimitCell } from './LimitCell.tsx';
import type { LimitEditing } from './useLimitTable.ts';
import type { OutcomeEditing } from './useOutcomeEditor.ts';

/** The first message of a limit; its measure has inputs of its own above the table. */
const findProblem = (problems: OutcomeEditing['problems'], place: number | undefined): string | undefined =>
  Object.entries(problems).find(
    ([path]) => path.startsWith(`factors.${place}.`) && !/\.(ages|type|units)$/.test(path),
  )?.[1];

interface Props {
  table: LimitEditing;
  /** Place of the row. */
  at: number;
  problems: OutcomeEditing['problems'];
  isOpen: boolean;
  onToggle: () => void;
}

/** A row of the table: its ages, its limits, and what can be done with it. */
export const LimitCells = ({ table, at, problems, isOpen, onToggle }: Props) => {
  const translate = useTranslate();
  const { factors, rows, columns } = table;
  const row = rows[at]!;
  const own = factors[row.places[0]!]!;
  const first = own.ageMin.trim() || '0';
  const ages = hasMaxAge(own.ageMax) ? `${first}-${own.ageMax.trim()}` : `${first}+`;
  return (
    <tr>
      {AGE_COLUMNS.map((age, index) => (
        <LimitCell
          key={age}
          place={`${at}:${index}`}
          label={translate('outcomeEditor.table.ageOf' satisfies OutcomeEditorKey, {
            field: translate(`outcomeEditor.factor.${age}` satisfies OutcomeEditorKey),
            row: at + 1,
          })}
          value={own[age]}
          problem={index === 0 ? row.places.map((place) => problems[`factors.${place}.ages`]).find(Boolean) : undefined}
          onChange={(typed) => table.changeAges(at, { [age]: typed })}
          onPaste={(copied) => table.paste(at, index, copied)}
        />
      ))}
      {columns.map((column, index) => {
        const place = findCell(factors, row, column);
        const limit = place === undefined ? undefined : factors[place]!.criteria[0];
        return (
          <LimitCell
            key={`${column.sex}-${column.category}`}
            place={`${at}:${index + AGE_COLUMNS.length}`}
            label={translate('outcomeEditor.factor.row' satisfies OutcomeEditorKey, {
              sex: translate(`outcomeEditor.factor.group.${column.sex || 'ALL'}` satisfies OutcomeEditorKey),
              ages,
              category: translate(`analysis.category.${column.category}` satisfies AnalysisKey),
            })}
            value={formatLimit(limit?.conditions ?? [])}
            problem={place === undefined ? undefined : findProblem(problems, place)}
            onChange={(typed) => table.write(at, column, typed)}
            onLeave={table.clearEmptied}
            onPaste={(copied) => table.paste(at, index + AGE_COLUMNS.length, copied)}
          />
        );
      })}
      <td style={{ verticalAlign: 'top', padding: 4 }}>
        <div style={{ display: 'flex', alignItems: 'center', height: 36 }}>
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={translate('outcomeEditor.table.detailsOf' satisfies OutcomeEditorKey, { ages })}
            onClick={onToggle}
          >
            {translate('outcomeEditor.table.details' satisfies OutcomeEditorKey)}
          </Button>
          {table.canRemove && (
            <button
              type="button"
              className="icon-button"
              aria-label={translate('outcomeEditor.table.deleteRow' satisfies OutcomeEditorKey, { ages })}
              onClick={() => table.remove(row.places)}
            >
              <DeleteIcon fontSize="small" />
            </button>
          )}
        </div>
      </td>
    </tr>
  );
};
