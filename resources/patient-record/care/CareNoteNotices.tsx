import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { CareNote } from '../../../contract/care-notes.ts';
import { ChangedMeanwhile } from '../../../src/components/record-parts/ChangedMeanwhile.tsx';
import { NoteFacts } from './NoteFacts.tsx';
import type { useCareNoteForm } from './useCareNoteForm.ts';
import type { Trouble } from './useSaveCareNote.ts';

interface Props {
  draft: ReturnType<typeof useCareNoteForm>;
  trouble: Trouble | undefined;
  onBeginFrom: (stored: CareNote, taken: boolean) => void;
}

/** What is to be known over the form: a restored draft, and what stands in the way of saving. */
export const CareNoteNotices = ({ draft, trouble, onBeginFrom }: Props) => {
  const translate = useTranslate();
  return (
    <>
      {draft.told && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={draft.discard} sx={{ whiteSpace: 'nowrap' }}>
              {translate('careNote.discard')}
            </Button>
          }
        >
          <strong>{translate(`careNote.${draft.told}`)}</strong> {translate(`careNote.${draft.told}Hint`)}
        </Alert>
      )}
      {trouble?.is === 'unsent' && (
        <Alert severity="warning">
          <strong>{translate('careNote.unsent')}</strong> {translate('careNote.unsentHint')}
        </Alert>
      )}
      {trouble?.is === 'back' && <Alert severity="info">{translate('careNote.back')}</Alert>}
      {trouble?.is === 'refused' && <Alert severity="error">{trouble.message}</Alert>}
      {trouble?.is === 'clash' && (
        <ChangedMeanwhile
          choices={[
            { label: translate('recordParts.keepMine'), onChoose: () => onBeginFrom(trouble.current, false) },
            { label: translate('recordParts.takeTheirs'), onChoose: () => onBeginFrom(trouble.current, true) },
          ]}
        >
          <NoteFacts note={trouble.current} zone={draft.zone} />
          <p>{trouble.current.notes}</p>
        </ChangedMeanwhile>
      )}
    </>
  );
};
