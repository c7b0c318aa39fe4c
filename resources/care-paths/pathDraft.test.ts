import { expect, it } from 'vitest';
import { draftOf, draftProblems, reordered, tracking, withNewPhase } from './pathDraft.ts';
import { samplePaths } from './samplePaths.ts';

const draft = draftOf(samplePaths[3]!);

it('phases in another order keep the numbers in theirs', () => {
  const [one, two, three] = draft.phases;
  expect(reordered(draft.phases, [three!, one!, two!]).map(({ title, phaseNumber }) => [title, phaseNumber])).toEqual([
    ['Walk and turn', '1'],
    ['Find the risk', '2'],
    ['Steady standing', '3'],
  ]);
});

it('PATHS-15 a new phase has the next number, at most 999', () => {
  const added = withNewPhase(draft.phases, draft.phases[0]!, 'new');
  expect(added.at(-1)).toMatchObject({ id: 'new', phaseNumber: '4', title: '', track: 'Time in phase', type: 'Days' });
  const last = draft.phases.with(0, { ...draft.phases[0]!, phaseNumber: '999' });
  expect(withNewPhase(last, last[0]!, 'new').at(-1)!.phaseNumber).toBe('999');
});

it('PATHS-15 OPEN-161 says at each place what is wrong', () => {
  expect(draftProblems(draft)).toEqual({});
  const [first, ...others] = draft.phases;
  const faulty = { ...first!, number: '1000', exerciseTotal: '1.5', messageTotal: '', title: ' ' };
  const outside = 'Enter a whole number from 0 to 999';
  expect(draftProblems({ name: '', phases: [faulty, ...others] })).toEqual({
    name: 'Name is required',
    'phases.0.title': 'Title is required',
    'phases.0.exerciseTotal': outside,
    'phases.0.messageTotal': outside,
    'phases.0.number': outside,
  });
  expect(draftProblems({ ...draft, phases: [{ ...first!, phaseNumber: '2' }, ...others] })).toEqual({
    'phases.1.phaseNumber': 'This number is taken',
  });
});

it('another track brings a unit of its own', () => {
  expect(tracking(draft.phases[0]!, 'Range of motion').type).toBe('Degrees');
  expect(tracking(draft.phases[0]!, 'Time in phase').type).toBe('Days');
  expect(tracking(draft.phases[0]!, 'Pain').type).toBe('Score');
});
