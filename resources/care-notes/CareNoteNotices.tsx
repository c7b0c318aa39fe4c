import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { SaveNotices } from '../../src/ui/editing/SaveNotices.tsx';
import { formatDate } from '../../src/ui/i18n/format.ts';
import type { CareNoteValues } from './careNoteValues.ts';
import type { useCareNoteForm } from './useCareNoteForm.ts';

const labels: Record<keyof CareNoteValues, string> = {
  date: 'recordCare.date',
  minutes: 'recordCare.minutesLabel',
  source: '',
  start: 'careNote.start',
  end: 'careNote.end',
  contactMode: 'careNote.contactMode',
  credential: 'careNote.credential',
  notes: 'recordCare.notesLabel',
  interactive: 'recordCare.interactive',
};

/** What is to be known over the form: a restored draft, and what keeps it from being saved. */
export const CareNoteNotices = ({ draft }: { draft: ReturnType<typeof useCareNoteForm> }) => {
  const translate = useTranslate();
  const { notice, changes, discard } = draft;
  const text = (field: keyof CareNoteValues, value: string): string | undefined => {
    if (value === '') return undefined;
    if (field === 'date') return formatDate(value);
    if (field === 'minutes') return translate('recordCare.minutes', { smart_count: Number(value) });
    return field === 'contactMode' || field === 'credential' ? translate(`careNote.${field}s.${value}`) : undefined;
  };
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
        // Where the minutes come from is no field of its own on the screen.
        editing={{ ...draft, changes: changes?.filter(({ field }) => field !== 'source') }}
        label={(field) => translate(labels[field])}
        text={text}
      />
    </>
  );
};
