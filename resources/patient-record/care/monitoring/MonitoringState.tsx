import { useTranslate } from 'ra-core';
import type { Monitoring } from '../../../../contract/monitoring.ts';
import { spoken } from '../../../../domain/rtm/explanation.ts';

/** How monitoring stands, in sentences. */
export const MonitoringState = ({ monitoring }: { monitoring: Monitoring }) => {
  const translate = useTranslate();
  const { setupDate, setupBy, pause, openWindow } = monitoring;
  if (setupDate === null) return <p>{translate('recordMonitoring.none')}</p>;
  return (
    <>
      <p>
        <strong>{translate('recordMonitoring.since', { day: translate(spoken(setupDate)) })}</strong>
        {setupBy && (
          <>
            <br />
            <small>{translate(`recordMonitoring.setupBy.${setupBy}`)}</small>
          </>
        )}
      </p>
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
    </>
  );
};
