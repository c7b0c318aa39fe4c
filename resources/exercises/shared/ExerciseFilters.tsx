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
  type FilterGroup,
  type FilterGroupId,
  type FilterToggle,
  type ValueCounts,
} from '../../../domain/exercises/filter.ts';
import { FilterCheck, Group } from './FilterCheck.tsx';
import { translateFilterValue } from './useExerciseSearch.ts';
import type { ExerciseKey } from './messages.en.ts';

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
  /** The values that exercises have, and chosen ones, by name. */
  const listUsed = (id: FilterGroupId) =>
    [...new Set([...(counts?.[id].keys() ?? []), ...(filter.chosen[id] ?? [])])].toSorted((one, other) =>
      translateFilterValue(id, one, translate).localeCompare(translateFilterValue(id, other, translate)),
    );
  const renderGroup = ({ id, values }: FilterGroup) => {
    const isChosen = (value: string) => filter.chosen[id]?.includes(value) ?? false;
    const shown = values ?? listUsed(id);
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
      {listedGroups.map(renderGroup)}
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
            factGroups.map(renderGroup)
          )}
        </div>
      )}
    </>
  );
};
