import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Fragment } from 'react';
import type { GaitReport } from '../../../contract/gait-report.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { summariesByDay, summariesByLocation } from '../../../domain/gait/report-groups.ts';
import { isOneDay, type ReportAsked } from '../../../domain/gait/report-range.ts';
import { SPEED_THRESHOLD, type ReportSummary } from '../../../domain/gait/report.ts';
import { ResultCard } from '../../../src/components/charts/ResultCard.tsx';
import { ResultTable } from '../../../src/components/charts/ResultTable.tsx';

/** The report summed up by day, when it has several, and by location, when somebody walked at several. */
export const GroupTables = ({ asked, report }: { asked: ReportAsked; report: GaitReport }) => {
  const translate = useTranslate();
  const none = translate('gaitReport.form.none');
  const cellsOf = ({ sessions, people, measured, median, below, percentBelow }: ReportSummary): string[] => [
    String(sessions),
    String(people),
    median?.toFixed(2) ?? none,
    percentBelow === null ? none : translate('gaitReport.sums.share', { below, measured, percent: percentBelow }),
  ];
  const days = isOneDay(asked) ? [] : summariesByDay(report.sessions, report.timezone);
  const places = summariesByLocation(report.sessions);
  const tables = [
    { by: 'byDay', first: 'day', rows: days.map((of) => [dayText(of.day), ...cellsOf(of)]) },
    {
      by: 'byLocation',
      first: 'location',
      rows: places.length > 1 ? places.map((of) => [of.name, ...cellsOf(of)]) : [],
    },
  ];
  return tables
    .filter(({ rows }) => rows.length > 0)
    .map(({ by, first, rows }) => (
      <Fragment key={by}>
        <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
          {translate(`gaitReport.table.${by}`)}
        </Typography>
        <ResultCard label={translate(`gaitReport.table.${by}`)}>
          <ResultTable
            label={translate(`gaitReport.table.${by}`)}
            columns={[
              translate(`gaitReport.table.${first}`),
              translate('gaitReport.sums.sessions'),
              translate('gaitReport.sums.people'),
              translate('gaitReport.sums.median'),
              translate('gaitReport.sums.below', { threshold: SPEED_THRESHOLD }),
            ]}
            rows={rows}
          />
        </ResultCard>
      </Fragment>
    ));
};
