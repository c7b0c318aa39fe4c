import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { RtmFlag } from '../../../contract/platform/enumerations.ts';
import { StatusChip } from '../../../src/ui/StatusChip.tsx';
import { getFlagNumbers } from '../../../domain/rtm/code-labels.ts';

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

/** Flags to review before billing, with explanations; nothing without flags. `day` selects the rules. */
export const FlagChips = ({ flags, day }: { flags: readonly RtmFlag[]; day: string }) => {
  const translate = useTranslate();
  if (!flags.length) return null;
  return (
    <List aria-label={translate('rtmCycle.flags')}>
      {flags.map((flag) => (
        <li key={flag}>
          <StatusChip tone="warning" label={translate(`rtmCycle.flag.${flag}`)} />
          <span>{translate(`rtmCycle.flagMeans.${flag}`, getFlagNumbers(day))}</span>
        </li>
      ))}
    </List>
  );
};
