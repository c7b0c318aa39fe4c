import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { CareNote } from '../../../contract/care-notes.ts';
import { formatDay } from '../../../domain/calendar.ts';
import { fullName } from '../../../domain/patient.ts';
import { StatusChip } from '../../../src/components/StatusChip.tsx';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  color: 'var(--ink-muted)',
  '& time': { color: 'var(--ink)', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});

/** A care note in a line, without its wording: day, minutes, author, live contact, and whether it was billed. */
export const NoteFacts = ({ note }: { note: CareNote }) => {
  const translate = useTranslate();
  return (
    <Line>
      <time dateTime={note.date}>{formatDay(note.date)}</time>
      <span>{translate('recordCare.minutes', { smart_count: note.minutes })}</span>
      {note.author && <span>{fullName(note.author)}</span>}
      {note.interactionType && <StatusChip tone="info" label={translate('recordCare.interactive')} />}
      {note.rtmCycleStatus === 'BILLED' && <StatusChip tone="neutral" label={translate('careNote.billed')} />}
    </Line>
  );
};
