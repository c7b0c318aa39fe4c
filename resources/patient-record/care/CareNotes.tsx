import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useViewer } from '../../../authProvider/session.ts';
import { listCareNotes } from '../../../contract/care-notes.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { holds } from '../../../domain/viewer.ts';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { TimerButton } from '../../../src/components/care-timer/TimerButton.tsx';
import { ShowOlder } from '../../../src/components/record-parts/ShowOlder.tsx';
import { useAddressedDialog } from '../../../src/components/record-parts/useAddressedDialog.ts';
import { useGrowingList } from '../../../src/components/record-parts/useGrowingList.ts';
import { CareNoteCard } from './CareNoteCard.tsx';
import { CareNoteDialogs } from './CareNoteDialogs.tsx';
import { useLeavingNote } from './useLeavingNote.ts';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: 12,
});
const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Care notes, the newest first, a page more on demand, with adding, editing and deleting (REC-28). */
export const CareNotes = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const dialogs = useAddressedDialog();
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch, showOlder } = useGrowingList(listCareNotes, { patientId: record.id });
  const { leave, isLeaving, isGone } = useLeavingNote(list, heading);
  const hadDialog = useRef(false);
  useEffect(() => {
    // A dialog that the address opened has no button to give the focus back to.
    if (hadDialog.current && !dialogs.dialog && document.activeElement === document.body) heading.current?.focus();
    hadDialog.current = dialogs.dialog !== null;
  }, [dialogs.dialog]);
  const mayWrite = viewer !== null && holds(viewer, 'HEALTH');
  const notes = data?.items.filter(({ id }) => !isGone(id));
  return (
    <section aria-labelledby="care-notes-title">
      <Head>
        <Typography ref={heading} id="care-notes-title" variant="h2" tabIndex={-1}>
          {translate('recordCare.notes')}
        </Typography>
        {mayWrite && !record.discharged && (
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <TimerButton record={record} />
            <Button variant="outlined" startIcon={<AddIcon />} onClick={() => dialogs.show('add-care-note')}>
              {translate('recordCare.add')}
            </Button>
          </div>
        )}
      </Head>
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <PageLoading />}
      {notes?.length === 0 && <p style={{ color: 'var(--ink-muted)' }}>{translate('recordCare.noNotes')}</p>}
      <List ref={list}>
        {notes?.map((note) => (
          <CareNoteCard
            key={note.id}
            note={note}
            zone={record.location.timezone}
            mayWrite={mayWrite}
            leaving={isLeaving(note.id)}
            onEdit={() => dialogs.show('edit-care-note', note.id)}
            onDelete={() => dialogs.show('delete-care-note', note.id)}
          />
        ))}
      </List>
      {data && <ShowOlder list={list} shown={data.items.length} total={data.totalItems} onShow={showOlder} />}
      {mayWrite && <CareNoteDialogs record={record} notes={notes ?? []} onDeleted={leave} />}
    </section>
  );
};
