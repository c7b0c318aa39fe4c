import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate, useStore } from 'react-admin';
import {
  filterGroups,
  selectValue,
  type ExerciseFilter,
  type FilterGroupId,
  type ValueCounts,
} from '../../../domain/exercises/filter.ts';
import { translateFilterValue } from './useExerciseSearch.ts';
import type { ExerciseKey } from './messages.en.ts';

const Count = styled('span')({ marginLeft: 'auto', color: 'var(--ink-muted)', font: 'var(--text-small)' });

interface FilterCheckProps {
  label: string;
  checked: boolean;
  onCheck: (checked: boolean) => void;
  /** Number of exercises with this value among those that the other filters match. */
  count?: number;
}

/** A filter checkbox with the number of matching exercises. */
const FilterCheck = ({ label, checked, onCheck, count }: FilterCheckProps) => {
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

interface Props {
  filter: ExerciseFilter;
  onFilter: (filter: ExerciseFilter) => void;
  /** Whether any exercise is an assessment (LIB-05). */
  hasAssessments: boolean;
  /** Whether the organization has own exercises. */
  hasOwn: boolean;
  /** Null until the library is loaded. */
  counts: ValueCounts | null;
}

/** The toggles and checkbox groups of the library (LIB-04..06); the browser stores which groups are collapsed. */
export const ExerciseFilters = ({ filter, onFilter, hasAssessments, hasOwn, counts }: Props) => {
  const translate = useTranslate();
  const [collapsed, setCollapsed] = useStore<FilterGroupId[]>('exercises.folded', []);
  const toggle = (id: FilterGroupId) =>
    setCollapsed(collapsed.includes(id) ? collapsed.filter((other) => other !== id) : [...collapsed, id]);
  return (
    <>
      <Group aria-label={translate('exercises.filters')}>
        <FilterCheck
          label={translate('exercises.favorites')}
          checked={filter.favorites}
          onCheck={(favorites) => onFilter({ ...filter, favorites })}
        />
        {hasAssessments && (
          <FilterCheck
            label={translate('exercises.assessments')}
            checked={filter.assessments}
            onCheck={(assessments) => onFilter({ ...filter, assessments })}
          />
        )}
        {hasOwn && (
          <FilterCheck
            label={translate('exercises.own')}
            checked={filter.own}
            onCheck={(own) => onFilter({ ...filter, own })}
          />
        )}
      </Group>
      {filterGroups.map(({ id, values }) => (
        <Group key={id}>
          <legend>
            <button type="button" aria-expanded={!collapsed.includes(id)} onClick={() => toggle(id)}>
              {translate(`exercises.groups.${id}` satisfies ExerciseKey)}
              <ExpandMoreIcon sx={{ fontSize: 18 }} />
            </button>
          </legend>
          {!collapsed.includes(id) &&
            values.map((value) => (
              <FilterCheck
                key={value}
                label={translateFilterValue(id, value, translate)}
                checked={filter.chosen[id]?.includes(value) ?? false}
                onCheck={(isSelected) => onFilter(selectValue(filter, id, value, isSelected))}
                count={counts ? (counts[id].get(value) ?? 0) : undefined}
              />
            ))}
        </Group>
      ))}
    </>
  );
};
