import { useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import type { CareNoteValues } from './careNoteValues.ts';

interface Props {
  form: UseFormReturn<CareNoteValues>;
  values: CareNoteValues;
}

/** Confirms the minutes that the form offers; gone once they are typed or follow a clock. */
export const WorkedMinutes = ({ form, values: { source, minutes } }: Props) => {
  const translate = useTranslate();
  if (source !== 'OFFERED' && source !== 'CONFIRMED') return null;
  const confirm = (worked: boolean) => {
    form.setValue('source', worked ? 'CONFIRMED' : 'OFFERED');
    if (form.formState.isSubmitted) void form.trigger('minutes');
  };
  return (
    <label className="check">
      <input type="checkbox" checked={source === 'CONFIRMED'} onChange={({ target }) => confirm(target.checked)} />
      {translate('careNote.worked', { smart_count: Number(minutes) })}
    </label>
  );
};
