import AddIcon from '@mui/icons-material/Add';
import { useMediaQuery, useTheme } from '@mui/material';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useViewer } from '../../../authProvider/session.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { useAddressedDialog } from '../../../src/ui/editing/useAddressedDialog.ts';
import { canWriteNotes } from './HeaderActions.tsx';
import type { RecordTab } from './recordTabs.ts';

const CareNoteDialog = lazy(() => import('../../care-notes/shared/CareNoteDialog.tsx'));

/** Height of the bar on a phone; the page ends with as much space. */
const BAR_HEIGHT = 60;

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  right: 0,
  bottom: 0,
  left: 0,
  display: 'grid',
  boxSizing: 'border-box',
  minHeight: BAR_HEIGHT,
  padding: '8px 16px calc(8px + env(safe-area-inset-bottom))',
  borderTop: '1px solid var(--border)',
  background: 'var(--surface)',
}));

/**
 * The dialog of a new care note, wherever it is asked for in the record, and on a phone a bar with the button for it.
 * Space of the bar's height ends the page, so that it never covers content.
 */
export const AddNote = ({ record, tab }: { record: PatientRecord; tab: RecordTab }) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { dialog, show, close } = useAddressedDialog();
  if (!canWriteNotes(record, viewer)) return null;
  return (
    <>
      {isPhone && (
        <>
          <div style={{ height: BAR_HEIGHT }} />
          <Bar>
            <Button variant="contained" size="large" startIcon={<AddIcon />} onClick={() => show('add-care-note')}>
              {translate('record.addNote')}
            </Button>
          </Bar>
        </>
      )}
      {/* Care Management opens the dialog itself. */}
      {dialog === 'add-care-note' && tab.section !== 'care-management' && (
        <Suspense fallback={null}>
          <CareNoteDialog record={record} note={null} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
