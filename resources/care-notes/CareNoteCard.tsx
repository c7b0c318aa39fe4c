import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { CareNoteOverlap, CareNote } from '../../contract/care-notes/care-notes.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { StatusChip } from '../../src/ui/FactList.tsx';
import { formatDate, formatTime } from '../../src/ui/i18n/format.ts';

interface NoteFactsProps {
  overlaps: readonly CareNoteOverlap[];
  /** IANA time zone in which the times are shown. */
  zone: string;
}

/** One sentence for each note that overlaps in time. */
export const NoteOverlaps = ({ overlaps, zone }: NoteFactsProps) => {
  const translate = useTranslate();
  const describeOverlap = ({ of, startedAt, endedAt, minutes, author, patient }: CareNoteOverlap) =>
    translate(of === 'PATIENT' ? 'careNote.sharedHere' : 'careNote.sharedElsewhere', {
      from: formatTime(startedAt, zone),
      to: formatTime(endedAt, zone),
      smart_count: minutes,
      author: author ? formatFullName(author) : translate('careNote.somebody'),
      patient: patient ? formatFullName(patient) : translate('careNote.otherPatient'),
    });
  return overlaps.map((overlap) => (
    <p key={`${overlap.of} ${overlap.startedAt} ${overlap.endedAt}`}>{describeOverlap(overlap)}</p>
  ));
};

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minWidth: 0,
  color: 'var(--ink-muted)',
  '& > span': { whiteSpace: 'normal' },
  '& time': { color: 'var(--ink)', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});

/** Summary line of a care note: date, minutes, times, author, contact mode and billing state. */
export const NoteFacts = ({ note, zone }: { note: CareNote; zone: string }) => {
  const translate = useTranslate();
  const { author, credential, startedAt, endedAt } = note;
  const authorName = author && formatFullName(author);
  const role = credential && translate(`careNote.option.credential.${credential}`);
  return (
    <Line>
      <time dateTime={note.date}>{formatDate(note.date)}</time>
      <span>{translate('careNote.minutes', { smart_count: note.minutes })}</span>
      {startedAt && endedAt && <span>{`${formatTime(startedAt, zone)} – ${formatTime(endedAt, zone)}`}</span>}
      {(authorName || role) && <span>{[authorName, role].filter(Boolean).join(', ')}</span>}
      {note.contactMode && <span>{translate(`careNote.option.contactMode.${note.contactMode}`)}</span>}
      {note.interactionType && <StatusChip tone="info" label={translate('careNote.live')} />}
      {note.rtmCycleStatus === 'BILLED' && <StatusChip tone="neutral" label={translate('careNote.billed')} />}
      {note.notBilled && <StatusChip tone="warning" label={translate('careNote.notBilled')} />}
    </Line>
  );
};

const Warnings = styled('div')({
  marginTop: 8,
  font: 'var(--text-body)',
  color: 'var(--ink-muted)',
  '& p': { margin: 0 },
});

/** Why fewer minutes may count than were written; renders nothing if all of them count. */
const NoteWarnings = ({ note, zone }: { note: CareNote; zone: string }) => {
  const translate = useTranslate();
  if (note.credential !== 'AIDE' && !note.notBilled && note.overlaps.length === 0) return null;
  return (
    <Warnings>
      {note.credential === 'AIDE' && <p>{translate('careNote.aide')}</p>}
      {note.notBilled && <p>{translate('careNote.notBilledHint')}</p>}
      <NoteOverlaps overlaps={note.overlaps} zone={zone} />
    </Warnings>
  );
};

const Item = styled('li')({
  '& h3': { margin: 0, padding: '16px 0 6px', font: '600 var(--text-body)', color: 'var(--ink-muted)' },
  '&:first-of-type h3': { paddingTop: 4 },
  '& article': { padding: '6px 0 10px', borderTop: '1px solid var(--border)' },
  '& header': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 40 },
  '& .tools': { display: 'flex', alignSelf: 'flex-start', marginLeft: 'auto' },
  '& article > p': { maxWidth: '72ch', margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '&[data-leaving] p, &[data-leaving] time': { textDecoration: 'line-through', color: 'var(--ink-muted)' },
});

interface Props {
  note: CareNote;
  /** Heads the first note of a month. */
  month: string | null;
  /** IANA time zone of the patient's location. */
  zone: string;
  /** Whether the viewer can write care notes at all. */
  canWrite: boolean;
  /** Deleted already and about to leave the list. */
  isDeleted: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** One care note. In a BILLED cycle only its text can change, and its delete button is hidden (REC-58, REC-60). */
export const CareNoteCard = ({ note, month, zone, canWrite, isDeleted, onEdit, onDelete }: Props) => {
  const translate = useTranslate();
  const renderButton = (name: string, icon: ReactNode, onPress: () => void) => (
    <button
      type="button"
      className="icon-button"
      aria-label={translate(name, { day: formatDate(note.date), smart_count: note.minutes })}
      aria-disabled={isDeleted}
      onClick={() => !isDeleted && onPress()}
    >
      {icon}
    </button>
  );
  return (
    <Item tabIndex={-1} data-note={note.id} data-leaving={isDeleted || undefined}>
      {month && <h3>{month}</h3>}
      <article>
        <header>
          <NoteFacts note={note} zone={zone} />
          {isDeleted && <StatusChip tone="neutral" label={translate('careNote.gone')} />}
          {canWrite && (
            <span className="tools">
              {renderButton('careNote.editOf', <EditIcon fontSize="small" />, onEdit)}
              {note.may.delete && renderButton('careNote.deleteOf', <DeleteIcon fontSize="small" />, onDelete)}
            </span>
          )}
        </header>
        <p>{note.notes}</p>
        <NoteWarnings note={note} zone={zone} />
      </article>
    </Item>
  );
};
