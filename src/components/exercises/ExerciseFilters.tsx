import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { filterGroups, withValue, type ExerciseFilter } from '../../../domain/exercise-filter.ts';

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

const Check = ({
  label,
  checked,
  onCheck,
}: {
  label: string;
  checked: boolean;
  onCheck: (checked: boolean) => void;
}) => (
  <label>
    <input type="checkbox" checked={checked} onChange={({ target }) => onCheck(target.checked)} />
    {label}
  </label>
);

interface Props {
  filter: ExerciseFilter;
  onFilter: (filter: ExerciseFilter) => void;
  /** Whether any exercise is an assessment (LIB-05). */
  hasAssessments: boolean;
}

/** The toggles and checkbox groups of the library (LIB-04..06). */
export const ExerciseFilters = ({ filter, onFilter, hasAssessments }: Props) => {
  const translate = useTranslate();
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
      </Group>
      {filterGroups.map(({ id, values }) => (
        <Group key={id}>
          <legend>{translate(`exercises.groups.${id}`)}</legend>
          {values.map((value) => (
            <Check
              key={value}
              label={id === 'metrics' ? translate(`exercises.metric.${value}`) : value}
              checked={filter.chosen[id]?.includes(value) ?? false}
              onCheck={(chosen) => onFilter(withValue(filter, id, value, chosen))}
            />
          ))}
        </Group>
      ))}
    </>
  );
};
