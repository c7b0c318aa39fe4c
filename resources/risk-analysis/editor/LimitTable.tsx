import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { KeyboardEvent } from 'react';
import { riskScales } from '../../../contract/risk-analysis/outcome-errors.ts';
import type { Measure } from '../../../domain/risk-analysis/editor/create-draft.ts';
import { AGE_COLUMNS } from '../../../domain/risk-analysis/editor/paste-limits.ts';
import type { Category } from '../../../domain/risk-analysis/outcome.ts';
import type { outcomeEditorMessages, OutcomeEditorKey } from '../shared/editor.messages.en.ts';
import type { AnalysisKey } from '../shared/messages.en.ts';
import { FactorFields } from './FactorFields.tsx';
import { LimitCells } from './LimitCells.tsx';
import { MeasureFields } from './MeasureFields.tsx';
import { useLimitTable } from './useLimitTable.ts';
import type { OutcomeEditing } from './useOutcomeEditor.ts';

const Frame = styled('div')({
  overflowX: 'auto',
  '& table': { borderCollapse: 'collapse', minWidth: 'min-content' },
  '& th': { padding: '4px 8px', textAlign: 'left', font: '600 var(--text-micro)', color: 'var(--ink-muted)' },
  '& th[scope=colgroup]': { color: 'var(--ink)' },
});

/** Up, Down and Enter go to the same column of another row; Tab goes through the row. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const cell = (event.target as HTMLElement).dataset.cell;
  const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key];
  if (!cell || step === undefined) return;
  event.preventDefault();
  const [row, column] = cell.split(':').map(Number);
  event.currentTarget.querySelector<HTMLElement>(`[data-cell="${row! + step}:${column}"]`)?.focus();
}

interface Props {
  editing: Pick<OutcomeEditing, 'draft' | 'setDraft' | 'problems'>;
  measure: Measure;
}

/** Limits by sex and age: a row for each age range, a column for each sex and category (RISK-41..48, OPEN-169). */
export const LimitTable = ({ editing, measure }: Props) => {
  const translate = useTranslate();
  const { problems } = editing;
  const table = useLimitTable(editing, measure);
  const { factors, rows, columns, shown, pasted, opened } = table;
  const text = (key: keyof typeof outcomeEditorMessages.outcomeEditor.table, values?: object) =>
    translate(`outcomeEditor.table.${key}` satisfies OutcomeEditorKey, values);
  const nameCategory = (category: Category) => translate(`analysis.category.${category}` satisfies AnalysisKey);
  const sexesShown = [...new Set(columns.map(({ sex }) => sex))];
  return (
    <Stack gap={2.5}>
      <MeasureFields limit={factors[0]?.criteria[0]} problems={problems} onChange={table.changeMeasure} />
      <div role="group" aria-label={text('categories')}>
        {riskScales.FALL.map((category) => (
          <FormControlLabel
            key={category}
            label={nameCategory(category)}
            control={
              <Checkbox
                size="small"
                checked={columns.some((column) => column.category === category)}
                disabled={category === 'HIGH' || factors.some((factor) => factor.category === category)}
                onChange={({ target }) =>
                  table.setShown(target.checked ? [...shown, category] : shown.filter((each) => each !== category))
                }
              />
            }
          />
        ))}
      </div>
      <Typography variant="body2" color="textSecondary">
        {text('hint')}
      </Typography>
      {pasted && (
        <Alert
          severity={pasted.left.length > 0 ? 'warning' : 'success'}
          action={
            <Button color="inherit" size="small" onClick={table.undoPaste}>
              {text('undo')}
            </Button>
          }
        >
          {text('pasted', { smart_count: pasted.filled })}{' '}
          {pasted.left.length > 0 && text('left', { values: pasted.left.join(', ') })}
        </Alert>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the inputs inside have the focus */}
      <Frame onKeyDown={moveByKey}>
        <table aria-label={translate('outcomeEditor.step.1')}>
          <thead>
            <tr>
              <th scope="colgroup" colSpan={AGE_COLUMNS.length}>
                {text('ages')}
              </th>
              {sexesShown.map((sex) => (
                <th key={sex} scope="colgroup" colSpan={columns.length / sexesShown.length}>
                  {translate(`outcomeEditor.factor.group.${sex || 'ALL'}` satisfies OutcomeEditorKey)}
                </th>
              ))}
              <th scope="col" rowSpan={2}>
                <span className="hidden-text">{text('actions')}</span>
              </th>
            </tr>
            <tr>
              {AGE_COLUMNS.map((age) => (
                <th key={age} scope="col">
                  {translate(`outcomeEditor.factor.${age}` satisfies OutcomeEditorKey)}
                </th>
              ))}
              {columns.map(({ sex, category }) => (
                <th key={`${sex}-${category}`} scope="col">
                  {nameCategory(category)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <LimitCells
                key={at}
                table={table}
                at={at}
                problems={problems}
                isOpen={row === opened}
                onToggle={() => table.toggle(row)}
              />
            ))}
          </tbody>
        </table>
      </Frame>
      <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={table.add}>
        {text('addRow')}
      </Button>
      {opened?.places.map((place) => (
        <FactorFields
          key={place}
          editing={editing}
          measure={measure}
          at={place}
          onDelete={() => table.remove([place])}
        />
      ))}
    </Stack>
  );
};
