import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { MAX_PAGE_SIZE } from '../../contract/limits.ts';
import type { Program } from '../../contract/program-shapes.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& output': { marginRight: 8, fontWeight: 600 },
});

interface Props {
  onDelete: (ids: number[]) => void;
  onCancel: () => void;
}

/** How many templates are selected and what can be done with them; while none is, the way out (TPL-08, OPEN-088). */
export const SelectionBar = ({ onDelete, onCancel }: Props) => {
  const translate = useTranslate();
  const first = useRef<HTMLButtonElement>(null);
  const { data = [], total = 0, selectedIds, onSelect, onSelectAll } = useListContext<Program>();
  const count = selectedIds.length;
  const missing = data.filter(({ id }) => !selectedIds.includes(id));
  // The button that led here is gone.
  useEffect(() => first.current?.focus(), []);
  return (
    <Bar role="group" aria-label={translate('templates.selectMultiple')}>
      <output>{translate('templates.selected', { smart_count: count })}</output>
      <Button
        ref={first}
        disabled={missing.length === 0}
        onClick={() => onSelect([...selectedIds, ...missing.map(({ id }) => id)])}
      >
        {translate('templates.selectPage')}
      </Button>
      {total > data.length && (
        <Button disabled={count >= total} onClick={() => onSelectAll({ limit: MAX_PAGE_SIZE })}>
          {translate('templates.selectAll', { smart_count: total })}
        </Button>
      )}
      <Button onClick={() => (count > 0 ? onSelect([]) : onCancel())}>
        {translate(count > 0 ? 'templates.clearSelection' : 'templates.cancel')}
      </Button>
      <Button variant="contained" color="error" disabled={count === 0} onClick={() => onDelete([...selectedIds])}>
        {translate('templates.deleteMany', { smart_count: count })}
      </Button>
    </Bar>
  );
};
