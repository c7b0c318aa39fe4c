import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ShownPhase } from '../../contract/care-path-shapes.ts';
import { StatusChip } from '../../src/components/StatusChip.tsx';

const List = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    alignContent: 'start',
    gap: 4,
    minWidth: 0,
    padding: 16,
    borderRadius: 'var(--radius-small)',
    borderLeft: '3px solid var(--primary)',
    background: 'var(--sunken)',
    overflowWrap: 'anywhere',
  },
  '& small': { font: 'var(--text-small)', color: 'var(--ink-muted)' },
});

interface Props {
  phases: readonly ShownPhase[];
  /** How many the path has; the last one leads to its end. */
  total?: number;
}

/** The steps in their order: what each holds and what leads on (PATHS-08). */
export const PhaseList = ({ phases, total = phases.length }: Props) => {
  const translate = useTranslate();
  return (
    <List>
      {phases.map((phase, index) => {
        const { id, phaseNumber, title, exerciseTotal, messageTotal, track, logic, number, type } = phase;
        const criterion = {
          track: translate(track),
          logic: translate(`carePaths.logic.${logic}`),
          number,
          type: translate(`carePaths.unit.${type}`),
        };
        return (
          <li key={id}>
            <small>{translate('carePaths.phase', { number: phaseNumber })}</small>
            <Typography variant="h3" component="h4">
              {title}
            </Typography>
            <span>
              {translate('carePaths.assessments', { smart_count: exerciseTotal })} ·{' '}
              {translate('carePaths.messages', { smart_count: messageTotal })}
            </span>
            {phase.templateId !== null && (
              <span>
                {phase.templateName === null
                  ? translate('carePaths.programGone')
                  : translate('carePaths.begins', { name: phase.templateName })}
              </span>
            )}
            <small>{translate(index + 1 === total ? 'carePaths.last' : 'carePaths.rule', criterion)}</small>
            {phase.messageProvider && (
              <span>
                <StatusChip tone="info" label={translate('carePaths.notify')} />
              </span>
            )}
          </li>
        );
      })}
    </List>
  );
};
