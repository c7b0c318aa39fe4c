import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useModal } from '../../src/layout/ModalHost.tsx';
import type { CarePath } from './care-path.ts';
import { PhaseList } from './PhaseList.tsx';

const SHOWN_PHASES = 3;
const Frame = styled(Card)(({ theme }) => ({ padding: theme.spacing(3) }));
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  marginBottom: 16,
});

/** A path with its first three phases; all of them in a dialog (PATHS-04, PATHS-05). */
export const PathCard = ({ path: { name, phases } }: { path: CarePath }) => {
  const translate = useTranslate();
  const { openModal } = useModal();
  return (
    <Frame>
      <Head>
        <Typography variant="h2" sx={{ flex: '1 1 240px' }}>
          {name}
        </Typography>
        <Typography color="textSecondary">{translate('carePaths.phases', { smart_count: phases.length })}</Typography>
        <Button
          variant="outlined"
          size="small"
          aria-label={translate('carePaths.moreOf', { name })}
          onClick={() => openModal({ title: name, size: 'md', content: <PhaseList phases={phases} /> })}
        >
          {translate('carePaths.more')}
        </Button>
      </Head>
      <PhaseList phases={phases.slice(0, SHOWN_PHASES)} />
    </Frame>
  );
};
