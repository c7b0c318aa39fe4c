import type {
  RtmAttestation,
  RtmCodeEvaluation,
  RtmMonthDetail,
  RtmStatusChange,
} from '../../../contract/rtm/month.ts';
import { formatMoment } from '../../reports/report-words.ts';
import type { ReportSection } from '../../reports/report-model.ts';
import { formatChangedBy, formatName, formatPeriod, formatStatus, packetWords as words } from './packet-words.ts';

/** A code that is billed, with the change that billed it last; null where none is kept. */
interface BilledCode {
  answer: RtmCodeEvaluation;
  change: RtmStatusChange | null;
}

const listBilledCodes = ({ codes, history }: RtmMonthDetail): BilledCode[] =>
  codes
    .filter(({ status }) => status === 'BILLED')
    .map((answer) => ({
      answer,
      change: history.find(({ cycleId, toStatus }) => cycleId === answer.cycleId && toStatus === 'BILLED') ?? null,
    }));

/** What was confirmed, a sentence each. */
export const formatAttestation = (attestation: RtmAttestation | null): string => {
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
export function buildConfirmationsSection(detail: RtmMonthDetail): ReportSection {
  const billed = listBilledCodes(detail);
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
            { title: 'Billed under', share: 5 },
            { title: 'Confirmed', share: 9 },
          ],
          rows: billed.map(({ answer, change }) => [
            answer.code,
            formatPeriod(answer),
            change ? formatMoment(detail.timezone, change.at) : words.none,
            change ? formatChangedBy(change) : words.none,
            change?.attestation ? formatName(change.attestation.practitioner) : words.none,
            formatAttestation(change?.attestation ?? null),
          ]),
        },
      },
    ],
  };
}

/** Every change of a status, the newest first. */
export function buildHistorySection({ history, timezone }: RtmMonthDetail): ReportSection {
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
            formatMoment(timezone, change.at),
            change.code ?? words.none,
            formatPeriod(change),
            formatStatus(change.fromStatus),
            formatStatus(change.toStatus),
            formatChangedBy(change),
            change.reason ?? words.none,
          ]),
        },
      },
    ],
  };
}
