import FilterListIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import type { RiskFilter } from '../../contract/scan-sessions/scan-sessions.ts';
import { isRealDay } from '../../domain/platform/calendar.ts';
import { assessments } from '../../domain/scan-modules/assessments.ts';
import type { ListedPeriod } from '../../domain/scan-sessions/period.ts';
import { ManyChoice } from '../../src/ui/ManyChoice.tsx';
import { isText, type FilterValidators } from '../../src/ui/sanitizeListParams.ts';
import { SearchField } from '../../src/ui/SearchField.tsx';
import { areRisks } from './formatRisk.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { ResultRange } from './ResultRange.tsx';
import { RiskChoice } from './RiskChoice.tsx';
import { useChosenFilter } from './useChosenFilter.ts';

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
  risks: areRisks,
  resultFrom: isNumber,
  resultTo: isNumber,
  days: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 366,
  from: isRealDay,
  to: isRealDay,
};

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

/**
 * Filters of the clinic's sessions: participant, assessment, provider, risk, days, and the result of one assessment. On a
 * phone all but the search are behind a button.
 */
export const SessionFilters = ({ saved }: { saved: ReactNode }) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { filter, change, clear } = useChosenFilter<SessionFilter>();
  const options = assessments.map(({ id, name }) => ({ id, label: translate(name) }));
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
      <RiskChoice
        label={translate('scan.risk')}
        none={translate('scan.filter.anyRisk')}
        chosen={filter.risks}
        onChoose={(risks) => change({ risks })}
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
