import { useNotify, useTranslate } from 'react-admin';
import { SEARCH_MIN } from '../../../contract/search/limits.ts';
import { useCallback, useEffect } from 'react';
import type { AdminLocation } from '../../../contract/locations/admin-locations.ts';
import { initialRange, scanPresets, type DateRange } from '../../../domain/scan-sessions/period.ts';
import { FilterRow } from '../../../src/ui/filterStyles.ts';
import { ManyChoice } from '../../../src/ui/ManyChoice.tsx';
import { RecordChoice } from '../../../src/ui/RecordChoice.tsx';
import { SearchFilter } from '../../../src/ui/SearchField.tsx';
import { SessionUuid, type RiskFilter } from '../../../contract/scan-sessions/scan-sessions.ts';
import { areRisks } from '../formatRisk.ts';
import { RiskChoice } from '../RiskChoice.tsx';
import { useChosenFilter } from '../useChosenFilter.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { muiField, validateBy } from '../../../src/ui/formHelpers.ts';
import { suggestScanProviders } from '../../../contract/scan-sessions/admin-scan-sessions.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import { isRealDay } from '../../../domain/platform/calendar.ts';
import { isIdList, isText, type FilterValidators } from '../../../src/ui/sanitizeListParams.ts';

const validateUuid = validateBy(SessionUuid);

interface UuidSearchProps {
  /** The current UUID filter. */
  applied?: string;
  /** Called with undefined to end the search. */
  onSearch: (uuid: string | undefined) => void;
}

/** Finds a session by its UUID (ASCAN-09, ASCAN-11). */
const UuidSearch = ({ applied, onSearch }: UuidSearchProps) => {
  const translate = useTranslate();
  const { register, handleSubmit, reset, setFocus, formState } = useForm({ values: { uuid: applied ?? '' } });
  const error = formState.errors.uuid?.message;
  return (
    <Stack
      component="form"
      direction="row"
      flexWrap="wrap"
      alignItems="flex-start"
      gap={1}
      marginBottom={2}
      noValidate
      onSubmit={(event) => void handleSubmit(({ uuid }) => onSearch(uuid.trim()))(event)}
    >
      <TextField
        label={translate('scanSessions.filter.uuid')}
        error={Boolean(error)}
        helperText={error}
        sx={{ flex: '0 1 384px', minWidth: 200 }}
        {...muiField(
          register('uuid', {
            validate: (uuid) => (uuid.trim() ? validateUuid(uuid) : translate('scanSessions.filter.uuidRequired')),
          }),
        )}
      />
      <Button type="submit" variant="outlined">
        {translate('scanSessions.filter.search')}
      </Button>
      {applied && (
        <Button
          onClick={() => {
            // This button disappears.
            setFocus('uuid');
            reset({ uuid: '' });
            onSearch(undefined);
          }}
        >
          {translate('scanSessions.filter.clear')}
        </Button>
      )}
    </Stack>
  );
};

/** Suggested provider names; none until two characters are typed (ERR-33 if they cannot be loaded). */
function useProviderNames(words = ''): string[] {
  const notify = useNotify();
  const enough = words.trim().length >= SEARCH_MIN;
  const { data, error } = useCall(
    suggestScanProviders,
    { query: { q: words } },
    { enabled: enough, keepPrevious: true },
  );
  useEffect(() => {
    if (error) notify('scanSessions.providersFailed', { type: 'error' });
  }, [error, notify]);
  return enough && data ? data.map(({ firstName, lastName }) => `${firstName} ${lastName}`) : [];
}

/** The filters as stored in the address and for the next visit (ENT-099). */
interface SessionFilter {
  provider?: string;
  /** Part of a UID. */
  participant?: string;
  assessmentIds?: string[];
  locationIds?: number[];
  risks?: RiskFilter[];
  dateRange?: DateRange;
  sessionUUID?: string;
}

const isDayOrNone = (value: unknown) => value === null || value === undefined || isRealDay(value);

function isDateRange(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { startDate, endDate, ...flags } = value as DateRange;
  const isFlag = ([name, ticked]: [string, unknown]) => name in scanPresets && typeof ticked === 'boolean';
  return isDayOrNone(startDate) && isDayOrNone(endDate) && Object.entries(flags).every(isFlag);
}

/** Valid filters of an address, a saved filter or an earlier visit. */
export const sessionFilters: FilterValidators = {
  provider: isText,
  participant: isText,
  sessionUUID: (value) => validateUuid(value) === undefined,
  assessmentIds: (value) => Array.isArray(value) && value.every(isText),
  locationIds: isIdList,
  risks: areRisks,
  dateRange: isDateRange,
};

const toOption = ({ id, name, organization }: AdminLocation) => ({ id, label: name, group: organization.name });

/**
 * Filters by provider, assessment, location, risk and dates, or by a single UUID, which disables the others (ASCAN-02..12).
 */
export const SessionFilters = ({ zone, assessments }: { zone: string; assessments: ReadonlyMap<string, string> }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { filter, change } = useChosenFilter<SessionFilter>();
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
        <SearchFilter source="participant" label={translate('scanSessions.filter.participant')} />
        <ManyChoice
          label={translate('resources.scan/sessions.fields.assessment')}
          none={translate('scanSessions.filter.allAssessments')}
          disabled={byUuid}
          options={options}
          chosen={(filter.assessmentIds ?? []).map((id) => ({ id, label: assessments.get(id) ?? id }))}
          onChoose={(chosen) => change({ assessmentIds: chosen.map(({ id }) => id) })}
        />
        <RecordChoice<AdminLocation>
          resource="scan/locations"
          label={translate('resources.scan/sessions.fields.location')}
          none={translate('scanSessions.filter.allLocations')}
          loadingText={translate('scanSessions.filter.loading')}
          sort="organization"
          disabled={byUuid}
          chosen={filter.locationIds ?? []}
          onChoose={(ids) => change({ locationIds: ids })}
          optionOf={toOption}
          onError={locationsFailed}
        />
        <RiskChoice
          label={translate('resources.scan/sessions.fields.risk')}
          none={translate('scanSessions.filter.anyRisk')}
          disabled={byUuid}
          chosen={filter.risks}
          onChoose={(risks) => change({ risks })}
        />
        <PeriodFilter
          range={filter.dateRange ?? initialRange}
          zone={zone}
          disabled={byUuid}
          onChange={(dateRange) => change({ dateRange })}
        />
      </FilterRow>
    </>
  );
};
