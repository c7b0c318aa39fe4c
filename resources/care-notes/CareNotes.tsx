import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, useEffect, useRef, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { useViewer } from '../../authProvider/session.ts';
import { type CareNote, listCareNotes } from '../../contract/care-notes/care-notes.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { listPatientCycles } from '../../contract/rtm/cycles.ts';
import { getRtmMonth } from '../../contract/rtm/month.ts';
import { hasProduct } from '../../domain/identity/viewer.ts';
import { toMonth } from '../../domain/platform/calendar.ts';
import { ErrorView, PageLoading } from '../../src/ui/PageStates.tsx';
import { ShowOlder } from '../../src/ui/editing/ShowOlder.tsx';
import { useAddressedDialog } from '../../src/ui/editing/useAddressedDialog.ts';
import { formatMonth } from '../../src/ui/i18n/calendarFormat.ts';
import { useGrowingList } from '../../src/ui/useCall.ts';
import { CareNoteCard } from './CareNoteCard.tsx';
import { CareNoteComposer } from './CareNoteComposer.tsx';

const CareNoteDialog = lazy(() => import('./shared/CareNoteDialog.tsx'));
const DeleteCareNote = lazy(() => import('./shared/DeleteCareNote.tsx'));

interface Props {
  record: PatientRecord;
  notes: readonly CareNote[];
  onDeleted: (id: number) => void;
}

/** The dialog that the URL names: a new note, or one of the listed notes to edit or delete. */
const CareNoteDialogs = ({ record, notes, onDeleted }: Props) => {
  const { dialog, about, close } = useAddressedDialog();
  const listedNote = notes.find(({ id }) => id === about);
  // Deleted by another user meanwhile: the typed text stays readable.
  const [lastNote, setLastNote] = useState(listedNote);
  if (listedNote && listedNote !== lastNote) setLastNote(listedNote);
  const note = listedNote ?? (lastNote?.id === about ? lastNote : undefined);
  return (
    <Suspense fallback={null}>
      {dialog === 'add-care-note' && !record.discharged && (
        <CareNoteDialog record={record} note={null} onClose={close} />
      )}
      {dialog === 'edit-care-note' && note && (
        <CareNoteDialog key={note.id} record={record} note={note} onClose={close} />
      )}
      {dialog === 'delete-care-note' && note?.may.delete && (
        <DeleteCareNote
          key={note.id}
          record={record}
          note={note}
          onDeleted={() => onDeleted(note.id)}
          onClose={close}
        />
      )}
    </Suspense>
  );
};

const REMOVE_DELAY_MS = 1000;

/**
 * Keeps a deleted note in the list for a second, marked as deleted (REC-61). If the note had the focus, the focus
 * moves to the note that takes its position, or to the heading.
 */
function useDeletedNotes(list: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>) {
  const queries = useQueryClient();
  const [deleted, setDeleted] = useState<readonly number[]>([]);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const focusIndex = useRef<number>(null);

  useEffect(() => {
    if (focusIndex.current === null) return;
    const cards = [...(list.current?.children ?? [])];
    const next = cards[Math.min(focusIndex.current, cards.length - 1)] ?? heading.current;
    focusIndex.current = null;
    (next as HTMLElement | null)?.focus();
  }, [removed, list, heading]);

  const markDeleted = (id: number) => {
    setDeleted((before) => [...before, id]);
    for (const { id: call } of [listPatientCycles, getRtmMonth]) void queries.invalidateQueries({ queryKey: [call] });
    setTimeout(() => {
      const cards = [...(list.current?.children ?? [])];
      const index = cards.findIndex((card) => card.getAttribute('data-note') === String(id));
      focusIndex.current = cards[index]?.contains(document.activeElement) ? index : null;
      setRemoved((before) => [...before, id]);
      void queries.invalidateQueries({ queryKey: [listCareNotes.id] });
    }, REMOVE_DELAY_MS);
  };
  return {
    markDeleted,
    isDeleted: (id: number) => deleted.includes(id),
    isRemoved: (id: number) => removed.includes(id),
  };
}

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const startsMonth = (notes: readonly CareNote[], index: number): boolean =>
  index === 0 || toMonth(notes[index - 1]!.date) !== toMonth(notes[index]!.date);

/**
 * The composer, and under it the care notes by month, the newest first, loaded page by page, with edit and delete
 * (REC-28). A dialog for a new note takes the composer's place and its draft.
 */
export const CareNotes = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const dialogs = useAddressedDialog();
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch, showOlder } = useGrowingList(listCareNotes, { patientId: record.id });
  const { markDeleted, isDeleted, isRemoved } = useDeletedNotes(list, heading);
  const hadDialog = useRef(false);
  useEffect(() => {
    // A dialog that the URL opened has no button to return the focus to.
    if (hadDialog.current && !dialogs.dialog && document.activeElement === document.body) heading.current?.focus();
    // The monitoring beside the notes keeps the focus of its own dialogs.
    hadDialog.current = dialogs.dialog !== null && !dialogs.dialog.endsWith('-monitoring');
  }, [dialogs.dialog]);
  const canWrite = viewer !== null && hasProduct(viewer, 'HEALTH');
  const notes = data?.items.filter(({ id }) => !isRemoved(id));
  const isComposing = canWrite && !record.discharged && dialogs.dialog !== 'add-care-note';
  return (
    <>
      {isComposing && <CareNoteComposer record={record} onSaved={() => heading.current?.focus()} />}
      <section aria-labelledby="care-notes-title">
        <Typography ref={heading} id="care-notes-title" variant="h2" tabIndex={-1} sx={{ mb: 1 }}>
          {translate('careNote.notes')}
        </Typography>
        {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
        {!error && !data && <PageLoading />}
        {notes?.length === 0 && <p style={{ color: 'var(--ink-muted)' }}>{translate('careNote.noNotes')}</p>}
        <List ref={list}>
          {notes?.map((note, index) => (
            <CareNoteCard
              key={note.id}
              note={note}
              month={startsMonth(notes, index) ? formatMonth(toMonth(note.date)) : null}
              zone={record.location.timezone}
              canWrite={canWrite}
              isDeleted={isDeleted(note.id)}
              onEdit={() => dialogs.show('edit-care-note', note.id)}
              onDelete={() => dialogs.show('delete-care-note', note.id)}
            />
          ))}
        </List>
        {data && <ShowOlder list={list} shown={data.items.length} total={data.totalItems} onShow={showOlder} />}
        {canWrite && <CareNoteDialogs record={record} notes={notes ?? []} onDeleted={markDeleted} />}
      </section>
    </>
  );
};
