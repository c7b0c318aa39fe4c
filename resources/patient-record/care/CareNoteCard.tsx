import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { CareNote } from '../../../contract/care-notes.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { StatusChip } from '../../../src/components/StatusChip.tsx';
import { NoteFacts } from './NoteFacts.tsx';
import { NoteRemarks } from './NoteRemarks.tsx';

const Card = styled('li')({
  padding: '12px 12px 16px 20px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& header': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 40, marginBottom: 4 },
  '& .tools': { display: 'flex', alignSelf: 'flex-start', marginLeft: 'auto' },
  '& p': { paddingRight: 8, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '&[data-leaving] p, &[data-leaving] time': { textDecoration: 'line-through', color: 'var(--ink-muted)' },
});

interface Props {
  note: CareNote;
  /** IANA zone of the patient's location. */
  zone: string;
  /** Whether the reader writes care notes at all. */
  mayWrite: boolean;
  /** Already deleted, about to leave the list. */
  leaving: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** One care note. In a BILLED cycle it can be reworded, and its delete control is hidden (REC-58, REC-60). */
export const CareNoteCard = ({ note, zone, mayWrite, leaving, onEdit, onDelete }: Props) => {
  const translate = useTranslate();
  const tool = (name: string, icon: ReactNode, onPress: () => void) => (
    <button
      type="button"
      className="icon-button"
      aria-label={translate(name, { day: dayText(note.date), smart_count: note.minutes })}
      aria-disabled={leaving}
      onClick={() => !leaving && onPress()}
    >
      {icon}
    </button>
  );
  return (
    <Card tabIndex={-1} data-note={note.id} data-leaving={leaving || undefined}>
      <header>
        <NoteFacts note={note} zone={zone} />
        {leaving && <StatusChip tone="neutral" label={translate('careNote.gone')} />}
        {mayWrite && (
          <span className="tools">
            {tool('careNote.editOf', <EditIcon fontSize="small" />, onEdit)}
            {note.may.delete && tool('careNote.deleteOf', <DeleteIcon fontSize="small" />, onDelete)}
          </span>
        )}
      </header>
      <p>{note.notes}</p>
      <NoteRemarks note={note} zone={zone} />
    </Card>
  );
};
