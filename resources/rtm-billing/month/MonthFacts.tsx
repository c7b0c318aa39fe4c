import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { RtmMonthDetail } from '../../../contract/rtm-month.ts';
import { dayText } from '../../../src/i18n/dayText.ts';

/** Where the month's data come from: set-up, app and pauses of monitoring, with the way to the record. */
export const MonthFacts = ({ detail }: { detail: RtmMonthDetail }) => {
  const translate = useTranslate();
  const { patientRecord, setupDates, device, pauses } = detail;
  return (
    <p>
      <Link to={`/patients/${patientRecord.id}/health/care-management`}>{translate('rtm.record')}</Link>
      {[
        patientRecord.location.name,
        setupDates.length > 0
          ? translate('rtm.setUpOn', { day: setupDates.map((day) => dayText(day)).join(', ') })
          : translate('rtm.notSetUp'),
        device && translate('rtm.app', { name: device.name, day: dayText(device.pairedOn) }),
        ...pauses.map(({ from, to }) =>
          to
            ? translate('rtm.pausedUntil', { from: dayText(from), to: dayText(to) })
            : translate('rtm.pausedFrom', { from: dayText(from) }),
        ),
      ]
        .filter(Boolean)
        .map((fact) => (
          <span key={String(fact)} style={{ color: 'var(--ink-muted)' }}>
            {' '}
            · {fact}
          </span>
        ))}
    </p>
  );
};
