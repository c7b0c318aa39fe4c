import { useTranslate } from 'react-admin';
import type { CareNoteOverlap } from '../../../contract/care-notes.ts';
import { fullName } from '../../../domain/patient.ts';
import { clockText } from '../../../src/i18n/momentText.ts';

interface Props {
  overlaps: readonly CareNoteOverlap[];
  /** IANA zone by whose clock the times are shown. */
  zone: string;
}

/** What shares the clock with a care note, a sentence each. */
export const NoteOverlaps = ({ overlaps, zone }: Props) => {
  const translate = useTranslate();
  const said = ({ of, startedAt, endedAt, minutes, author, patient }: CareNoteOverlap) =>
    translate(of === 'PATIENT' ? 'careNote.sharedHere' : 'careNote.sharedElsewhere', {
      from: clockText(startedAt, zone),
      to: clockText(endedAt, zone),
      smart_count: minutes,
      author: author ? fullName(author) : translate('careNote.somebody'),
      patient: patient ? fullName(patient) : translate('careNote.otherPatient'),
    });
  return overlaps.map((overlap) => (
    <p key={`${overlap.of} ${overlap.startedAt} ${overlap.endedAt}`}>{said(overlap)}</p>
  ));
};
