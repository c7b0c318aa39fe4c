import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { GAIT_SESSION_DAYS, type AdminGaitSession } from '../../contract/admin-gait.ts';
import { sessionSpeed } from '../../domain/gait-speed.ts';
import { LogDownload } from '../../src/components/LogDownload.tsx';
import { Moment } from '../../src/components/Moment.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { RecordList } from '../../src/components/RecordList.tsx';
import { UuidCell } from '../../src/components/UuidCell.tsx';

const DAY_MS = 86_400_000;
const nameOf = (person: { firstName: string; lastName: string } | null) => (person ? `${person.firstName} ${person.lastName}` : '-');

/** `/admin/gait/sessions` (AGAIT-01..03): the last 90 days, newest id first. */
export default function GaitSessionsPage() {
  const translate = useTranslate();
  const [period] = useState(() => {
    const end = new Date();
    return { start: new Date(end.getTime() - GAIT_SESSION_DAYS * DAY_MS).toISOString(), end: end.toISOString() };
  });
  const title = translate('gaitSessions.title');
  const days = { days: GAIT_SESSION_DAYS };
  return (
    <>
      <PageHeading title={title} lead={translate('gaitSessions.lead', days)} />
      <RecordList<AdminGaitSession>
        resource="admin/gait-sessions"
        name={title}
        filter={period}
        sort={{ field: 'id', order: 'DESC' }}
        empty={translate('gaitSessions.empty', days)}
        failed={() => translate('gaitSessions.failed')}
        failedAs="alert"
        choosablePageSize
        columns={[
          { label: translate('gaitSessions.id'), sort: 'id', cell: ({ id }) => id },
          { label: translate('gaitSessions.organization'), cell: ({ organization }) => organization.name },
          { label: translate('gaitSessions.patient'), cell: ({ patient }) => nameOf(patient) },
          { label: translate('gaitSessions.uid'), cell: ({ patientRecordGaitUid }) => patientRecordGaitUid ?? '-' },
          { label: translate('gaitSessions.provider'), cell: ({ practitioner }) => nameOf(practitioner) },
          { label: translate('gaitSessions.captured'), sort: 'capturedDate', cell: ({ capturedDate }) => <Moment value={capturedDate} /> },
          {
            label: translate('gaitSessions.speed'),
            align: 'right',
            cell: ({ session }) => sessionSpeed(session.data)?.toFixed(2) ?? '-',
          },
          { label: translate('gaitSessions.uuid'), cell: ({ sessionUUID }) => <UuidCell uuid={sessionUUID} /> },
          {
            label: translate('gaitSessions.action'),
            cell: ({ id, sessionUUID, artifacts }) =>
              artifacts.includes('pose-log') ? <LogDownload kind="gait" id={id} sessionUUID={sessionUUID} log="pose-log" /> : '-',
          },
        ]}
      />
    </>
  );
}
