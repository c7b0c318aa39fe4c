import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { dismissNotice, useNotice } from '../status/backendStatus.ts';

/** The message of a LIVE backend, at the top of the layout until it is dismissed (OPEN-039). */
export const NoticeBanner = () => {
  const translate = useTranslate();
  const notice = useNotice();
  if (!notice) return null;
  return (
    <Alert
      severity="info"
      role="region"
      aria-label={translate('shell.notice')}
      closeText={translate('shell.dismiss')}
      onClose={dismissNotice}
      sx={{ borderRadius: 0, px: { xs: 2, md: 4 } }}
    >
      {notice}
    </Alert>
  );
};
