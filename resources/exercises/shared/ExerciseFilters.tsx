import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate, useStore } from 'react-admin';
import {
  factGroups,
  filterToggles,
  listedGroups,
  selectValue,
  type ExerciseFilter,
  type FilterGroupId,
  type FilterToggle,
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

/** Groups of many values scroll; half a row at the end shows that there are more. */
const Values = styled('div')({ maxHeight: 272, overflowY: 'auto', clear: 'both', padding: '0 2px', margin: '0 -2px' });

interface Props {
  filter: ExerciseFilter;
  onFilter: (filter: ExerciseFilter) => void;
  /** Which toggles have exercises: assessments (LIB-05), the organization's own, those of a gym. */
  offered: Readonly<Record<Exclude<FilterToggle, 'favorites'>, boolean>>;
  /** Null until the library is loaded. */
  counts: ValueCounts | null;
  /** The groups of clinical facts are shown. */
  hasFactGroups: boolean;
  onFactGroups: (shown: boolean) => void;
  isFactsPending: boolean;
}

/** The toggles and checkbox groups of the library (LIB-04..06); the browser stores which groups are collapsed. */
export const ExerciseFilters = (props: Props) => {
  const { filter, onFilter, offered, counts, hasFactGroups, onFactGroups, isFactsPending } = props;
  const translate = useTranslate();
  const moreId = useId();
  const [collapsed, setCollapsed] = useStore<FilterGroupId[]>('exercises.folded', []);
  const toggle = (id: FilterGroupId) =>
    setCollapsed(collapsed.includes(id) ? collapsed.filter((other) => other !== id) : [...collapsed, id]);
  const renderGroup = ({ id, values }: { id: FilterGroupId; values: readonly string[] }, hasOnlyUsed = false) => {
    const isChosen = (value: string) => filter.chosen[id]?.includes(value) ?? false;
    const shown = hasOnlyUsed ? values.filter((value) => isChosen(value) || counts?.[id].get(value)) : values;
    return (
      <Group key={id}>
        <legend>
          <button type="button" aria-expanded={!collapsed.includes(id)} onClick={() => toggle(id)}>
            {translate(`exercises.groups.${id}` satisfies ExerciseKey)}
            <ExpandMoreIcon sx={{ fontSize: 18 }} />
          </button>
        </legend>
        {!collapsed.includes(id) && (
          <Values>
            {shown.map((value) => (
              <FilterCheck
                key={value}
                label={translateFilterValue(id, value, translate)}
                checked={isChosen(value)}
                onCheck={(isSelected) => onFilter(selectValue(filter, id, value, isSelected))}
                count={counts ? (counts[id].get(value) ?? 0) : undefined}
              />
            ))}
          </Values>
        )}
      </Group>
    );
  };
  return (
    <>
      <Group aria-label={translate('exercises.filters')}>
        {filterToggles
          .filter((each) => each === 'favorites' || offered[each])
          .map((each) => (
            <FilterCheck
              key={each}
              label={translate(`exercises.${each}` satisfies ExerciseKey)}
              checked={filter[each]}
              onCheck={(isOn) => onFilter({ ...filter, [each]: isOn })}
            />
          ))}
      </Group>
      {listedGroups.map((group) => renderGroup(group))}
      <Button
        fullWidth
        aria-expanded={hasFactGroups}
        aria-controls={hasFactGroups ? moreId : undefined}
        endIcon={<ExpandMoreIcon sx={hasFactGroups ? { transform: 'rotate(180deg)' } : undefined} />}
        onClick={() => onFactGroups(!hasFactGroups)}
        sx={{ justifyContent: 'space-between', px: 0.5 }}
      >
        {translate('exercises.moreFilters')}
      </Button>
      {hasFactGroups && (
        <div id={moreId}>
          {isFactsPending ? (
            <div role="status">
              <span className="hidden-text">{translate('page.loading')}</span>
              <Skeleton variant="rounded" height={160} />
            </div>
          ) : (
            factGroups.map((group) => renderGroup(group, true))
          )}
        </div>
      )}
    </>
  );
};
