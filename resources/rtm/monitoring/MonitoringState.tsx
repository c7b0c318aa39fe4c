import { useTranslate } from 'react-admin';
import type { Monitoring, MonitoredEpisode } from '../../../contract/rtm/monitoring.ts';
import { formatMediumDate } from '../../../src/ui/i18n/calendarFormat.ts';

/** Formats the period of an episode of care, which may still continue. */
export function useEpisodePeriod() {
  const translate = useTranslate();
  return ({ start, end }: Pick<MonitoredEpisode, 'start' | 'end'>): string =>
    translate(end === null ? 'recordMonitoring.careSince' : 'recordMonitoring.period', {
      from: formatMediumDate(start),
      to: end && formatMediumDate(end),
    });
}

/** Set-up dates of earlier episodes of care. */
const EarlierEpisodes = ({ episodes }: { episodes: readonly MonitoredEpisode[] }) => {
  const translate = useTranslate();
  const periodText = useEpisodePeriod();
  const setUpText = ({ setupDate, setupBy }: MonitoredEpisode): string => {
    if (setupDate === null) return translate('recordMonitoring.notSetUp');
    return setupBy === 'CARRIED_OVER'
      ? translate('recordMonitoring.setupBy.CARRIED_OVER')
      : translate('recordMonitoring.setUpOn', { day: formatMediumDate(setupDate) });
  };
  return episodes.map((episode) => (
    <p key={episode.start}>
      <small>
        {translate('recordMonitoring.earlierPlan', { period: periodText(episode), setUp: setUpText(episode) })}
      </small>
    </p>
  ));
};

/** The state of the monitoring in sentences. */
export const MonitoringState = ({ monitoring }: { monitoring: Monitoring }) => {
  const translate = useTranslate();
  const { episodes, pause, openWindow } = monitoring;
  const nameWho = ({ setupCredential }: MonitoredEpisode) =>
    translate(setupCredential ? `recordMonitoring.credential.${setupCredential}` : 'recordMonitoring.notRecorded');
  const [current, ...earlier] = episodes;
  return (
    <>
      {current?.setupDate ? (
        <p>
          <strong>{translate('recordMonitoring.since', { day: formatMediumDate(current.setupDate) })}</strong>
          {current.setupBy && (
            <>
              <br />
              <small>{translate(`recordMonitoring.setupBy.${current.setupBy}`)}</small>
              {current.setupBy !== 'CARRIED_OVER' && (
                <>
                  <br />
                  <small>{translate('recordMonitoring.doneBy', { who: nameWho(current) })}</small>
                </>
              )}
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
              day: formatMediumDate(pause.from),
              reason: pause.reason,
            })}
          </strong>
          <br />
          <small>
            {pause.pausedBy && translate('recordMonitoring.pausedBy', { name: pause.pausedBy })}{' '}
            {openWindow
              ? translate('recordMonitoring.goesOn', { day: formatMediumDate(openWindow.endDate) })
              : translate('recordMonitoring.noneOpens')}
          </small>
        </p>
      )}
      <EarlierEpisodes episodes={earlier} />
    </>
  );
};
