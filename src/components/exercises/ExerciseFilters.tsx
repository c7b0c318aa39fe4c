import { styled } from '@mui/material/styles';
import { useStore, useTranslate } from 'ra-core';
import { useId } from 'react';
import {
  filterGroups,
  withValue,
  type ExerciseFilter,
  type FilterGroupId,
  type ValueCounts,
} from '../../../domain/exercise-filter.ts';
import { chevronIcon } from '../../icons/consoleIcons.ts';
import { Icon } from '../../icons/Icon.tsx';

const Group = styled('fieldset')({
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
    font: '600 var(--text-small)',
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
  '& [aria-expanded=true] .icon': { transform: 'rotate(180deg)' },
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

const Count = styled('span')({ marginLeft: 'auto', color: 'var(--ink-muted)', font: 'var(--text-small)' });

interface CheckProps {
  label: string;
  checked: boolean;
  onCheck: (checked: boolean) => void;
  /** How many exercises have the value among those that everything else leaves. */
  count?: number;
}

const Check = ({ label, checked, onCheck, count }: CheckProps) => {
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

interface Props {
  filter: ExerciseFilter;
  onFilter: (filter: ExerciseFilter) => void;
  /** Whether any exercise is an assessment (LIB-05). */
  hasAssessments: boolean;
  /** Whether the organization has added any exercise itself. */
  hasOwn: boolean;
  /** Not before there are exercises to count. */
  counts: ValueCounts | null;
}

/** The toggles and checkbox groups of the library (LIB-04..06); the browser keeps which groups are folded. */
export const ExerciseFilters = ({ filter, onFilter, hasAssessments, hasOwn, counts }: Props) => {
  const translate = useTranslate();
  const [folded, setFolded] = useStore<FilterGroupId[]>('exercises.folded', []);
  const toggle = (id: FilterGroupId) =>
    setFolded(folded.includes(id) ? folded.filter((other) => other !== id) : [...folded, id]);
  return (
    <>
      <Group aria-label={translate('exercises.filters')}>
        <Check
          label={translate('exercises.favorites')}
          checked={filter.favorites}
          onCheck={(favorites) => onFilter({ ...filter, favorites })}
        />
        {hasAssessments && (
          <Check
            label={translate('exercises.assessments')}
            checked={filter.assessments}
            onCheck={(assessments) => onFilter({ ...filter, assessments })}
          />
        )}
        {hasOwn && (
          <Check
            label={translate('exercises.own')}
            checked={filter.own}
            onCheck={(own) => onFilter({ ...filter, own })}
          />
        )}
      </Group>
      {filterGroups.map(({ id, values }) => (
        <Group key={id}>
          <legend>
            <button type="button" aria-expanded={!folded.includes(id)} onClick={() => toggle(id)}>
              {translate(`exercises.groups.${id}`)}
              <Icon path={chevronIcon} size={18} />
            </button>
          </legend>
          {!folded.includes(id) &&
            values.map((value) => (
              <Check
                key={value}
                label={id === 'metrics' ? translate(`exercises.metric.${value}`) : value}
                checked={filter.chosen[id]?.includes(value) ?? false}
                onCheck={(chosen) => onFilter(withValue(filter, id, value, chosen))}
                count={counts ? (counts[id].get(value) ?? 0) : undefined}
              />
            ))}
        </Group>
      ))}
    </>
  );
};
