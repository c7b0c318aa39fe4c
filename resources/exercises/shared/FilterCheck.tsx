import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

const Count = styled('span')({ marginLeft: 'auto', color: 'var(--ink-muted)', font: 'var(--text-body)' });

interface FilterCheckProps {
  label: string;
  checked: boolean;
  onCheck: (checked: boolean) => void;
  /** Number of exercises with this value among those that the other filters match. */
  count?: number;
}

/** A filter checkbox with the number of matching exercises. */
export const FilterCheck = ({ label, checked, onCheck, count }: FilterCheckProps) => {
  const translate = useTranslate();
  const countId = useId();
  return (
    <label>
      <input
        type="checkbox"
        checked={checked}
        aria-describedby={count === undefined ? undefined : countId}
        onChange={({ target }) => onCheck(target.checked)}
      />
      {label}
      {count !== undefined && (
        <Count aria-hidden>
          {count}
          <span id={countId} hidden>
            {translate('exercises.matching', { smart_count: count })}
          </span>
        </Count>
      )}
    </label>
  );
};

/** A group of filters with its legend. */
export const Group = styled('fieldset')({
  margin: 0,
  padding: '12px 0',
  border: 0,
  borderTop: '1px solid var(--border)',
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& legend': {
    float: 'left',
    width: '100%',
    marginBottom: 4,
    padding: 0,
    font: '600 var(--text-body)',
    color: 'var(--ink-muted)',
  },
  '& legend button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
    minHeight: 28,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& [aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  '& label': {
    clear: 'both',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 32,
    cursor: 'pointer',
    font: 'var(--text-body)',
  },
  '& input': { width: 18, height: 18, margin: 0, accentColor: 'var(--primary)', cursor: 'inherit' },
});
