import { useTranslate } from 'react-admin';
import type { Monitoring } from '../../../../contract/monitoring.ts';
import { EarlierEpisodes } from './EarlierEpisodes.tsx';
import { spoken } from '../../../../domain/rtm/explanation.ts';

/** How monitoring stands, in sentences. */
export const MonitoringState = ({ monitoring }: { monitoring: Monitoring }) => {
  const translate = useTranslate();
  const { episodes, pause, openWindow } = monitoring;
  const [current, ...earlier] = episodes;
  return (
    <>
      {current?.setupDate ? (
        <p>
          <strong>{translate('recordMonitoring.since', { day: translate(spoken(current.setupDate)) })}</strong>
          {current.setupBy && (
            <>
              <br />
              <small>{translate(`recordMonitoring.setupBy.${current.setupBy}`)}</small>
            </>
          )}
        </p>
      ) : (
        <p>{translate(earlier.length > 0 ? 'recordMonitoring.noneAgain' : 'recordMonitoring.none')}</p>
      )}
      {pause && (
        <p>
          <strong>
            {translate(pause.reason ? 'recordMonitoring.paused' : 'recordMonitoring.pausedPlain', {
              day: translate(spoken(pause.from)),
              reason: pause.reason,
            })}
          </strong>
          <br />
          <small>
            {pause.pausedBy && translate('recordMonitoring.pausedBy', { name: pause.pausedBy })}{' '}
            {openWindow
              ? translate('recordMonitoring.goesOn', { day: translate(spoken(openWindow.endDate)) })
              : translate('recordMonitoring.noneOpens')}
          </small>
        </p>
      )}
      <EarlierEpisodes episodes={earlier} />
    </>
  );
};
