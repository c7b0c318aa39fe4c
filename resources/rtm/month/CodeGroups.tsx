import { translateMessage } from '../../../src/ui/i18n/language.ts';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useRef, useEffect, useState } from 'react';
import type { RtmMonthDetail, RtmCodeEvaluation } from '../../../contract/rtm/month.ts';
import { codeGroups, classifyCode, needsReason, findNextStatus } from '../../../domain/rtm/cycle.ts';
import { CodeRow } from '../shared/CodeRow.tsx';
import Button from '@mui/material/Button';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import type { RtmCode, RtmStatus } from '../../../contract/platform/enumerations.ts';
import { RevertDialog } from './RevertDialog.tsx';
import { getLabelNumbers, getRuleDay } from '../../../domain/rtm/code-labels.ts';

interface BillAllProps {
  /** Ids of the cycles that are ready to bill. */
  ready: number[];
  onBill: (cycleIds: number[]) => void;
  /** Called when they are billed and the button is gone, focused or not. */
  onGone: () => void;
}

/** Bills all ready cycles of a patient's month with one attestation (RTM-15). */
const BillAll = ({ ready, onBill, onGone }: BillAllProps) => {
  const translate = useTranslate();
  const gone = useRef(onGone);
  useEffect(() => () => gone.current(), []);
  return (
    <Button size="small" variant="contained" onClick={() => onBill(ready)}>
      {translate('rtm.billAll', { count: ready.length })}
    </Button>
  );
};

/** Short form of a code that has no cycle and will have none: label, days and reason. */
const CodeLine = ({ answer, ruleDay }: { answer: RtmCodeEvaluation; ruleDay: string }) => {
  const { code, startDate, endDate, explanation } = answer;
  const translate = useTranslate();
  return (
    <>
      <strong>{code}</strong> {translate(`rtmCycle.code.${code}`, getLabelNumbers(code, ruleDay))}
      {startDate && endDate && (
        <span style={{ color: 'var(--ink-muted)' }}>
          {' '}
          · {translate('rtmCycle.period', { start: formatDate(startDate), end: formatDate(endDate) })}
        </span>
      )}
      <small>{translateMessage(explanation)}</small>
    </>
  );
};

interface StatusControlProps {
  cycle: { id: number; code: RtmCode; status: RtmStatus };
  name: string;
  /** Asks to bill these cycles. */
  onBill: (cycleIds: number[]) => void;
  onChanged: () => void;
}

/** Changes the status of a cycle if it can be changed (RTM-15..17). */
const StatusControl = ({ cycle, name, onBill, onChanged }: StatusControlProps) => {
  const translate = useTranslate();
  const [reverting, setReverting] = useState(false);
  const { id, code, status } = cycle;
  if (findNextStatus(status) === null) return null;
  const back = needsReason(status);
  return (
    <>
      <Button
        size="small"
        variant={back ? 'text' : 'outlined'}
        aria-label={translate(back ? 'rtm.revertOf' : 'rtm.advanceOf', { code, name })}
        onClick={() => (back ? setReverting(true) : onBill([id]))}
      >
        {translate(back ? 'rtm.revert' : 'rtm.advance')}
      </Button>
      {reverting && (
        <RevertDialog cycle={cycle} name={name} onReverted={onChanged} onClose={() => setReverting(false)} />
      )}
    </>
  );
};

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  minHeight: 'var(--height-control)',
  '& h3:focus': { outline: 'none' },
});
const Codes = styled('ul')({
  margin: '0 !important',
  padding: '0 !important',
  listStyle: 'none',
  '& > li': { padding: '12px 0', borderTop: '1px solid var(--border)' },
});

interface Props {
  detail: RtmMonthDetail;
  name: string;
  /** Asks to bill these cycles. */
  onBill: (cycleIds: number[]) => void;
  onChanged: () => void;
}

/** The codes grouped by whether they are billable, still possible or not billable, each with its reason (RTM-08). */
export const CodeGroups = ({ detail: { codes, yearMonth }, name, onBill, onChanged }: Props) => {
  const translate = useTranslate();
  const ready = codes.flatMap(({ status, cycleId }) => (status === 'READY_TO_BILL' && cycleId ? [cycleId] : []));
  const billable = useRef<HTMLHeadingElement>(null);
  const keepFocus = () => {
    if (document.activeElement === document.body) billable.current?.focus();
  };
  return codeGroups.map((group) => {
    const own = codes.filter((answer) => classifyCode(answer) === group);
    if (!own.length) return null;
    return (
      <section key={group} aria-label={translate(`rtm.group.${group}`)}>
        <Head>
          <h3 ref={group === 'BILLABLE' ? billable : undefined} tabIndex={-1}>
            {translate(`rtm.group.${group}`)}
          </h3>
          {group === 'BILLABLE' && ready.length > 1 && <BillAll ready={ready} onBill={onBill} onGone={keepFocus} />}
        </Head>
        <Codes>
          {own.map((answer) => (
            <li key={`${answer.code} ${answer.startDate}`}>
              {group === 'WILL_NOT' && answer.status === null ? (
                <CodeLine answer={answer} ruleDay={getRuleDay(answer, yearMonth)} />
              ) : (
                <CodeRow facts={answer} ruleDay={getRuleDay(answer, yearMonth)}>
                  {answer.cycleId && answer.status && (
                    <StatusControl
                      cycle={{ id: answer.cycleId, code: answer.code, status: answer.status }}
                      name={name}
                      onBill={onBill}
                      onChanged={onChanged}
                    />
                  )}
                </CodeRow>
              )}
            </li>
          ))}
        </Codes>
      </section>
    );
  });
};
