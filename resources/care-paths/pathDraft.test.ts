import { expect, it } from 'vitest';
import { toDraft, validateDraft, reorderPhases, changeTrack, appendPhase } from './pathDraft.ts';
import { samplePaths } from './samplePaths.ts';

const draft = toDraft(samplePaths[3]!);

it('reordering phases keeps the phase numbers in place', () => {
  const [one, two, three] = draft.phases;
  expect(
    reorderPhases(draft.phases, [three!, one!, two!]).map(({ title, phaseNumber }) => [title, phaseNumber]),
  ).toEqual([
    ['Walking and turning', '1'],
    ['Fall risk screening', '2'],
    ['Standing balance', '3'],
  ]);
});

it('PATHS-15 a new phase has the next number, at most 999', () => {
  const added = appendPhase(draft.phases, draft.phases[0]!, 'new');
  expect(added.at(-1)).toMatchObject({ id: 'new', phaseNumber: '4', title: '', track: 'Time in phase', type: 'Days' });
  const last = draft.phases.with(0, { ...draft.phases[0]!, phaseNumber: '999' });
  expect(appendPhase(last, last[0]!, 'new').at(-1)!.phaseNumber).toBe('999');
});

it('PATHS-15 OPEN-161 validation reports each error at its field', () => {
  expect(validateDraft(draft)).toEqual({});
  const [first, ...others] = draft.phases;
  const invalidPhase = { ...first!, number: '1000', exerciseTotal: '1.5', messageTotal: '', title: ' ' };
  const outside = 'Enter a whole number from 0 to 999';
  expect(validateDraft({ name: '', phases: [invalidPhase, ...others] })).toEqual({
    name: 'Name is required',
    'phases.0.title': 'Title is required',
    'phases.0.exerciseTotal': outside,
    'phases.0.messageTotal': outside,
    'phases.0.number': outside,
  });
  expect(validateDraft({ ...draft, phases: [{ ...first!, phaseNumber: '2' }, ...others] })).toEqual({
    'phases.1.phaseNumber': 'This phase number is already used',
  });
});

it('changing the track sets a unit that fits it', () => {
  expect(changeTrack(draft.phases[0]!, 'Range of motion').type).toBe('Degrees');
  expect(changeTrack(draft.phases[0]!, 'Time in phase').type).toBe('Days');
  expect(changeTrack(draft.phases[0]!, 'Pain').type).toBe('Score');
});
