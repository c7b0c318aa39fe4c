import type { RtmMonthDetail } from '../../../contract/rtm-month.ts';
import { lastDayOf } from '../../calendar.ts';
import type { ReportPart, ReportSection } from '../../report/report-model.ts';
import { monthName } from '../months.ts';
import { periodOf, statusOfCode } from './packet-texts.ts';
import { flagSentence, modifierSentence } from '../sentences.ts';
import { codeLabels, packetWords as words } from './packet-words.ts';

/** The month is not over at the patient's location. */
export const isDraft = ({ yearMonth, today }: RtmMonthDetail): boolean => today <= lastDayOf(yearMonth);

const draftParts = (detail: RtmMonthDetail): ReportPart[] => {
  if (isDraft(detail)) return [{ kind: 'text', text: words.draft(monthName(detail.yearMonth)), tone: 'strong' }];
  return detail.codes.some(({ status }) => status === 'IN_PROGRESS')
    ? [{ kind: 'text', text: words.openWindows, tone: 'strong' }]
    : [];
};

const codeTable = ({ codes }: RtmMonthDetail): ReportPart => ({
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
      `${answer.code}\n${codeLabels[answer.code]}`,
      periodOf(answer),
      statusOfCode(answer),
      String(answer.units),
      answer.modifiers.join(', ') || words.none,
      answer.explanation,
    ]),
  },
});

function flagsPart({ codes }: RtmMonthDetail): ReportPart {
  const rows = codes.flatMap((answer) =>
    answer.flags.map((flag) => [answer.code, periodOf(answer), flagSentence(flag)]),
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

/** What the modifiers of the codes stand for, each once. */
function modifierParts({ codes }: RtmMonthDetail): ReportPart[] {
  const used = [...new Set(codes.flatMap(({ modifiers }) => modifiers))];
  return used.length > 0 ? [{ kind: 'text', text: used.map(modifierSentence).join(' '), tone: 'quiet' }] : [];
}

/** Each code of the month with period, status, units, modifiers and reason, and what is flagged. */
export function codesSection(detail: RtmMonthDetail): ReportSection {
  const parts: ReportPart[] =
    detail.codes.length > 0
      ? [codeTable(detail), ...modifierParts(detail), flagsPart(detail)]
      : [{ kind: 'text', text: words.noCodes, tone: 'quiet' }];
  return { title: words.codes, parts: [...draftParts(detail), ...parts] };
}
