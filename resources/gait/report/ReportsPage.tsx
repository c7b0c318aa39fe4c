import { useTranslate } from 'react-admin';
import { GAIT_REPORT_MAX_DAYS } from '../../../contract/gait-report.ts';
import { PageHeading } from '../../../src/components/PageHeading.tsx';
import { Report } from './Report.tsx';
import { ReportForm } from './ReportForm.tsx';
import { gaitReportMessages } from './report.messages.en.ts';
import { useFocusOnTurn } from './useFocusOnTurn.ts';
import { useReportPlace } from './useReportPlace.ts';

/** What this page says, there once it is opened. @public */
export const texts = { en: gaitReportMessages };

/** `/gait/reports/` (GAIT-01..09): days first, then their report, each at its own address. */
export default function ReportsPage() {
  const translate = useTranslate();
  const { today, asked, fault, part, ask, again, turnTo } = useReportPlace();
  const isMade = asked !== null && !fault;
  const heading = useFocusOnTurn(isMade);
  if (isMade)
    return <Report asked={asked} part={part} onAsk={ask} onAgain={again} onTurnTo={turnTo} heading={heading} />;
  return (
    <>
      <PageHeading
        heading={heading}
        title={translate('gaitReport.form.title')}
        lead={translate('gaitReport.form.lead', { most: GAIT_REPORT_MAX_DAYS })}
      />
      <ReportForm key={today} today={today} refused={asked && fault ? { asked, fault } : null} onGenerate={ask} />
    </>
  );
}
