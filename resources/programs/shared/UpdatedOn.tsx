import { useTranslate } from 'react-admin';
import { useViewer } from '../../../authProvider/session.ts';
import { DEFAULT_TIMEZONE } from '../../../contract/platform/limits.ts';
import { toDayInZone } from '../../../domain/platform/calendar.ts';
import { formatDate } from '../../../src/ui/i18n/format.ts';

/** The day on which a template was last changed, in the organization's time zone. */
export const UpdatedOn = ({ moment }: { moment: string }) => {
  const translate = useTranslate();
  const zone = useViewer()?.organization?.timezone ?? DEFAULT_TIMEZONE;
  return (
    <time dateTime={moment}>{translate('programs.updated', { date: formatDate(toDayInZone(moment, zone)) })}</time>
  );
};
