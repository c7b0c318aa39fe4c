import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import type { RtmMonthDetail } from '../../../contract/rtm-month.ts';
import { codeGroups, groupOfCode } from '../../../domain/rtm/code-groups.ts';
import { CodeRow } from '../../../src/components/rtm/CodeRow.tsx';
import { BillAll } from './BillAll.tsx';
import { CodeLine } from './CodeLine.tsx';
import { StatusControl } from './StatusControl.tsx';

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
  /** Something of the month has changed. */
  onChanged: () => void;
}

/** Which codes are billable, which not yet and which will not be, each with its reason (RTM-08). */
export const CodeGroups = ({ detail: { codes }, name, onBill, onChanged }: Props) => {
  const translate = useTranslate();
  const ready = codes.flatMap(({ status, cycleId }) => (status === 'READY_TO_BILL' && cycleId ? [cycleId] : []));
  const billable = useRef<HTMLHeadingElement>(null);
  const keepFocus = () => {
    if (document.activeElement === document.body) billable.current?.focus();
  };
  return codeGroups.map((group) => {
    const own = codes.filter((answer) => groupOfCode(answer) === group);
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
                <CodeLine answer={answer} />
              ) : (
                <CodeRow facts={answer}>
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
