import { useTranslate } from 'react-admin';
import type { PatientPath } from '../../../contract/patient-paths.ts';
import { dayInZone } from '../../../domain/calendar.ts';
import { dayText } from '../../../src/i18n/dayText.ts';

/** A path that is over, and how it ended. */
export const LastPath = ({ path, zone }: { path: PatientPath; zone: string }) => {
  const translate = useTranslate();
  const { name, endedAt, endedBy } = path;
  return (
    <div>
      <p>{translate('recordPath.last', { name })}</p>
      {endedAt && endedBy && (
        <small>{translate(`recordPath.ended.${endedBy}`, { day: dayText(dayInZone(endedAt, zone)) })}</small>
      )}
    </div>
  );
};
