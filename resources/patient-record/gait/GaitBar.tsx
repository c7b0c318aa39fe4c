import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Moment } from '../../../src/components/Moment.tsx';
import { useAddressedDialog } from '../../../src/components/record-parts/useAddressedDialog.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBottom: 16,
  '& output': { flex: 1, minWidth: 200, color: 'var(--ink-muted)' },
});

interface Props {
  /** When what is shown was read, in milliseconds; 0 while nothing is. */
  readAt: number;
  busy: boolean;
  onRefresh: () => void;
  /** Whether there is something to show to the patient. */
  showable: boolean;
}

/** Refresh with the moment of the last one (REC-31), and the way to the `Patient View` (REC-32). */
export const GaitBar = ({ readAt, busy, onRefresh, showable }: Props) => {
  const translate = useTranslate();
  const { show } = useAddressedDialog();
  return (
    <Bar>
      <output>
        {busy && translate('recordGait.refreshing')}
        {!busy && readAt > 0 && (
          <>
            {translate('recordGait.refreshed')} <Moment value={new Date(readAt).toISOString()} seconds />
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
