import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { sexes } from '../../../contract/enumerations.ts';
import type { Option } from '../../../src/components/Choice.tsx';
import { FormField } from '../../../src/components/FormField.tsx';
import type { SaveDraft } from './saveDraft.ts';

interface Props {
  form: UseFormReturn<SaveDraft>;
  locations: readonly Option[];
}

/** Who was measured and where; whoever works at one location is not asked for it. */
export const SubjectFields = ({ form: { register, formState }, locations }: Props) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`measured.save.${key}`);
  const { errors } = formState;
  return (
    <>
      <FormField label={say('uid')} field={register('participantUid')} error={errors.participantUid?.message} />
      {locations.length > 1 && (
        <FormField
          label={say('location')}
          field={register('locationId')}
          error={errors.locationId && say('choose')}
          options={locations}
          none={say('choose')}
        />
      )}
      <Stack direction="row" gap={2}>
        <FormField label={say('age')} field={register('age')} error={errors.age?.message} hint={say('optional')} />
        <FormField
          label={say('sex')}
          field={register('sex')}
          hint={say('optional')}
          options={sexes.map((sex) => ({ value: sex, label: say(`sexes.${sex}`) }))}
          none={say('unsaid')}
        />
      </Stack>
    </>
  );
};
