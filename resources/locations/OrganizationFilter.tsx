import { useListFilterContext, useTranslate } from 'react-admin';
import { RecordChoice } from '../../src/components/RecordChoice.tsx';

interface Named {
  id: number;
  name: string;
}

const optionOf = ({ id, name }: Named) => ({ id, label: name });

/** Narrows the list to some organizations (ALOC-02). */
export const OrganizationFilter = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const { organizationId = [] } = filterValues as { organizationId?: number[] | number | string };
  return (
    <RecordChoice<Named>
      resource="organizations"
      label={translate('resources.locations.fields.organization')}
      none={translate('locations.all')}
      loadingText={translate('locations.loading')}
      sort="name"
      chosen={String(organizationId).split(',').filter(Boolean).map(Number)}
      optionOf={optionOf}
      onChoose={(ids) => setFilters({ ...(filterValues as object), organizationId: ids.length ? ids : undefined })}
    />
  );
};
