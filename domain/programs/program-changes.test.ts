import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProgramContent, Block } from '../../contract/programs/shapes.ts';
import { findStableIds, listProgramChanges } from './program-changes.ts';

const block = (uuid: string, more: Partial<Block> = {}): Block => ({
  uuid,
  exerciseId: `EX-${uuid}`,
  numSets: 1,
  setGoal: { goalType: 'REPS', reps: 10, time: null },
  sideOfBody: null,
  ...more,
});
const program = (blocks: Block[], more: Partial<ProgramContent> = {}): ProgramContent => ({
  name: 'Knee',
  notes: '',
  dailyFrequency: 3,
  weeklyFrequency: 5,
  blocks,
  ...more,
});
const of = (ids: string) => program(ids.split('').map((id) => block(id)));
/** Such as `moved b 2→1`, in order. */
const listKinds = (before: ProgramContent, after: ProgramContent) =>
  listProgramChanges(before, after).map((change) => {
    if (change.kind === 'moved') return `moved ${change.block.uuid} ${change.from}→${change.to}`;
    if (change.kind === 'added') return `added ${change.block.uuid} at ${change.place}`;
    if (change.kind === 'removed') return `removed ${change.block.uuid}`;
    if (change.kind === 'swapped') return `swapped ${change.before.exerciseId} for ${change.after.exerciseId}`;
    return change.kind;
  });

describe('the changes between two versions of a program', () => {
  it('are empty for equal versions', () => expect(listProgramChanges(of('abc'), of('abc'))).toEqual([]));

  it('include name, frequency and notes with their values', () => {
    const after = program([block('a')], { name: 'Hip', notes: 'Slowly', weeklyFrequency: 7 });
    expect(listProgramChanges(of('a'), after)).toEqual([
      { kind: 'name', before: 'Knee', after: 'Hip' },
      {
        kind: 'frequency',
        before: { dailyFrequency: 3, weeklyFrequency: 5 },
        after: { dailyFrequency: 3, weeklyFrequency: 7 },
      },
      { kind: 'notes', before: '', after: 'Slowly' },
    ]);
  });

  it('include the dose of an exercise with its sets and goal, and its note by itself', () => {
    const before = block('a', { dose: { hold: 5 } });
    const after = block('a', { dose: { hold: 10, note: 'Slowly.' } });
    expect(listProgramChanges(program([before]), program([after]))).toEqual([
      { kind: 'goal', before, after },
      { kind: 'note', before, after },
    ]);
    const noted = block('a', { dose: { hold: 5, note: 'Slowly.' } });
    expect(listProgramChanges(program([before]), program([noted]))).toEqual([{ kind: 'note', before, after: noted }]);
  });

  it('include sets, goal and side of an exercise that stayed', () => {
    const before = block('a');
    const after = block('a', {
      numSets: 2,
      setGoal: { goalType: 'REPS', reps: 12, time: null },
      sideOfBody: 'Left',
    });
    expect(listProgramChanges(program([before]), program([after]))).toEqual([
      { kind: 'goal', before, after },
      { kind: 'side', before, after },
    ]);
    const timed = block('a', { setGoal: { goalType: 'TIME', reps: null, time: 30 } });
    expect(listKinds(program([before]), program([timed]))).toEqual(['goal']);
  });

  it.each([
    ['abc', 'abcd', ['added d at 4']],
    ['abc', 'dabc', ['added d at 1']],
    ['abc', 'ac', ['removed b']],
    ['abc', '', ['removed a', 'removed b', 'removed c']],
    ['', 'a', ['added a at 1']],
    // One went up past three, not three down past one.
    ['abcd', 'dabc', ['moved d 4→1']],
    ['abcd', 'bcda', ['moved a 1→4']],
    ['abcde', 'abdce', ['moved c 3→4']],
    ['abc', 'cba', ['moved c 3→1', 'moved a 1→3']],
    ['abc', 'adc', ['swapped EX-b for EX-d']],
    ['abc', 'xbc', ['swapped EX-a for EX-x']],
    ['abc', 'abx', ['swapped EX-c for EX-x']],
    // Two for one is no swap.
    ['abc', 'adec', ['added d at 2', 'added e at 3', 'removed b']],
    // What went and what came stood at different places.
    ['abc', 'bcd', ['added d at 3', 'removed a']],
    ['abcd', 'dxbc', ['moved d 4→1', 'swapped EX-a for EX-x']],
  ])('from %s to %s is %j', (before, after, changes) => expect(listKinds(of(before), of(after))).toEqual(changes));

  it('include a swap if another exercise has the id', () => {
    expect(listKinds(of('ab'), program([block('a', { exerciseId: 'EX-z' }), block('b')]))).toEqual([
      'swapped EX-a for EX-z',
    ]);
  });

  it('are a removed and an added block for the same exercise under another id', () => {
    expect(listKinds(program([block('a', { exerciseId: 'X' })]), program([block('b', { exerciseId: 'X' })]))).toEqual([
      'added b at 1',
      'removed a',
    ]);
  });
});

it('as few as possible count as moved: no longer sequence has kept its order', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const longest = (order: readonly string[]): number => {
    let best = 0;
    for (let mask = 0; mask < 2 ** order.length; mask++) {
      const chosen = order.filter((_, at) => mask & (2 ** at));
      if (chosen.every((id, at) => at === 0 || chosen[at - 1]! < id)) best = Math.max(best, chosen.length);
    }
    return best;
  };
  fc.assert(
    fc.property(fc.shuffledSubarray(ids, { minLength: ids.length }), (order) => {
      const kept = order.filter((id) => findStableIds(ids, order).has(id));
      expect(kept).toEqual(kept.toSorted());
      expect(kept.length).toBe(longest(order));
    }),
    { numRuns: 100 },
  );
});
