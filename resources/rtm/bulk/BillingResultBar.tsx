import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router';
import { revertRtmMonths } from '../../../contract/rtm/bulk-billing.ts';
import { formatMonth } from '../../../src/ui/i18n/calendarFormat.ts';
import { formatMoney } from '../../../src/ui/i18n/format.ts';
import { translateMessage } from '../../../src/ui/i18n/language.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { toMonthPath } from './LeftForReview.tsx';
import type { BillingResult } from './lastBilling.ts';
import { runInTurn } from './runInTurn.ts';

interface Props {
  result: BillingResult;
  onResult: (result: BillingResult | null) => void;
  /** Called after something was reverted. */
  onChanged: () => void;
}

/** What the last bulk billing has done: who was billed, who was left out and why, and the way back (RTM-16). */
export const BillingResultBar = ({ result, onResult, onChanged }: Props) => {
  const translate = useTranslate();
  const call = useCaller();
  const [isUndoing, setIsUndoing] = useState(false);
  const { kind, yearMonth, months, reverted, undoKey, codes, cents, leftOut, names, failure } = result;
  const undo = async () => {
    setIsUndoing(true);
    const { answers, problem } = await runInTurn(
      months,
      (part) =>
        call(revertRtmMonths, {
          params: { yearMonth },
          body: { patients: part, reason: translate('rtm.bulk.undoReason') },
          idempotencyKey: `${undoKey}-${part[0]!.patientId}`,
        }),
      () => undefined,
    );
    setIsUndoing(false);
    const done = answers.flatMap((answer) => answer.reverted);
    const skipped = answers.flatMap((answer) => answer.leftOut);
    const answered = new Set([...done, ...skipped].map(({ patientId }) => patientId));
    onResult({
      ...result,
      kind: problem ? 'stillBilled' : 'undone',
      months: months.filter(({ patientId }) => !answered.has(patientId)),
      reverted: reverted + done.length,
      leftOut: kind === 'billed' ? skipped : [...leftOut, ...skipped],
      failure: problem?.message,
    });
    onChanged();
  };
  const count = months.length;
  const month = formatMonth(yearMonth);
  const worth = [translate('rtm.bulk.codes', { smart_count: codes }), cents !== null && formatMoney(cents)]
    .filter(Boolean)
    .join(', ');
  return (
    <Alert
      severity={failure || leftOut.length > 0 ? 'warning' : 'success'}
      role="status"
      sx={{ mb: 2, '& ul': { margin: '4px 0 0', paddingInlineStart: 2.5 } }}
      onClose={() => onResult(null)}
      closeText={translate('shell.close')}
      action={
        count > 0 ? (
          <>
            <Button color="inherit" size="small" loading={isUndoing} onClick={() => void undo()}>
              {translate('rtm.bulk.undo')}
            </Button>
            <Button color="inherit" size="small" onClick={() => onResult(null)}>
              {translate('shell.close')}
            </Button>
          </>
        ) : undefined
      }
    >
      {kind === 'billed' && translate('rtm.bulk.billed', { smart_count: count, month, worth })}
      {(kind === 'undone' || reverted > 0) && <div>{translate('rtm.bulk.undone', { smart_count: reverted })}</div>}
      {kind === 'stillBilled' && translate('rtm.bulk.stillBilled', { smart_count: count, month, message: failure })}
      {kind === 'billed' && failure && <div>{translate('rtm.bulk.stopped', { message: failure })}</div>}
      {leftOut.length > 0 && (
        <>
          <div>{translate('rtm.bulk.leftOut', { smart_count: leftOut.length })}</div>
          <ul>
            {leftOut.map(({ patientId, reason }) => (
              <li key={patientId}>
                <Link to={toMonthPath(yearMonth, patientId)}>{names[patientId] ?? translate('rtm.unnamed')}</Link>:{' '}
                {translateMessage(reason)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
};
