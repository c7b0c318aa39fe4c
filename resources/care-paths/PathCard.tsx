import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { ShownPhase } from '../../contract/care-path-shapes.ts';
import { useModal } from '../../src/layout/ModalHost.tsx';
import { PathMenu, type PathAction } from './PathMenu.tsx';
import { PhaseList } from './PhaseList.tsx';

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
  path: { name: string; phases: readonly ShownPhase[] };
  actions: readonly PathAction[];
  /** Its state, said beside the number of phases. */
  chip?: ReactNode;
  /** The button of the card. */
  main?: ReactNode;
}

/** A path with its first three phases; all of them in a dialog (PATHS-04, PATHS-05). */
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
