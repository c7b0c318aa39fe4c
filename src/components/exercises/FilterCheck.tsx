import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId } from 'react';

const Count = styled('span')({ marginLeft: 'auto', color: 'var(--ink-muted)', font: 'var(--text-small)' });

interface Props {
  label: string;
  checked: boolean;
  onCheck: (checked: boolean) => void;
  /** How many exercises have the value among those that everything else leaves. */
  count?: number;
}

/** A value of the library to look for, with how many exercises it would leave. */
export const FilterCheck = ({ label, checked, onCheck, count }: Props) => {
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
