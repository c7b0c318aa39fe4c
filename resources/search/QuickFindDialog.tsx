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
  const text = (name: 'label' | 'hint' | 'nothing') =>
    translate(`quickFind.${name}${seesPatients ? '' : 'WithoutPatients'}`);
  const nothing = targets.length === 0 && !error ? text('nothing') : undefined;
  return (
    <FinderDialog
      title={translate('quickFind.title')}
      label={text('label')}
      typed={typed}
      onType={setTyped}
      targets={targets}
      isPending={isPending}
      note={isEnough ? nothing : text('hint')}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
