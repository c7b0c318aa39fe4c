import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import { DEFAULT_TIMEZONE } from '../../contract/limits.ts';
import { LocationFilter } from '../../src/components/LocationFilter.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { ReportDateForm } from '../../src/components/ReportDateForm.tsx';
import { useToday } from '../../src/components/useToday.ts';
import { Report } from './Report.tsx';
import { useScanLocations } from './useScanLocations.ts';

/** What this page says, there once it is opened. @public */
export { texts } from './texts.ts';

/** `/scan/reports/` (SCAN-05..10): a day first, then the report of the chosen locations. */
export default function ReportsPage() {
  const translate = useTranslate();
  const locations = useScanLocations();
  const organizationZone = useViewer()?.organization?.timezone ?? DEFAULT_TIMEZONE;
  const [day, setDay] = useState<string>();
  const today = useToday(locations[0]?.timezone ?? organizationZone);
  const none = locations.length === 0;
  if (day !== undefined && !none) return <Report day={day} locations={locations} onAgain={() => setDay(undefined)} />;
  return (
    <>
      <PageHeading title={translate('scan.reportsTitle')} actions={<LocationFilter />} />
      <ReportDateForm
        key={today}
        label={translate('scan.reportDate')}
        submit={translate('scan.generate')}
        required={translate('scan.dateRequired')}
        future={translate('scan.futureDate')}
        today={today}
        disabled={none}
        hint={none ? translate('scan.selectForReport') : undefined}
        onGenerate={setDay}
      />
    </>
  );
}
