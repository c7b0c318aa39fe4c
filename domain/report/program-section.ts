import type { Block, Program } from '../../contract/program-shapes.ts';
import { dayInZone, formatDay } from '../calendar.ts';
import { formatDuration } from '../duration.ts';
import type { ReportPart, ReportSection } from './report-model.ts';
import type { ReportSource } from './report-source.ts';
import { counted, words } from './report-words.ts';

/** `10 reps`, `0:30 min`, `10 reps or 0:30 min`, `10 reps, full range`. */
function goalText({ setGoal: { goalType, reps, time } }: Block): string {
  const goals = [reps === null ? '' : counted(reps, 'rep'), time === null ? '' : `${formatDuration(time)} min`];
  const goal = goals.filter(Boolean).join(' or ');
  return goalType === 'ROM' ? `${goal}, full range` : goal;
}

function exercisesOf({ blocks }: Program, names: ReportSource['exerciseNames']): ReportPart {
  if (blocks.length === 0) return { kind: 'text', text: words.noExercises, tone: 'quiet' };
  const { exercise, side, sets, goal } = words.column;
  return {
    kind: 'table',
    table: {
      columns: [
        { title: exercise, share: 8 },
        { title: side, share: 2 },
        { title: sets, share: 2 },
        { title: goal, share: 5 },
      ],
      rows: blocks.map((block) => [
        names[block.exerciseId] ?? block.exerciseId,
        block.sideOfBody ?? '-',
        String(block.numSets),
        goalText(block),
      ]),
    },
  };
}

/** The assigned program: how often, which exercises, what of each. */
export function programSection({ program, exerciseNames, record }: ReportSource): ReportSection {
  if (!program) return { title: words.program, parts: [{ kind: 'text', text: words.noProgram, tone: 'quiet' }] };
  const assigned = formatDay(dayInZone(program.dateCreated, record.location.timezone));
  const daily = counted(program.dailyFrequency, 'time a day', 'times a day');
  const weekly = counted(program.weeklyFrequency, 'day a week', 'days a week');
  return {
    title: words.program,
    parts: [
      { kind: 'text', text: program.name, tone: 'strong' },
      { kind: 'text', text: `${daily}, ${weekly}. Assigned ${assigned}.`, tone: 'quiet' },
      ...(program.notes ? [{ kind: 'text', text: program.notes } as const] : []),
      exercisesOf(program, exerciseNames),
    ],
  };
}
