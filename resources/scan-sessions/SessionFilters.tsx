import { useGetList, useListFilterContext, useTranslate } from 'ra-core';
import { MAX_PAGE_SIZE } from '../../contract/limits.ts';
import type { AdminLocation } from '../../contract/admin-locations.ts';
import { Choice } from '../../src/components/Choice.tsx';
import { FilterRow } from '../../src/components/filterLook.ts';
import { SearchFilter } from '../../src/components/SearchFilter.tsx';
import { toast } from '../../src/toasts/toasts.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import { UuidSearch } from './UuidSearch.tsx';
import type { SessionFilter } from './session-filter.ts';

function useScanLocations(): { value: string; label: string }[] {
  const translate = useTranslate();
  const { data = [] } = useGetList<AdminLocation>(
    'admin/scan-locations',
    { pagination: { page: 1, perPage: MAX_PAGE_SIZE }, sort: { field: 'organization', order: 'ASC' } },
    {
      onError: ({ message }) => toast('error', translate('scanSessions.locationsFailed', { message })),
    },
  );
  return data.map(({ id, name, organization }) => ({ value: String(id), label: `${organization.name}: ${name}` }));
}

/** Provider, assessment, location and dates, or one session by its UUID, which disables the others (ASCAN-02..12). */
export const SessionFilters = ({ zone, assessments }: { zone: string; assessments: ReadonlyMap<string, string> }) => {
  const translate = useTranslate();
  const list = useListFilterContext();
  const filter = list.filterValues as SessionFilter;
  const change = (part: SessionFilter) => list.setFilters({ ...filter, ...part });
  const locations = useScanLocations();
  return (
    <>
      <UuidSearch applied={filter.sessionUUID} onSearch={(sessionUUID) => change({ sessionUUID })} />
      <FilterRow disabled={Boolean(filter.sessionUUID)} aria-label={translate('scanSessions.filter.group')}>
        <SearchFilter source="provider" label={translate('scanSessions.filter.provider')} />
        <Choice
          label={translate('scanSessions.assessment')}
          none={translate('scanSessions.filter.allAssessments')}
          value={filter.assessmentIds ?? ''}
          options={[...assessments].map(([value, label]) => ({ value, label }))}
          onChoose={(assessmentIds) => change({ assessmentIds })}
        />
        <Choice
          label={translate('scanSessions.location')}
          none={translate('scanSessions.filter.allLocations')}
          value={filter.locationIds ?? ''}
          options={locations}
          onChoose={(locationIds) => change({ locationIds })}
        />
        <PeriodFilter filter={filter} zone={zone} onChange={change} />
      </FilterRow>
    </>
  );
};
