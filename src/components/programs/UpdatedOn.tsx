import { useTranslate } from 'react-admin';
import { useViewer } from '../../../authProvider/session.ts';
import { DEFAULT_TIMEZONE } from '../../../contract/limits.ts';
import { dayInZone } from '../../../domain/calendar.ts';
import { dayText } from '../../i18n/dayText.ts';

/** The day, in the zone of the reader's organization, on which a template was last changed. */
export const UpdatedOn = ({ moment }: { moment: string }) => {
  const translate = useTranslate();
  const zone = useViewer()?.organization?.timezone ?? DEFAULT_TIMEZONE;
  return <time dateTime={moment}>{translate('programs.updated', { date: dayText(dayInZone(moment, zone)) })}</time>;
};
