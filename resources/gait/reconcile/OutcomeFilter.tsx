import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ShownOutcome } from '../../../domain/gait/reconcile/shown-outcome.ts';

const Group = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& button': {
    display: 'inline-flex',
    gap: 8,
    minHeight: 36,
    alignItems: 'center',
    padding: '0 12px',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-small)',
    background: 'var(--surface)',
    color: 'var(--ink)',
    font: '500 var(--text-small)',
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& button[aria-pressed="true"]': {
    borderColor: 'var(--primary)',
    background: 'var(--primary-soft)',
    color: 'var(--primary)',
  },
  '& b': { fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  total: number;
  counts: readonly { outcome: ShownOutcome; count: number }[];
  /** Null shows all rows. */
  value: ShownOutcome | null;
  onChoose: (outcome: ShownOutcome | null) => void;
}

/** How many rows there are of each outcome; a press shows these alone. */
export const OutcomeFilter = ({ total, counts, value, onChoose }: Props) => {
  const translate = useTranslate();
  return (
    <Group role="group" aria-label={translate('gait.file.show')}>
      <button type="button" aria-pressed={value === null} onClick={() => onChoose(null)}>
        {translate('gait.file.all')} <b>{total}</b>
      </button>
      {counts.map(({ outcome, count }) => (
        <button key={outcome} type="button" aria-pressed={value === outcome} onClick={() => onChoose(outcome)}>
          {translate(`gait.file.is.${outcome}`)} <b>{count}</b>
        </button>
      ))}
    </Group>
  );
};
