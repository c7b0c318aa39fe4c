import { gaitReport, gaitReportFaults } from '../../contract/gait-report.ts';
import { todayIn } from '../../domain/calendar.ts';
import { rangeFault } from '../../domain/gait/report-range.ts';
import { reportSessions } from '../gait/report-sessions.ts';
import { faulty } from '../http/refusal.ts';
import { zoneOfOrganization } from './current-month.ts';
import { placeNamed } from './patient-references.ts';
import type { Routes } from './index.ts';

export const gaitReportRoutes: Routes = (served) => {
  served.acting(gaitReport, async ({ tx, scope, actor, query: { from, to, locationId }, now, trace }) => {
    const timezone = await zoneOfOrganization(tx, scope, actor);
    const fault = rangeFault(from, to, todayIn(timezone, now));
    if (fault) throw faulty(fault === 'order' ? 'from' : 'to', gaitReportFaults[fault]);
    const reader = { tx, scope, actor, now };
    const place = locationId === undefined ? null : await placeNamed(reader, locationId);
    const sessions = await reportSessions(reader, { from, to, locationId: locationId ?? null }, timezone);
    trace.entityIds = [...new Set(sessions.map(({ subject }) => String(subject.patientId)))];
    return { timezone, location: place && { id: place.id, name: place.name }, sessions };
  });
};
