import { useTranslate } from 'react-admin';
import type { RtmMonthDetail, RtmStatusChange } from '../../../contract/rtm-month.ts';
import { fullName } from '../../../domain/patient.ts';
import { Moment } from '../../../src/components/Moment.tsx';

/** Every change of status in the month, folded: who, when and why. */
export const StatusHistory = ({ history }: { history: RtmMonthDetail['history'] }) => {
  const translate = useTranslate();
  const statusName = (status: string) =>
    translate(status === 'REMOVED' ? 'rtm.removed' : `rtmCycle.status.${status}`, { _: status });
  const who = ({ byRules, by }: RtmStatusChange) => {
    if (byRules) return translate('rtm.byRules');
    return by ?? translate('rtm.unknownAuthor');
  };
  return (
    <details>
      <summary>{translate('rtm.history', { smart_count: history.length })}</summary>
      {history.length === 0 && <p>{translate('rtm.noHistory')}</p>}
      <ul>
        {history.map((change) => (
          <li key={`${change.at} ${change.cycleId} ${change.toStatus}`}>
            <strong>{change.code ?? translate('rtm.someCode')}</strong>{' '}
            {translate('rtm.moved', { from: statusName(change.fromStatus), to: statusName(change.toStatus) })} ·{' '}
            {who(change)} · <Moment value={change.at} />
            {change.attestation?.practitioner && (
              <small>{translate('rtm.billedFor', { name: fullName(change.attestation.practitioner) })}</small>
            )}
            {change.reason && <small>{change.reason}</small>}
          </li>
        ))}
      </ul>
    </details>
  );
};
