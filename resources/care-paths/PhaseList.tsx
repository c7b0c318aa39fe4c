import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { StatusChip } from '../../src/components/StatusChip.tsx';
import type { Phase } from './care-path.ts';

const List = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    alignContent: 'start',
    gap: 4,
    padding: 16,
    borderRadius: 'var(--radius-small)',
    borderLeft: '3px solid var(--primary)',
    background: 'var(--sunken)',
  },
  '& small': { font: 'var(--text-small)', color: 'var(--ink-muted)' },
});

/** The steps in their order: what each holds and what leads on (PATHS-08). */
export const PhaseList = ({ phases }: { phases: readonly Phase[] }) => {
  const translate = useTranslate();
  return (
    <List>
      {phases.map(
        ({ id, phaseNumber, title, exerciseTotal, messageTotal, track, logic, number, type, messageProvider }) => (
          <li key={id}>
            <small>{translate('carePaths.phase', { number: phaseNumber })}</small>
            <Typography variant="h3">{title}</Typography>
            <span>
              {translate('carePaths.assessments', { smart_count: exerciseTotal })} ·{' '}
              {translate('carePaths.messages', { smart_count: messageTotal })}
            </span>
            <small>
              {translate('carePaths.rule', { track, logic: translate(`carePaths.logic.${logic}`), number, type })}
            </small>
            {messageProvider && (
              <span>
                <StatusChip tone="info" label={translate('carePaths.notify')} />
              </span>
            )}
          </li>
        ),
      )}
    </List>
  );
};
