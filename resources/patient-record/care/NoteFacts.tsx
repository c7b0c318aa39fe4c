import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { CareNote } from '../../../contract/care-notes.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { fullName } from '../../../domain/patient.ts';
import { StatusChip } from '../../../src/components/StatusChip.tsx';
import { clockText } from '../../../src/i18n/momentText.ts';

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

/** A care note in a line, without its wording: when, how long, by whom, how the patient was reached, and whether it was billed. */
export const NoteFacts = ({ note, zone }: { note: CareNote; zone: string }) => {
  const translate = useTranslate();
  const { author, credential, startedAt, endedAt } = note;
  const named = author && fullName(author);
  const role = credential && translate(`careNote.credentials.${credential}`);
  return (
    <Line>
      <time dateTime={note.date}>{dayText(note.date)}</time>
      <span>{translate('recordCare.minutes', { smart_count: note.minutes })}</span>
      {startedAt && endedAt && <span>{`${clockText(startedAt, zone)} – ${clockText(endedAt, zone)}`}</span>}
      {(named || role) && <span>{[named, role].filter(Boolean).join(', ')}</span>}
      {note.contactMode && <span>{translate(`careNote.contactModes.${note.contactMode}`)}</span>}
      {note.interactionType && <StatusChip tone="info" label={translate('recordCare.interactive')} />}
      {note.rtmCycleStatus === 'BILLED' && <StatusChip tone="neutral" label={translate('careNote.billed')} />}
      {note.notBilled && <StatusChip tone="warning" label={translate('careNote.notBilled')} />}
    </Line>
  );
};
