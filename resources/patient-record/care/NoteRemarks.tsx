import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { CareNote } from '../../../contract/care-notes.ts';
import { NoteOverlaps } from './NoteOverlaps.tsx';

const Remarks = styled('div')({
  marginTop: 8,
  font: 'var(--text-small)',
  color: 'var(--ink-muted)',
  '& p': { margin: 0 },
});

/** Why less of a care note may count than was written; nothing where all of it does. */
export const NoteRemarks = ({ note, zone }: { note: CareNote; zone: string }) => {
  const translate = useTranslate();
  if (note.credential !== 'AIDE' && !note.notBilled && note.overlaps.length === 0) return null;
  return (
    <Remarks>
      {note.credential === 'AIDE' && <p>{translate('careNote.aide')}</p>}
      {note.notBilled && <p>{translate('careNote.notBilledHint')}</p>}
      <NoteOverlaps overlaps={note.overlaps} zone={zone} />
    </Remarks>
  );
};
