import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { RtmFlag } from '../../../contract/enumerations.ts';
import { StatusChip } from '../StatusChip.tsx';

const List = styled('ul')({
  display: 'grid',
  gap: 4,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  font: 'var(--text-small)',
  color: 'var(--ink-muted)',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 8px' },
});

/** What somebody has to look at before billing, each with its sentence; nothing without flags. */
export const FlagChips = ({ flags }: { flags: readonly RtmFlag[] }) => {
  const translate = useTranslate();
  if (!flags.length) return null;
  return (
    <List aria-label={translate('rtmCycle.flags')}>
      {flags.map((flag) => (
        <li key={flag}>
          <StatusChip tone="warning" label={translate(`rtmCycle.flag.${flag}`)} />
          <span>{translate(`rtmCycle.flagMeans.${flag}`)}</span>
        </li>
      ))}
    </List>
  );
};
