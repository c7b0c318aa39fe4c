import { useTranslate } from 'react-admin';
import type { MonitoredEpisode } from '../../../../contract/monitoring.ts';
import { spoken } from '../../../../domain/rtm/explanation.ts';

/** Says from when to when an episode of care was, or that it continues. */
export function useEpisodePeriod() {
  const translate = useTranslate();
  return ({ start, end }: Pick<MonitoredEpisode, 'start' | 'end'>): string =>
    translate(end === null ? 'recordMonitoring.careSince' : 'recordMonitoring.period', {
      from: translate(spoken(start)),
      to: end && translate(spoken(end)),
    });
}
