import { useTranslate } from 'react-admin';
import { useViewer } from '../../authProvider/session.ts';
import { getLatestDay, OWN_CLOCKS, listZoneChoices } from '../../domain/scan-sessions/report.ts';
import { formatTimeZone, formatZoneName } from '../../src/ui/i18n/format.ts';
import { DEFAULT_TIMEZONE } from '../../contract/platform/limits.ts';
import { LocationFilter } from '../../src/ui/LocationFilter.tsx';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { ReportDateForm } from '../../src/ui/ReportDateForm.tsx';
import { useToday } from '../../src/ui/hooks.ts';
import { Report } from './Report.tsx';
import { useScanLocations } from './scanQueries.ts';
import { useReportSearchParams } from './useReportSearchParams.ts';

/** Loaded with this page. @public */
export { texts } from './messages.en.ts';

/**
 * `/scan/reports/` (SCAN-05..10): asks for a day, and for the time zone if there are several, then shows the report of
 * the selected locations. Form and report each have an address.
 */
export default function ReportsPage() {
  const translate = useTranslate();
  const locations = useScanLocations();
  const organizationZone = useViewer()?.organization?.timezone ?? DEFAULT_TIMEZONE;
  const { asked: report, tab, ask, again, turnTo } = useReportSearchParams(locations);
  const today = useToday(locations[0]?.timezone ?? organizationZone);
  const asked = listZoneChoices(locations);
  const getZoneLabel = (zone: string): string => {
    const names = asked.map(formatZoneName).filter((name) => name === formatZoneName(zone));
    return names.length > 1 ? formatTimeZone(zone) : formatZoneName(zone);
  };
  const none = locations.length === 0;
  if (report) return <Report {...report} locations={locations} tab={tab} onAgain={again} onTurnTo={turnTo} />;
  return (
    <>
      <PageHeading title={translate('scan.reportsTitle')} actions={<LocationFilter />} />
      <ReportDateForm
        key={[today, ...asked].join(' ')}
        label={translate('scan.reportDate')}
        submit={translate('scan.generate')}
        required={translate('scan.dateRequired')}
        future={translate('scan.futureDate')}
        today={today}
        disabled={none}
        hint={none ? translate('scan.selectForReport') : undefined}
        zone={
          asked.length > 0
            ? {
                label: translate('scan.reportZone'),
                none: translate('scan.chooseZone'),
                required: translate('scan.zoneRequired'),
                options: [
                  ...asked.map((zone) => ({ value: zone, label: getZoneLabel(zone) })),
                  { value: OWN_CLOCKS, label: translate('scan.ownZones') },
                ],
                todayOf: (zone) => getLatestDay(zone === OWN_CLOCKS ? asked : [zone], new Date()),
              }
            : undefined
        }
        onGenerate={(day, clock) => ask({ day, clock: clock ?? OWN_CLOCKS })}
      />
    </>
  );
}
