import { useTranslate } from 'react-admin';
import { GAIT_REPORT_MAX_DAYS } from '../../../contract/gait/report.ts';
import { PageHeading } from '../../../src/ui/PageHeading.tsx';
import { Report } from './Report.tsx';
import { ReportForm } from './ReportForm.tsx';
import { gaitReportMessages } from './report.messages.en.ts';
import { useReportSearchParams } from './useReportSearchParams.ts';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the heading when the page switches between form and report, because the pressed button is gone. The initial
 * page leaves the focus alone.
 */
function useFocusOnChange(face: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(face);
  useEffect(() => {
    if (shown.current === face) return;
    shown.current = face;
    heading.current?.focus();
  }, [face]);
  return heading;
}

/** Loaded with this page. @public */
export const texts = { en: gaitReportMessages };

/** `/gait/reports/` (GAIT-01..09): form and report, each with its address. */
export default function ReportsPage() {
  const translate = useTranslate();
  const { today, asked, fault, part, ask, again, turnTo } = useReportSearchParams();
  const isMade = asked !== null && !fault;
  const heading = useFocusOnChange(isMade);
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
