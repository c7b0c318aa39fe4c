import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useGetList, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { OrganizationRow } from '../../../contract/organizations/admin-organizations.ts';
import { useDebounced } from '../../../src/ui/hooks.ts';
import type { SurveyAdminKey } from './messages.en.ts';
import type * as z from 'zod/mini';

export type ChosenOrganization = Pick<z.output<typeof OrganizationRow>, 'id' | 'name' | 'disabled'>;

const OPTIONS = 50;

interface Props {
  chosen: ChosenOrganization | null;
  onChoose: (organization: ChosenOrganization | null) => void;
}

/** Chooses one organization, which the server searches by name; a disabled one has no patients to match. */
export const OrganizationChoice = ({ chosen, onChoose }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim());
  const { data = [], isFetching } = useGetList<ChosenOrganization>(
    'organizations',
    {
      filter: q && q !== chosen?.name ? { q } : {},
      pagination: { page: 1, perPage: OPTIONS },
      sort: { field: 'name', order: 'ASC' },
    },
    { placeholderData: (before) => before },
  );
  return (
    <Autocomplete<ChosenOrganization>
      options={data}
      value={chosen}
      loading={isFetching}
      loadingText={translate('page.loading')}
      noOptionsText={translate('proResponses.match.noOrganization' satisfies SurveyAdminKey)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      getOptionDisabled={({ disabled }) => disabled}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(all) => all}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, next) => onChoose(next)}
      renderInput={(input) => (
        <TextField {...input} label={translate('proResponses.match.organization' satisfies SurveyAdminKey)} />
      )}
    />
  );
};
