import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { LookChoice } from './LookChoice.tsx';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 20,
  '& > .right': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginLeft: 'auto' },
  '@media (max-width: 599.98px)': { '& > .right': { marginLeft: 0 } },
});

/** Above results: which days, as charts or tables, and what can be done with them. */
export const ResultTools = ({ range, actions }: { range: ReactNode; actions?: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Bar role="group" aria-label={translate('results.tools')}>
      {range}
      {actions && (
        <div className="right">
          <LookChoice />
          {actions}
        </div>
      )}
    </Bar>
  );
};
