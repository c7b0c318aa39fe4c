import type { RtmAttestation, RtmCodeAnswer, RtmMonthDetail, RtmStatusChange } from '../../../contract/rtm-month.ts';
import { momentIn } from '../../report/moment-in.ts';
import type { ReportSection } from '../../report/report-model.ts';
import { changedBy, nameOf, periodOf } from './packet-texts.ts';
import { packetWords as words, statusName } from './packet-words.ts';

/** A code that is billed, with the change that billed it last; null where none is kept. */
interface BilledCode {
  answer: RtmCodeAnswer;
  change: RtmStatusChange | null;
}

const billedCodes = ({ codes, history }: RtmMonthDetail): BilledCode[] =>
  codes
    .filter(({ status }) => status === 'BILLED')
    .map((answer) => ({
      answer,
      change: history.find(({ cycleId, toStatus }) => cycleId === answer.cycleId && toStatus === 'BILLED') ?? null,
    }));

/** What was confirmed, a sentence each. */
export const confirmedText = (attestation: RtmAttestation | null): string => {
  if (!attestation) return `${words.unattested}.`;
  const { onePractitioner, noPhysiologicMonitoring, flagsReviewed } = attestation;
  return [
    onePractitioner ? words.practitionerConfirmed : null,
    noPhysiologicMonitoring ? words.monitoringConfirmed : null,
    flagsReviewed ? words.flagsConfirmed : null,
  ]
    .filter((sentence) => sentence !== null)
    .map((sentence) => `${sentence}.`)
    .join(' ');
};

/** Who billed what and when, in whose name, and what was confirmed then. */
export function confirmationsSection(detail: RtmMonthDetail): ReportSection {
  const billed = billedCodes(detail);
  if (billed.length === 0)
    return { title: words.confirmations, parts: [{ kind: 'text', text: words.nothingBilled, tone: 'quiet' }] };
  return {
    title: words.confirmations,
    parts: [
      {
        kind: 'table',
        table: {
          columns: [
            { title: 'Code', share: 2.4 },
            { title: 'Period', share: 4 },
            { title: 'Billed', share: 5 },
            { title: 'By', share: 5 },
            { title: 'In the name of', share: 5 },
            { title: 'Confirmed', share: 9 },
          ],
          rows: billed.map(({ answer, change }) => [
            answer.code,
            periodOf(answer),
            change ? momentIn(detail.timezone, change.at) : words.none,
            change ? changedBy(change) : words.none,
            change?.attestation ? nameOf(change.attestation.practitioner) : words.none,
            confirmedText(change?.attestation ?? null),
          ]),
        },
      },
    ],
  };
}

/** Every change of a status, the newest first. */
export function historySection({ history, timezone }: RtmMonthDetail): ReportSection {
  if (history.length === 0)
    return { title: words.history, parts: [{ kind: 'text', text: words.noHistory, tone: 'quiet' }] };
  return {
    title: words.history,
    parts: [
      {
        kind: 'table',
        table: {
          columns: [
            { title: 'When', share: 5 },
            { title: 'Code', share: 2.4 },
            { title: 'Period', share: 4 },
            { title: 'From', share: 4 },
            { title: 'To', share: 4 },
            { title: 'By', share: 5 },
            { title: 'Reason', share: 8 },
          ],
          rows: history.map((change) => [
            momentIn(timezone, change.at),
            change.code ?? words.none,
            periodOf(change),
            statusName(change.fromStatus),
            statusName(change.toStatus),
            changedBy(change),
            change.reason ?? words.none,
          ]),
        },
      },
    ],
  };
}
