import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: theme.spacing(1),
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
  padding: theme.spacing(1, 2),
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
}));

/** How many records are chosen and what may be done with them; nothing while none is. */
export const ChosenBar = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  if (!selectedIds.length) return null;
  return (
    <Bar>
      <span role="status" style={{ flex: 1 }}>
        {translate('listTools.chosen', { smart_count: selectedIds.length })}
      </span>
      {children}
      <Button size="small" onClick={() => onUnselectItems()}>
        {translate('listTools.unchoose')}
      </Button>
    </Bar>
  );
};
