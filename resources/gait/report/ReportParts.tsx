import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import type { GaitReport } from '../../../contract/gait-report.ts';
import type { ReportAsked } from '../../../domain/gait/report-range.ts';
import { ChartPart } from './ChartPart.tsx';
import { CsvPart } from './CsvPart.tsx';
import { reportParts, type ReportPart } from './useReportPlace.ts';

interface Props {
  asked: ReportAsked;
  report: GaitReport;
  part: ReportPart;
  onTurnTo: (part: ReportPart) => void;
}

/** The tabs Chart and CSV of a report that holds sessions (GAIT-07). */
export const ReportParts = ({ asked, report, part, onTurnTo }: Props) => {
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
            label={translate(`gaitReport.form.${name}`)}
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
