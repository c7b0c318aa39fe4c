import type { RtmMonthDetail } from '../../../contract/rtm/month.ts';
import { getLastDayOfMonth } from '../../platform/calendar.ts';
import type { ReportPart, ReportSection } from '../../reports/report-model.ts';
import { formatCodeLabel, getRuleDay } from '../code-labels.ts';
import { formatMonth } from '../months.ts';
import type { RtmRule } from '../rules.ts';
import { formatCodeStatus, formatPeriod, packetWords as words } from './packet-words.ts';
import { explainFlag, explainModifier } from '../sentences.ts';

/** The month is not over at the patient's location. */
export const isDraft = ({ yearMonth, today }: RtmMonthDetail): boolean => today <= getLastDayOfMonth(yearMonth);

const buildDraftParts = (detail: RtmMonthDetail): ReportPart[] => {
  if (isDraft(detail)) return [{ kind: 'text', text: words.draft(formatMonth(detail.yearMonth)), tone: 'strong' }];
  return detail.codes.some(({ status }) => status === 'IN_PROGRESS')
    ? [{ kind: 'text', text: words.openWindows, tone: 'strong' }]
    : [];
};

const buildCodeTable = ({ codes, yearMonth }: RtmMonthDetail, rules: readonly RtmRule[]): ReportPart => ({
  kind: 'table',
  table: {
    columns: [
      { title: 'Code', share: 8 },
      { title: 'Period', share: 4.4 },
      { title: 'Status', share: 4 },
      { title: 'Units', share: 2, align: 'right' },
      { title: 'Modifiers', share: 3.2 },
      { title: 'Why', share: 10 },
    ],
    rows: codes.map((answer) => [
      `${answer.code}\n${formatCodeLabel(answer.code, getRuleDay(answer, yearMonth), rules)}`,
      formatPeriod(answer),
      formatCodeStatus(answer),
      String(answer.units),
      answer.modifiers.join(', ') || words.none,
      answer.explanation.text,
    ]),
  },
});

function buildFlagsPart({ codes }: RtmMonthDetail): ReportPart {
  const rows = codes.flatMap((answer) =>
    answer.flags.map((flag) => [answer.code, formatPeriod(answer), explainFlag(flag).text]),
  );
  if (rows.length === 0) return { kind: 'text', text: words.noFlags, tone: 'quiet' };
  return {
    kind: 'table',
    title: words.flags,
    table: {
      columns: [
        { title: 'Code', share: 2 },
        { title: 'Period', share: 5 },
        { title: 'What', share: 12 },
      ],
      rows,
    },
  };
}

/** What each modifier of the codes means. */
function buildModifierParts({ codes }: RtmMonthDetail): ReportPart[] {
  const used = [...new Set(codes.flatMap(({ modifiers }) => modifiers))];
  return used.length > 0
    ? [{ kind: 'text', text: used.map((modifier) => explainModifier(modifier).text).join(' '), tone: 'quiet' }]
    : [];
}

/** Each code of the month with period, status, units, modifiers and reason, and its flags. */
export function buildCodesSection(detail: RtmMonthDetail, rules: readonly RtmRule[]): ReportSection {
  const parts: ReportPart[] =
    detail.codes.length > 0
      ? [buildCodeTable(detail, rules), ...buildModifierParts(detail), buildFlagsPart(detail)]
      : [{ kind: 'text', text: words.noCodes, tone: 'quiet' }];
  return { title: words.codes, parts: [...buildDraftParts(detail), ...parts] };
}
