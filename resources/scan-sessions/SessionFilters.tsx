import FilterListIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useListFilterContext, useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { riskFilters, type RiskFilter } from '../../contract/scan-sessions/scan-sessions.ts';
import { isRealDay } from '../../domain/platform/calendar.ts';
import { assessments } from '../../domain/scan-modules/assessments.ts';
import type { ListedPeriod } from '../../domain/scan-sessions/period.ts';
import { ManyChoice } from '../../src/ui/ManyChoice.tsx';
import { isText, type FilterValidators } from '../../src/ui/sanitizeListParams.ts';
import { SearchField } from '../../src/ui/SearchField.tsx';
import { formatRisk } from './formatRisk.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { ResultRange } from './ResultRange.tsx';

/** The filters as they are in the address and in a saved filter. */
interface SessionFilter extends ListedPeriod {
  participant?: string;
  provider?: string;
  assessmentIds?: string[];
  risks?: RiskFilter[];
  resultFrom?: number;
  resultTo?: number;
}

const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isNumber = (value: unknown) => Number.isFinite(value);

/** Valid filters of an address, a saved filter or an earlier visit. */
export const sessionFilters: FilterValidators = {
  participant: isText,
  provider: isText,
  assessmentIds: isTexts,
  risks: (value) => Array.isArray(value) && value.every((risk) => riskFilters.some((each) => each === risk)),
  resultFrom: isNumber,
  resultTo: isNumber,
  days: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 366,
  from: isRealDay,
  to: isRealDay,
};

// NONE and MARKED are levels of CRST, which has no built-in criteria; they are offered as well, for stored ones.
const riskOptions = riskFilters.map((id) => ({ id }));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5),
  margin: theme.spacing(0, 0, 2),
  '& > *': { flex: '1 1 180px', maxWidth: 280, minWidth: 0 },
  '& > .search': { flex: '1 1 180px' },
  '& > .toggle': { display: 'none' },
  '& > .fit': { flex: 'none', maxWidth: 'none' },
  [theme.breakpoints.down('sm')]: {
    '& > .search': { flex: '1 1 160px', maxWidth: 'none' },
    '& > .toggle': { display: 'inline-flex', flex: 'none' },
    '&:not([data-open]) > :not(.search, .toggle)': { display: 'none' },
    '&[data-open] > :not(.search, .toggle)': { flex: '1 1 100%', maxWidth: 'none' },
  },
}));

const isSet = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The filter as it is chosen, which the address follows after a moment: quick choices add up. */
function useSessionFilter() {
  const { filterValues, setFilters } = useListFilterContext();
  const applied = JSON.stringify(filterValues);
  const [chosen, choose] = useState<{ over: string; filter: SessionFilter }>();
  // The address has followed, or was changed otherwise, for example by going back.
  if (chosen && chosen.over !== applied) choose(undefined);
  const filter = chosen?.over === applied ? chosen.filter : (filterValues as SessionFilter);
  const apply = (next: SessionFilter) => {
    choose({ over: applied, filter: next });
    setFilters(next);
  };
  return {
    filter,
    change: (part: Partial<SessionFilter>) =>
      apply(Object.fromEntries(Object.entries({ ...filter, ...part }).filter(([, value]) => isSet(value)))),
    clear: () => apply({}),
  };
}

/**
 * Filters of the clinic's sessions: participant, assessment, provider, risk, days, and the result of one assessment. On a
 * phone all but the search are behind a button.
 */
export const SessionFilters = ({ saved }: { saved: ReactNode }) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { filter, change, clear } = useSessionFilter();
  const options = assessments.map(({ id, name }) => ({ id, label: translate(name) }));
  const risks = riskOptions.map(({ id }) => ({ id, label: formatRisk(id, translate) }));
  const { participant: searched, ...others } = filter;
  const count = Object.keys(others).length;
  const chosen = filter.assessmentIds ?? [];
  return (
    <Row role="search" data-open={open || undefined}>
      <SearchField
        className="search"
        label={translate('scan.filter.participant')}
        value={searched ?? ''}
        onSearch={(participant) => change({ participant })}
      />
      <Button
        className="toggle"
        variant="outlined"
        aria-expanded={open}
        startIcon={<FilterListIcon />}
        onClick={() => setOpen(!open)}
      >
        {translate('scan.filter.toggle')}
        {count > 0 && ` (${count})`}
      </Button>
      <ManyChoice
        label={translate('scan.assessment')}
        none={translate('scan.filter.allAssessments')}
        options={options}
        chosen={options.filter(({ id }) => chosen.includes(id))}
        onChoose={(next) =>
          change({
            assessmentIds: next.map(({ id }) => id),
            // Units differ between assessments.
            ...(next.length !== 1 && { resultFrom: undefined, resultTo: undefined }),
          })
        }
      />
      <ManyChoice
        label={translate('scan.risk')}
        none={translate('scan.filter.anyRisk')}
        options={risks}
        chosen={risks.filter(({ id }) => filter.risks?.includes(id))}
        onChoose={(next) => change({ risks: next.map(({ id }) => id) })}
      />
      {chosen.length === 1 && (
        <ResultRange key={chosen[0]} assessmentId={chosen[0]!} value={filter} onChange={change} />
      )}
      <PeriodChoice period={filter} onChange={change} />
      <SearchField
        className="provider"
        label={translate('scan.filter.provider')}
        value={filter.provider ?? ''}
        onSearch={(provider) => change({ provider })}
      />
      {Object.keys(filter).length > 0 && (
        <Button className="fit" onClick={clear}>
          {translate('scan.filter.clear')}
        </Button>
      )}
      {saved}
    </Row>
  );
};
