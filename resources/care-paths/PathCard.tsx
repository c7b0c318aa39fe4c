import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PhaseView } from '../../contract/care-paths/shapes.ts';
import { useModal } from '../../src/ui/ModalHost.tsx';
import { MoreMenu } from '../../src/ui/MoreMenu.tsx';
import { StatusChip } from '../../src/ui/FactList.tsx';
import type { CarePathKey } from './messages.en.ts';

/** A column of path cards. */
export const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
});

/** An action of a path's menu. */
interface PathAction {
  label: string;
  run: () => void;
}

/** The menu of a path (PATHS-06). */
const PathMenu = ({ label, actions }: { label: string; actions: readonly PathAction[] }) => (
  <MoreMenu label={label}>
    {(close) =>
      actions.map((action) => (
        <MenuItem
          key={action.label}
          onClick={() => {
            close();
            action.run();
          }}
        >
          {action.label}
        </MenuItem>
      ))
    }
  </MoreMenu>
);

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
  '& small': { font: 'var(--text-body)', color: 'var(--ink-muted)' },
});

interface PhaseListProps {
  phases: readonly PhaseView[];
  /** Number of phases of the path; the last one ends it. */
  total?: number;
}

/** The phases in order, with content and criterion (PATHS-08). */
const PhaseList = ({ phases, total = phases.length }: PhaseListProps) => {
  const translate = useTranslate();
  return (
    <List>
      {phases.map((phase, index) => {
        const { id, phaseNumber, title, exerciseTotal, messageTotal, track, logic, number, type } = phase;
        const criterion = {
          track: translate(track),
          logic: translate(`carePaths.logic.${logic}` satisfies CarePathKey),
          amount: translate(`carePaths.amount.${type}` satisfies CarePathKey, { smart_count: number }),
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

const SHOWN_PHASES = 3;
const Frame = styled(Card)(({ theme }) => ({
  padding: theme.spacing(3),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
}));
const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '4px 8px',
  marginBottom: 16,
  '& h3': { overflowWrap: 'anywhere' },
});
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });
const Corner = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, margin: '-6px -8px 0 0' });

interface Props {
  path: { name: string; phases: readonly PhaseView[] };
  actions: readonly PathAction[];
  /** Its state, beside the number of phases. */
  chip?: ReactNode;
  /** The main button of the card. */
  main?: ReactNode;
}

/** A path with its first three phases; a dialog shows all (PATHS-04, PATHS-05). */
export const PathCard = ({ path: { name, phases }, actions, chip, main }: Props) => {
  const translate = useTranslate();
  const { openModal } = useModal();
  return (
    <Frame>
      <Head>
        <div>
          <Typography variant="h2" component="h3">
            {name}
          </Typography>
          <Line>
            <Typography color="textSecondary">
              {translate('carePaths.phases', { smart_count: phases.length })}
            </Typography>
            {chip}
          </Line>
        </div>
        <Corner>
          <Button
            size="small"
            aria-label={translate('carePaths.moreOf', { name })}
            onClick={() => openModal({ title: name, size: 'md', content: <PhaseList phases={phases} /> })}
          >
            {translate('carePaths.more')}
          </Button>
          <PathMenu label={translate('carePaths.menuOf', { name })} actions={actions} />
        </Corner>
      </Head>
      <PhaseList phases={phases.slice(0, SHOWN_PHASES)} total={phases.length} />
      {main && <Line style={{ marginTop: 16 }}>{main}</Line>}
    </Frame>
  );
};
