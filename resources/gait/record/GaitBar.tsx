import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { DateTimeText } from '../../../src/ui/DateTimeText.tsx';
import { useAddressedDialog } from '../../../src/ui/editing/useAddressedDialog.ts';
import Alert from '@mui/material/Alert';
import type { GaitSession } from '../../../contract/gait/gait-session.ts';

/** The schema version that is shown with the banner (OPEN-070). */
const OLDER = 'GAIT-SA-1';

/** A banner if some sessions come from the older assessment (REC-39, OPEN-070). */
export const OlderVersion = ({ sessions }: { sessions: readonly Pick<GaitSession, 'sessionSchema'>[] }) => {
  const translate = useTranslate();
  if (sessions.every(({ sessionSchema }) => sessionSchema !== OLDER)) return null;
  return (
    <Alert severity="info" role="note" sx={{ mb: 2 }}>
      {translate('recordGait.older')}
    </Alert>
  );
};

const Bar = styled('div')({
  '@media print': { '& button': { display: 'none' } },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBottom: 16,
  '& output': { flex: 1, minWidth: 200, color: 'var(--ink-muted)' },
});

interface Props {
  /** Time of the shown data in milliseconds; 0 without any. */
  readAt: number;
  busy: boolean;
  onRefresh: () => void;
  showable: boolean;
}

/** Refresh with the time of the last one (REC-31), and the button of the `Patient View` (REC-32). */
export const GaitBar = ({ readAt, busy, onRefresh, showable }: Props) => {
  const translate = useTranslate();
  const { show } = useAddressedDialog();
  return (
    <Bar>
      <output>
        {busy && translate('recordGait.refreshing')}
        {!busy && readAt > 0 && (
          <>
            {translate('recordGait.refreshed')} <DateTimeText value={new Date(readAt).toISOString()} seconds />
          </>
        )}
      </output>
      <Button
        variant="outlined"
        startIcon={<SwapHorizIcon />}
        aria-disabled={busy}
        onClick={() => !busy && onRefresh()}
      >
        {translate('recordGait.refresh')}
      </Button>
      {showable && (
        <Button variant="outlined" startIcon={<VisibilityIcon />} onClick={() => show('patient-view')}>
          {translate('recordGait.patientView')}
        </Button>
      )}
    </Bar>
  );
};
