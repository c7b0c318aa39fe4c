import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { checkCareNoteOverlap } from '../../contract/care-notes/care-notes.ts';
import { SaveNotices } from '../../src/ui/editing/SaveNotices.tsx';
import { useCall } from '../../src/ui/useCall.ts';
import { NoteOverlaps } from './CareNoteCard.tsx';
import { formatFieldValue, getFieldLabel } from './careNoteText.ts';
import { toInstants } from './careNoteValues.ts';
import type { useCareNoteForm } from './useCareNoteForm.ts';

type Draft = ReturnType<typeof useCareNoteForm>;

/** The notices over the form: a restored draft, and what keeps the form from being saved. */
export const CareNoteNotices = ({ draft }: { draft: Draft }) => {
  const translate = useTranslate();
  const { notice, discard, changes } = draft;
  return (
    <>
      {notice && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={discard} sx={{ whiteSpace: 'nowrap' }}>
              {translate('careNote.discard')}
            </Button>
          }
        >
          <strong>{translate(`careNote.${notice}`)}</strong> {translate(`careNote.${notice}Hint`)}
        </Alert>
      )}
      <SaveNotices
        // The source of the minutes has no field on the screen.
        editing={{ ...draft, changes: changes?.filter(({ field }) => field !== 'source') }}
        label={(field) => field !== 'source' && translate(getFieldLabel(field))}
        text={(field, value: string) => formatFieldValue(field, value, translate)}
      />
    </>
  );
};

interface Props {
  patientId: number;
  draft: Draft;
}

/** Warns, once both times are known, which other notes overlap. It does not block saving. */
export const OverlapNotice = ({ patientId, draft: { values, zone, base } }: Props) => {
  const { startedAt, endedAt } = toInstants(values, zone, base ?? null);
  const hasTimes = startedAt !== null && endedAt !== null && startedAt < endedAt;
  const { data } = useCall(
    checkCareNoteOverlap,
    {
      params: { patientId },
      query: { startedAt: startedAt ?? '', endedAt: endedAt ?? '', ...(base && { note: base.id }) },
    },
    { enabled: hasTimes },
  );
  const overlaps = hasTimes ? (data?.overlaps ?? []) : [];
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
