import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ChangeSince, MeasureChange } from '../../../domain/gait/change.ts';
import { measureName, measureText } from '../../../domain/gait/measures.ts';
import { ResultTable } from '../../../src/components/charts/ResultTable.tsx';
import { useChangeTexts } from './useChangeTexts.ts';

const Fold = styled('details')({
  marginTop: 16,
  '& > summary': { minHeight: 24, cursor: 'pointer', color: 'var(--primary)', fontWeight: 500 },
  '& > div': { marginTop: 8 },
  '& table': { minWidth: 640 },
  '& td:first-of-type': { whiteSpace: 'nowrap' },
});
const columns = ['measure', 'now', 'last', 'first'] as const;

/** Every measure against the last and the first visit, with what is known of the difference; folded at first. */
export const ChangeTable = ({ changes }: { changes: readonly MeasureChange[] }) => {
  const translate = useTranslate();
  const { otherwise, sinceDay } = useChangeTexts();
  if (changes.length === 0) return null;
  const title = translate('recordGaitChange.all');
  const told = (change: ChangeSince, unit: string | null | undefined) =>
    [`${sinceDay(change, unit)}: ${translate(`recordGaitChange.short.${change.real}`)}`, ...otherwise(change)].join(
      '; ',
    );
  return (
    <Fold>
      <summary>{title}</summary>
      <ResultTable
        label={title}
        columns={columns.map((column) => translate(`recordGaitChange.column.${column}`))}
        rows={changes.map(({ measure, last, first }) => [
          translate(measureName(measure)),
          measureText(measure.value, measure.unit),
          told(last, measure.unit),
          first ? told(first, measure.unit) : translate('recordGaitChange.onlyVisit'),
        ])}
      />
    </Fold>
  );
};
