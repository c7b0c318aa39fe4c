import { useListFilterContext, useNotify, useTranslate } from 'react-admin';
import { useCallback } from 'react';
import type { AdminLocation } from '../../contract/admin-locations.ts';
import { firstRange } from '../../domain/scan/period.ts';
import { FilterRow } from '../../src/components/filterLook.ts';
import { ManyChoice } from '../../src/components/ManyChoice.tsx';
import { RecordChoice } from '../../src/components/RecordChoice.tsx';
import { SearchFilter } from '../../src/components/SearchFilter.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import { useProviderNames } from './useProviderNames.ts';
import { UuidSearch } from './UuidSearch.tsx';
import type { SessionFilter } from './session-filter.ts';

const optionOf = ({ id, name, organization }: AdminLocation) => ({ id, label: name, group: organization.name });

/** Provider, assessments, locations and dates, or one session by its UUID, which disables the others (ASCAN-02..12). */
export const SessionFilters = ({ zone, assessments }: { zone: string; assessments: ReadonlyMap<string, string> }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const list = useListFilterContext();
  const filter = list.filterValues as SessionFilter;
  const change = (part: SessionFilter) => list.setFilters({ ...filter, ...part });
  const options = [...assessments].map(([id, label]) => ({ id, label }));
  const byUuid = Boolean(filter.sessionUUID);
  const providers = useProviderNames(byUuid ? '' : filter.provider);
  const locationsFailed = useCallback(
    ({ message }: Error) => notify('scanSessions.locationsFailed', { type: 'error', messageArgs: { message } }),
    [notify],
  );
  return (
    <>
      <UuidSearch applied={filter.sessionUUID} onSearch={(sessionUUID) => change({ sessionUUID })} />
      <FilterRow disabled={byUuid} aria-label={translate('scanSessions.filter.group')}>
        <SearchFilter source="provider" label={translate('scanSessions.filter.provider')} suggestions={providers} />
        <ManyChoice
          label={translate('resources.scan/sessions.fields.assessment')}
          none={translate('scanSessions.filter.allAssessments')}
          disabled={byUuid}
          options={options}
          chosen={(filter.assessmentIds ?? []).map((id) => ({ id, label: assessments.get(id) ?? id }))}
          onChoose={(chosen) => change({ assessmentIds: chosen.length ? chosen.map(({ id }) => id) : undefined })}
        />
        <RecordChoice<AdminLocation>
          resource="scan/locations"
          label={translate('resources.scan/sessions.fields.location')}
          none={translate('scanSessions.filter.allLocations')}
          loadingText={translate('scanSessions.filter.loading')}
          sort="organization"
          disabled={byUuid}
          chosen={filter.locationIds ?? []}
          onChoose={(ids) => change({ locationIds: ids.length ? ids : undefined })}
          optionOf={optionOf}
          onError={locationsFailed}
        />
        <PeriodFilter
          range={filter.dateRange ?? firstRange}
          zone={zone}
          disabled={byUuid}
          onChange={(dateRange) => change({ dateRange })}
        />
      </FilterRow>
    </>
  );
};
