import { lazy, Suspense, useState } from 'react';
import type { CareNote } from '../../../contract/care-notes.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { useAddressedDialog } from '../../../src/components/record-parts/useAddressedDialog.ts';

const CareNoteDialog = lazy(() => import('./CareNoteDialog.tsx'));
const DeleteCareNote = lazy(() => import('./DeleteCareNote.tsx'));

interface Props {
  record: PatientRecord;
  notes: readonly CareNote[];
  onDeleted: (id: number) => void;
}

/** The dialog that the address names: a new note, or one of those that are shown to edit or delete. */
export const CareNoteDialogs = ({ record, notes, onDeleted }: Props) => {
  const { dialog, about, close } = useAddressedDialog();
  const found = notes.find(({ id }) => id === about);
  // Deleted by somebody else meanwhile: what was typed stays to be read.
  const [known, setKnown] = useState(found);
  if (found && found !== known) setKnown(found);
  const note = found ?? (known?.id === about ? known : undefined);
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
