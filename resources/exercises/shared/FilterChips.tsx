import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import {
  filterToggles,
  listActiveFilters,
  noFilter,
  type ActiveFilter,
  type ExerciseFilter,
  type FilterToggle,
} from '../../../domain/exercises/filter.ts';
import { translateFilterValue } from './useExerciseSearch.ts';
import type { ExerciseKey } from './messages.en.ts';

const isToggle = (kind: ActiveFilter['kind']): kind is FilterToggle => filterToggles.some((toggle) => toggle === kind);

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginBottom: 16 });
const Chip = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  minHeight: 32,
  padding: '4px 6px 4px 12px',
  border: 0,
  borderRadius: 'var(--radius-pill)',
  background: 'var(--primary-soft)',
  color: 'var(--on-primary-soft)',
  font: '500 var(--text-body)',
  cursor: 'pointer',
  '& span': { maxWidth: '32ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** The active filters, each removable, and a button to clear all (LIB-08, LIB-09). */
export const FilterChips = ({
  filter,
  onFilter,
}: {
  filter: ExerciseFilter;
  onFilter: (filter: ExerciseFilter) => void;
}) => {
  const translate = useTranslate();
  const active = listActiveFilters(filter);
  if (active.length === 0) return null;
  const getLabel = ({ kind, value }: ActiveFilter) => {
    if (kind === 'q') return `“${value}”`;
    return isToggle(kind)
      ? translate(`exercises.${kind}` satisfies ExerciseKey)
      : translateFilterValue(kind, value, translate);
  };
  return (
    <Row role="group" aria-label={translate('exercises.active')}>
      {active.map((item) => (
        <Chip
          key={`${item.kind} ${item.value}`}
          type="button"
          aria-label={translate('exercises.withoutFilter', { filter: getLabel(item) })}
          onClick={() => onFilter(item.without)}
        >
          <span>{getLabel(item)}</span>
          <CloseIcon sx={{ fontSize: 16 }} />
        </Chip>
      ))}
      <Button size="small" onClick={() => onFilter(noFilter)}>
        {translate('exercises.clearAll')}
      </Button>
    </Row>
  );
};
