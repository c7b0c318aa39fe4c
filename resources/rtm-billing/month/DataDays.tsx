import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { RtmMonthDetail } from '../../../contract/rtm-month.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { DayStrip } from './DayStrip.tsx';
import { windowsOf } from './windowDays.ts';

const Windows = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '12px 40px' });

/** Data days behind the codes: each window of the month with its days, and days that do not count with the reason. */
export const DataDays = ({ detail }: { detail: RtmMonthDetail }) => {
  const translate = useTranslate();
  const windows = windowsOf(detail);
  const uncounted = detail.dataDays.filter(({ counted }) => !counted);
  return (
    <section>
      <h3>{translate('rtm.dataDays')}</h3>
      {windows.length === 0 && <p>{translate('rtm.noWindow')}</p>}
      <Windows>
        {windows.map((window) => (
          <div key={window.startDate}>
            <small>
              {translate('rtmCycle.period', { start: dayText(window.startDate), end: dayText(window.endDate) })}
            </small>
            <DayStrip window={window} />
          </div>
        ))}
      </Windows>
      {uncounted.length > 0 && (
        <ul aria-label={translate('rtm.uncountedDays')}>
          {uncounted.map(({ day, uncounted: reason }) => (
            <li key={day}>
              {translate('rtm.notCounted', {
                day: dayText(day),
                reason: reason ? translate(`rtm.uncounted.${reason}`) : '',
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
