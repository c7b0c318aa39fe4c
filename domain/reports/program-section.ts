import type { Block, Program } from '../../contract/programs/shapes.ts';
import { toDayInZone } from '../platform/calendar.ts';
import { toSpokenTime } from '../platform/duration.ts';
import { describeDose, DOSE_SECONDS } from '../programs/dose-text.ts';
import type { ReportPart, ReportSection } from './report-model.ts';
import type { ReportSource } from './report-source.ts';
import { getReportWords, type ReportWords } from './report-words.ts';

/** `30 s`, `1:30 min`. */
function formatTime(time: number, words: ReportWords, longest?: number): string {
  const spokenTime = toSpokenTime(time, longest);
  return 'clock' in spokenTime ? words.minutes(spokenTime.clock) : words.seconds(spokenTime.seconds);
}

/** `10 reps`, `30 s`, `10 reps or 1:30 min`, `10 reps, full range`. */
function formatGoal({ setGoal: { goalType, reps, time } }: Block, words: ReportWords): string {
  const goals = [reps === null ? '' : words.reps(reps), time === null ? '' : formatTime(time, words)];
  const goal = goals.filter(Boolean).join(` ${words.or} `);
  return goalType === 'ROM' ? words.fullRange(goal) : goal;
}

/** Goal and dose, with the note to the patient in a line of its own. */
function formatPrescription(block: Block, words: ReportWords): string {
  const dose = describeDose(block.dose, { ...words.dose, time: (seconds) => formatTime(seconds, words, DOSE_SECONDS) });
  const line = [formatGoal(block, words), ...dose.map(({ text }) => text)].join(' · ');
  return block.dose?.note ? `${line}\n${words.note(block.dose.note)}` : line;
}

function buildExercises({ blocks }: Program, names: ReportSource['exerciseNames'], words: ReportWords): ReportPart {
  if (blocks.length === 0) return { kind: 'text', text: words.noExercises, tone: 'quiet' };
  const { exercise, side, sets, goal } = words.column;
  return {
    kind: 'table',
    table: {
      columns: [
        { title: exercise, share: 8 },
        { title: side, share: 4 },
        { title: sets, share: 3 },
        { title: goal, share: 6 },
      ],
      rows: blocks.map((block) => [
        names[block.exerciseId] ?? block.exerciseId,
        block.sideOfBody ? words.body(block.sideOfBody) : '-',
        String(block.numSets),
        formatPrescription(block, words),
      ]),
    },
  };
}

/** The assigned program: how often, which exercises, what of each. */
export function buildProgramSection({ language, program, exerciseNames, record }: ReportSource): ReportSection {
  const words = getReportWords(language);
  const section = { title: words.program, isHalf: true };
  if (!program) return { ...section, parts: [{ kind: 'text', text: words.noProgram, tone: 'quiet' }] };
  const assigned = words.day(toDayInZone(program.dateCreated, record.location.timezone));
  const frequency = words.frequency(program.dailyFrequency, program.weeklyFrequency);
  return {
    ...section,
    parts: [
      { kind: 'text', text: program.name, tone: 'strong' },
      { kind: 'text', text: `${frequency} ${words.assigned(assigned)}`, tone: 'quiet' },
      ...(program.notes ? [{ kind: 'text', text: program.notes } as const] : []),
      buildExercises(program, exerciseNames, words),
    ],
  };
}
