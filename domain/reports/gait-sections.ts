import type { Language } from '../../contract/platform/languages.ts';
import type { ChangeSince, DayValue, Difference } from '../gait/change.ts';
import type { DetectableChange, Source } from '../gait/detectable-change.ts';
import type { GaitSummary } from '../gait/gait-summary.ts';
import { addUnit, formatMeasure, formatSigned } from '../gait/measures.ts';
import { NORM_AGES, normSource } from '../gait/norms.ts';
import { getGaitWords, type GaitWords } from './gait-words.ts';
import type { ReportPart, ReportSection } from './report-model.ts';
import { getReportWords } from './report-words.ts';

type Text = Extract<ReportPart, { kind: 'text' }>;

const write = (text: string, tone?: Text['tone']): Text => ({ kind: 'text', text, ...(tone && { tone }) });
const formatSpeed = (value: number): string => formatMeasure(value, 'm/s');
const formatBare = (value: number): string => value.toFixed(2);

const formatSource = ({ author, year, journal }: Source, words: GaitWords): string =>
  `${words.term(author)} ${year}, ${journal}`;

/** What the speed is of the average of healthy people of the same sex and age, or why nobody can say. */
function describeNorm({ norm, session }: GaitSummary, words: GaitWords): Text[] {
  if (norm === null) return [];
  if (norm.kind === 'FROM_STAND') return [write(words.norm.fromStand)];
  if (norm.kind === 'MISSING') return [write(words.norm.missing[norm.missing.length > 1 ? 'both' : norm.missing[0]!])];
  if (norm.kind === 'OUTSIDE') return [write(words.norm.outside(NORM_AGES, norm.age))];
  const isAided = ['CANE', 'WALKER'].includes(session.session.meta.assistanceOption ?? 'NONE');
  const compared = words.norm.compared(norm.percent, words.norm.group[norm.sex](norm), formatSpeed(norm.mean));
  return [
    write(isAided ? `${compared} ${words.norm.aided}` : compared),
    write(words.norm.limits(formatSource(normSource, words)), 'label'),
  ];
}

function buildSpeedSection(summary: GaitSummary, language: Language): ReportSection {
  const words = getGaitWords(language);
  const { speed, scale, norm, change } = summary;
  const { title } = words.speed;
  if (speed === null || scale === null) return { title, isHalf: true, parts: [write(words.speed.none, 'quiet')] };
  const { value, plusMinus, count, source = 'DEVICE' } = speed;
  const interval = plusMinus === undefined ? null : formatBare(plusMinus);
  return {
    title,
    isHalf: true,
    parts: [
      write(
        words.speed.value(formatSpeed(value), interval, count === undefined ? null : words.speed.strides(count)),
        'value',
      ),
      {
        kind: 'speed',
        scale,
        labels: {
          now: words.speed.now,
          before: change ? words.speed.before(getReportWords(language).day(change.last.day)) : '',
          norm:
            norm?.kind === 'COMPARED'
              ? words.norm.band(words.norm.group[norm.sex](norm), {
                  from: formatBare(norm.interval.from),
                  to: formatBare(norm.interval.to),
                })
              : '',
          threshold: words.speed.threshold(addUnit(String(scale.threshold), 'm/s')),
          axis: words.speed.axis,
        },
      },
      ...describeNorm(summary, words),
      write(plusMinus === undefined ? words.speed.noInterval : words.speed.interval[source], 'label'),
    ],
  };
}

function describeDifference(side: Difference, words: GaitWords): string {
  const name = (value: string | null): string => {
    if (value === null) return words.unsaid;
    if (side.of === 'assistance') return words.assistance[value as keyof GaitWords['assistance']];
    if (side.of === 'source') return words.source[value as keyof GaitWords['source']];
    return side.of === 'start' ? words.start[value as keyof GaitWords['start']] : value;
  };
  return words.change.otherwise[side.of]({ before: name(side.before), now: name(side.now) });
}

