import type { Block } from '../../contract/program-shapes.ts';
import { dayInZone, formatDay } from '../calendar.ts';
import { formatDuration } from '../duration.ts';
import type { ReportSection } from './report-model.ts';
import type { ReportSource } from './report-source.ts';
import { counted, words } from './report-words.ts';

/** `10 reps`, `0:30 min`, `10 reps or 0:30 min`, `10 reps, full range`. */
function goalText({ setGoal: { goalType, reps, time } }: Block): string {
  const goals = [reps === null ? '' : counted(reps, 'rep'), time === null ? '' : `${formatDuration(time)} min`];
  const goal = goals.filter(Boolean).join(' or ');
  return goalType === 'ROM' ? `${goal}, full range` : goal;
}

/** The assigned program: how often, which exercises, what of each. */
export function programSection({ program, exerciseNames, record }: ReportSource): ReportSection {
  if (!program) return { title: words.program, parts: [{ kind: 'text', text: words.noProgram, quiet: true }] };
  const assigned = formatDay(dayInZone(program.dateCreated, record.location.timezone));
  const daily = counted(program.dailyFrequency, 'time a day', 'times a day');
  const weekly = counted(program.weeklyFrequency, 'day a week', 'days a week');
  const { exercise, side, sets, goal } = words.column;
  return {
    title: words.program,
    parts: [
      { kind: 'text', text: program.name },
      { kind: 'text', text: `${daily}, ${weekly}. Assigned ${assigned}.`, quiet: true },
      ...(program.notes ? [{ kind: 'text', text: program.notes } as const] : []),
      {
        kind: 'table',
        table: {
          columns: [
            { title: exercise, share: 8 },
            { title: side, share: 2 },
            { title: sets, share: 2 },
            { title: goal, share: 5 },
          ],
          rows: program.blocks.map((block) => [
            exerciseNames[block.exerciseId] ?? block.exerciseId,
            block.sideOfBody ?? '-',
            String(block.numSets),
            goalText(block),
          ]),
        },
      },
    ],
  };
}
