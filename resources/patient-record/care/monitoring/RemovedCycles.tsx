import { useTranslate } from 'react-admin';
import type { AffectedCycle } from '../../../../contract/monitoring.ts';
import { spoken } from '../../../../domain/rtm/explanation.ts';

/** What another set-up date does: exactly which cycles it removes, before it does. */
export const RemovedCycles = ({ removed }: { removed: readonly AffectedCycle[] }) => {
  const translate = useTranslate();
  return (
    <>
      {translate('recordMonitoring.setupEffect')}
      {removed.length > 0 && (
        <>
          <br />
          <strong>{translate('recordMonitoring.removes', { smart_count: removed.length })}</strong>
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {removed.map(({ id, code, startDate, endDate, status }) => (
              <li key={id}>
                {translate('recordMonitoring.removedCycle', {
                  code,
                  from: translate(spoken(startDate)),
                  to: translate(spoken(endDate)),
                  status: translate(`rtmCycle.status.${status}`),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};
