import { useTranslate } from 'react-admin';
import { FinderDialog } from './shared/FinderDialog.tsx';
import { quickFindMessages } from './messages.en.ts';
import { useQuickFind } from './useQuickFind.ts';

/** Texts of this dialog, loaded with it. @public */
export const texts = { en: quickFindMessages };

/** The search of a clinic's console: patients, pages and exercises. */
export default function QuickFindDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { typed, setTyped, targets, isPending, isEnough, seesPatients, error, refetch } = useQuickFind();
  const says = seesPatients
    ? { label: 'quickFind.label', hint: 'quickFind.hint', nothing: 'quickFind.nothing' }
    : {
        label: 'quickFind.labelWithoutPatients',
        hint: 'quickFind.hintWithoutPatients',
        nothing: 'quickFind.nothingWithoutPatients',
      };
  // Perhaps the beginning of a date or of a phone number, which are found once they are complete.
  const isNumber = seesPatients && /^[\d\s()/.+-]+$/.test(typed);
  const nothing = isNumber ? translate('quickFind.nothingByNumber') : translate(says.nothing);
  return (
    <FinderDialog
      title={translate('quickFind.title')}
      label={translate(says.label)}
      typed={typed}
      onType={setTyped}
      targets={targets}
      isPending={isPending}
      note={isEnough ? (targets.length === 0 && !error ? nothing : undefined) : translate(says.hint)}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
