import { useTranslate } from 'react-admin';
import type { MonitoredEpisode } from '../../../../contract/monitoring.ts';
import { spoken } from '../../../../domain/rtm/explanation.ts';
import { useEpisodePeriod } from './useEpisodePeriod.ts';

/** When monitoring was set up in the episodes of care before this one. */
export const EarlierEpisodes = ({ episodes }: { episodes: readonly MonitoredEpisode[] }) => {
  const translate = useTranslate();
  const periodText = useEpisodePeriod();
  const setUpText = ({ setupDate, setupBy }: MonitoredEpisode): string => {
    if (setupDate === null) return translate('recordMonitoring.notSetUp');
    return setupBy === 'CARRIED_OVER'
      ? translate('recordMonitoring.setupBy.CARRIED_OVER')
      : translate('recordMonitoring.setUpOn', { day: translate(spoken(setupDate)) });
  };
  return episodes.map((episode) => (
    <p key={episode.start}>
      <small>
        {translate('recordMonitoring.earlierPlan', { period: periodText(episode), setUp: setUpText(episode) })}
      </small>
    </p>
  ));
};
