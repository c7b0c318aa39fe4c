import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Moment } from '../../../src/components/Moment.tsx';
import { useAddressedDialog } from '../../../src/components/record-parts/useAddressedDialog.ts';
import { Icon } from '../../../src/icons/Icon.tsx';
import { eyeIcon } from '../../../src/icons/publicIcons.ts';
import { switchIcon } from '../../../src/icons/consoleIcons.ts';

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
        startIcon={<Icon path={switchIcon} size={18} />}
        aria-disabled={busy}
        onClick={() => !busy && onRefresh()}
      >
        {translate('recordGait.refresh')}
      </Button>
      {showable && (
        <Button variant="outlined" startIcon={<Icon path={eyeIcon} size={18} />} onClick={() => show('patient-view')}>
          {translate('recordGait.patientView')}
        </Button>
      )}
    </Bar>
  );
};
