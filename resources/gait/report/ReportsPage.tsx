import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useViewer } from '../../../authProvider/session.ts';
import { DEFAULT_TIMEZONE } from '../../../contract/limits.ts';
import { PageHeading } from '../../../src/components/PageHeading.tsx';
import { ReportDateForm } from '../../../src/components/ReportDateForm.tsx';
import { useToday } from '../../../src/components/useToday.ts';
import { Report } from './Report.tsx';
import { gaitReportMessages } from './report.messages.en.ts';

/** What this page says, there once it is opened. @public */
export const texts = { en: gaitReportMessages };

/** `/gait/reports/` (GAIT-01..06): a day of the organization first, then its report. */
export default function ReportsPage() {
  const translate = useTranslate();
  const [day, setDay] = useState<string>();
  const today = useToday(useViewer()?.organization?.timezone ?? DEFAULT_TIMEZONE);
  if (day !== undefined) return <Report day={day} onAgain={() => setDay(undefined)} />;
  return (
    <>
      <PageHeading title={translate('gait.report.title')} lead={translate('gait.report.lead')} />
      <ReportDateForm
        label={translate('gait.report.date')}
        submit={translate('gait.report.generate')}
        required={translate('gait.report.dateRequired')}
        future={translate('gait.report.futureDate')}
        today={today}
        onGenerate={setDay}
      />
    </>
  );
}