/** A change since a visit, with what is known of it: the published error, of whom, and what else differed. */
function describeChange(
  visit: 'last' | 'first',
  change: ChangeSince,
  { language, known }: { language: Language; known: readonly DetectableChange[] },
): Text[] {
  const words = getGaitWords(language);
  const formatDayValue = ({ value, source, walks }: DayValue) =>
    words.change.value(formatSpeed(value), words.source[source], walks);
  // Errors that stand above already are not printed again.
  const errors = change.by
    .filter((row) => !known.includes(row))
    .map((row) =>
      words.change.error(formatSpeed(row.value), words.term(row.population), row.people, formatSource(row, words)),
    );
  const differences = change.otherwise.map((side) => describeDifference(side, words));
  return [
    write(
      words.change.since[visit](getReportWords(language).day(change.day), formatSigned(change.difference, 'm/s')),
      'strong',
    ),
    write(
      [
        words.change.measured(formatDayValue(change.before), formatDayValue(change.now)),
        words.change.real[change.real],
      ].join(' '),
    ),
    ...errors.map((error) => write(error, 'label')),
    ...(differences.length > 0 ? [write(words.change.notTheSame(differences.join('; ')))] : []),
  ];
}

function describeFilm({ film }: GaitSummary, words: GaitWords): ReportPart[] {
  const { none, stride, moment, note, drawn } = words.film;
  if (film === null) return [write(none, 'quiet')];
  const labels = film.moments.map(({ percent }) => moment(percent));
  return [
    { kind: 'film', film, labels, summary: drawn(labels.length) },
    write(note(stride[film.side], film.seconds, film.toeOff), 'label'),
  ];
}

/** The change of the speed, and below it the pictures, which leave room for all that stands beside them. */
function buildChangeSection(summary: GaitSummary, language: Language): ReportSection {
  const words = getGaitWords(language);
  const { change, speed } = summary;
  const parts: ReportPart[] = change
    ? [
        ...describeChange('last', change.last, { language, known: [] }),
        ...(change.first ? describeChange('first', change.first, { language, known: change.last.by }) : []),
      ]
    : [write(speed ? words.change.none : words.speed.none, 'quiet')];
  return {
    title: words.change.title,
    isHalf: true,
    parts: [...parts, write(words.film.title, 'section'), ...describeFilm(summary, words)],
  };
}

function buildSymmetrySection({ symmetry }: GaitSummary, words: GaitWords): ReportSection {
  const { title, none, column, certainty, note } = words.symmetry;
  if (symmetry.length === 0) return { title, parts: [write(none, 'quiet')] };
  return {
    title,
    parts: [
      {
        kind: 'table',
        table: {
          isCompact: true,
          columns: [
            { title: column.measure, share: 8 },
            { title: column.left, share: 4, align: 'right' },
            { title: column.right, share: 4, align: 'right' },
            { title: column.difference, share: 4, align: 'right' },
            { title: column.ratio, share: 3, align: 'right' },
            { title: column.certainty, share: 5 },
          ],
          rows: symmetry.map((of) => [
            words.term(of.title),
            formatMeasure(of.left, of.unit),
            formatMeasure(of.right, of.unit),
            formatSigned(of.difference, of.unit),
            of.ratio === null ? '-' : formatBare(of.ratio),
            certainty[of.certainty],
          ]),
        },
      },
      write(note, 'label'),
    ],
  };
}

/** Lines of a comment that are kept; those of a longer one run on, so that a page has room for it. */
const COMMENT_LINES = 10;

const layOutComment = (comment: string): string => {
  const lines = comment.split('\n').filter((line) => line.trim() !== '');
  return lines.length > COMMENT_LINES ? lines.join(' / ') : comment;
};

/** The sections about a walk, as they stand on its own page and in the report of the patient. */
export function buildGaitSections(summary: GaitSummary, language: Language): ReportSection[] {
  const words = getGaitWords(language);
  const { comment } = summary.session.session.meta;
  return [
    buildSpeedSection(summary, language),
    buildChangeSection(summary, language),
    buildSymmetrySection(summary, words),
    {
      title: words.comment.title,
      parts: [comment ? write(layOutComment(comment)) : write(words.comment.none, 'quiet')],
    },
  ];
}
