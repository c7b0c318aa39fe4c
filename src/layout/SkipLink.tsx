import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: theme.spacing(1),
  left: theme.spacing(1),
  padding: theme.spacing(1, 2),
  borderRadius: theme.shape.borderRadius,
  background: 'var(--primary)',
  color: 'var(--on-primary)',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** The first stop of the keyboard: past the menu, to the page. */
export const SkipLink = () => {
  const translate = useTranslate();
  return <Anchor href="#content">{translate('shell.skip')}</Anchor>;
};
