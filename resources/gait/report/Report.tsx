import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Ref } from 'react';
import { gaitReport, type GaitReport } from '../../../contract/gait/report.ts';
import { isOneDay, type ReportQuery } from '../../../domain/gait/report-range.ts';
import { EmptyState, ErrorView } from '../../../src/ui/PageStates.tsx';
import { PageHeading } from '../../../src/ui/PageHeading.tsx';
import { formatZoneName } from '../../../src/ui/i18n/format.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import { reportDays } from './useChartTexts.ts';
import { type ReportPart, reportParts } from './useReportSearchParams.ts';
import { Choice } from '../../../src/ui/Choice.tsx';
import { useLocationOptions } from '../../../src/ui/hooks.ts';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { ChartPart } from './ChartPart.tsx';
import { CsvPart } from './CsvPart.tsx';
import type { GaitReportKey } from './report.messages.en.ts';

interface LocationChoiceProps {
  locationId: number | null;
  onChoose: (locationId: number | null) => void;
}

/** Selects the location of the report, if the viewer has several. */
const LocationChoice = ({ locationId, onChoose }: LocationChoiceProps) => {
  const translate = useTranslate();
  const locations = useLocationOptions();
  if (locations.length < 2) return null;
  return (
    <div style={{ width: 220 }}>
      <Choice
        label={translate('gaitReport.form.location')}
        none={translate('gaitReport.form.allLocations')}
        value={locationId === null ? '' : String(locationId)}
        options={locations}
        onChoose={(value) => onChoose(value === '' ? null : Number(value))}
      />
    </div>
  );
};

interface ReportPartsProps {
  asked: ReportQuery;
  report: GaitReport;
  part: ReportPart;
  onTurnTo: (part: ReportPart) => void;
}

/** The tabs Chart and CSV of a report that holds sessions (GAIT-07). */
const ReportParts = ({ asked, report, part, onTurnTo }: ReportPartsProps) => {
  const translate = useTranslate();
  return (
    <>
      <Tabs
        value={part}
        onChange={(_, next: ReportPart) => onTurnTo(next)}
        aria-label={translate('gaitReport.form.tabs')}
        sx={{ mb: 3 }}
      >
        {reportParts.map((name) => (
          <Tab
            key={name}
            value={name}
            label={translate(`gaitReport.form.${name}` satisfies GaitReportKey)}
            id={`report-tab-${name}`}
            aria-controls="report-panel"
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="report-panel" aria-labelledby={`report-tab-${part}`}>
        {part === 'chart' ? <ChartPart asked={asked} report={report} /> : <CsvPart asked={asked} report={report} />}
      </div>
    </>
  );
};

interface Props {
  asked: ReportQuery;
  part: ReportPart;
  onAsk: (asked: ReportQuery) => void;
  onAgain: () => void;
  onTurnTo: (part: ReportPart) => void;
  heading: Ref<HTMLHeadingElement>;
}

/** The gait sessions of one day or of a range, at one location or at all (GAIT-05..09, GAIT-14). */
export const Report = ({ asked, part, onAsk, onAgain, onTurnTo, heading }: Props) => {
  const translate = useTranslate();
  const { from, to, locationId } = asked;
  const { data, error, refetch } = useCall(gaitReport, {
    query: { from, to, ...(locationId !== null && { locationId }) },
  });
  return (
    <>
      <PageHeading
        heading={heading}
        title={translate('gaitReport.form.result', { date: reportDays(asked) })}
        lead={data && translate('page.zone', { zone: formatZoneName(data.timezone) })}
        actions={
          <>
            <LocationChoice locationId={locationId} onChoose={(chosen) => onAsk({ from, to, locationId: chosen })} />
            <Button variant="outlined" onClick={onAgain}>
              {translate('gaitReport.form.again')}
            </Button>
          </>
        }
      />
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <output>{translate('gaitReport.form.fetching')}</output>}
      {data?.sessions.length === 0 && (
        <EmptyState
          title={translate(
            `gaitReport.form.${isOneDay(asked) ? 'noSessions' : 'noSessionsThen'}` satisfies GaitReportKey,
          )}
          hint={data.location && translate('gaitReport.form.onlyAt', { location: data.location.name })}
        />
      )}
      {data && data.sessions.length > 0 && <ReportParts asked={asked} report={data} part={part} onTurnTo={onTurnTo} />}
    </>
  );
};
