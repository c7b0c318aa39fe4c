import CloseIcon from '@mui/icons-material/Close';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { dismissNotice, useNotice } from '../status/backendStatus.ts';

const Banner = styled('section')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(0.5, 3, 0.5, 4),
  background: 'var(--info-soft)',
  color: 'var(--ink)',
  '& p': { flex: 1, padding: theme.spacing(1, 0) },
  [theme.breakpoints.down('md')]: { padding: theme.spacing(0.5, 1, 0.5, 2) },
}));

/** The message of a LIVE backend, at the top of the layout until it is dismissed (OPEN-039). */
export const NoticeBanner = () => {
  const translate = useTranslate();
  const notice = useNotice();
  if (!notice) return null;
  return (
    <Banner aria-label={translate('shell.notice')}>
      <InfoIcon fontSize="small" />
      <p>{notice}</p>
      <button type="button" className="icon-button" aria-label={translate('shell.dismiss')} onClick={dismissNotice}>
        <CloseIcon fontSize="small" />
      </button>
    </Banner>
  );
};
