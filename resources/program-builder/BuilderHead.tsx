import CloseIcon from '@mui/icons-material/Close';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { configuration } from '../../src/configuration.ts';
import type { Step } from './builderState.ts';
import { Steps } from './Steps.tsx';

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 4),
  background: 'var(--surface)',
  borderBottom: '1px solid var(--border)',
  [theme.breakpoints.down('md')]: { padding: theme.spacing(1, 1, 1.5, 2), '& ol': { order: 3, width: '100%' } },
}));

interface Props {
  titleId: string;
  title: string;
  first: Step;
  current: Step;
  ready: boolean;
  onClose: () => void;
}

/** The builder's title, its steps, and the way out. */
export const BuilderHead = ({ titleId, title, first, current, ready, onClose }: Props) => {
  const translate = useTranslate();
  useEffect(() => {
    document.title = `${title} · ${configuration().brand.name}`;
  }, [title]);
  return (
    <Bar>
      <Typography id={titleId} variant="h2" component="h1" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {!ready && <Steps first={first} current={current} />}
      <button type="button" className="icon-button" aria-label={translate('builder.close')} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </button>
    </Bar>
  );
};
