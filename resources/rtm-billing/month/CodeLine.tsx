import { useTranslate } from 'react-admin';
import type { RtmCodeAnswer } from '../../../contract/rtm-month.ts';
import { dayText } from '../../../src/i18n/dayText.ts';

/** A code that has no cycle and will have none, in short: what it is, over which days, and why not. */
export const CodeLine = ({ answer: { code, startDate, endDate, explanation } }: { answer: RtmCodeAnswer }) => {
  const translate = useTranslate();
  return (
    <>
      <strong>{code}</strong> {translate(`rtmCycle.code.${code}`)}
      {startDate && endDate && (
        <span style={{ color: 'var(--ink-muted)' }}>
          {' '}
          · {translate('rtmCycle.period', { start: dayText(startDate), end: dayText(endDate) })}
        </span>
      )}
      <small>{translate(explanation)}</small>
    </>
  );
};
