import Alert from '@mui/material/Alert';
import { checkCareNoteClock } from '../../../contract/care-notes.ts';
import { useCall } from '../../../src/components/useCall.ts';
import { instantsOf } from './careNoteValues.ts';
import { NoteOverlaps } from './NoteOverlaps.tsx';
import type { useCareNoteForm } from './useCareNoteForm.ts';

interface Props {
  patientId: number;
  draft: ReturnType<typeof useCareNoteForm>;
}

/** Once both times are known: which other notes share them. It is said before saving and hinders nobody. */
export const OverlapNotice = ({ patientId, draft: { values, zone, base } }: Props) => {
  const { startedAt, endedAt } = instantsOf(values, zone, base);
  const known = startedAt !== null && endedAt !== null && startedAt < endedAt;
  const { data } = useCall(
    checkCareNoteClock,
    {
      params: { patientId },
      query: { startedAt: startedAt ?? '', endedAt: endedAt ?? '', ...(base && { note: base.id }) },
    },
    { enabled: known },
  );
  const overlaps = known ? (data?.overlaps ?? []) : [];
  return (
    <div role="status" style={{ display: 'contents' }}>
      {overlaps.length > 0 && (
        <Alert severity="warning" role="none">
          <NoteOverlaps overlaps={overlaps} zone={zone} />
        </Alert>
      )}
    </div>
  );
};
