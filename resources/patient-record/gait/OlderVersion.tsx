import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { GaitSession } from '../../../contract/gait.ts';

/** The schema whose data is shown with the banner (OPEN-070). */
const OLDER = 'GAIT-SA-1';

/** Says that some of these sessions come from the older assessment (REC-39, OPEN-070); nothing for newer ones. */
export const OlderVersion = ({ sessions }: { sessions: readonly Pick<GaitSession, 'sessionSchema'>[] }) => {
  const translate = useTranslate();
  if (sessions.every(({ sessionSchema }) => sessionSchema !== OLDER)) return null;
  return (
    <Alert severity="info" role="note" sx={{ mb: 2 }}>
      {translate('recordGait.older')}
    </Alert>
  );
};
