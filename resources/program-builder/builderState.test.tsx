import { describe, expect, it } from 'vitest';
import { emptyProgram } from '../../domain/program.ts';
import { templateOf } from '../../src/testing/exerciseLibrary.ts';
import { builderReducer, stateOf, type BuilderAction, type BuilderState } from './builderState.ts';
import { firstDraft, firstStep, submitLabel, type Intent } from './intent.ts';

const template = templateOf(4, 'Knee, week 1');
const patient = { id: 12, name: 'Ada Lovelace', involvedSide: 'Left' as const };
const {
  id: _id,
  version: _version,
  patientCount: _count,
  dateCreated: _created,
  dateUpdated: _updated,
  ...draft
} = template;
const run = (state: BuilderState, ...actions: BuilderAction[]) => actions.reduce(builderReducer, state);
const next: BuilderAction = { type: 'next', kind: 'Program' };
const back: BuilderAction = { type: 'back' };

describe('what the builder was opened for', () => {
  const assign: Intent = { kind: 'Program', patient };
  const edit: Intent = { kind: 'Program', patient, editing: template };

  it('BLD-29 starts at step 0 for assigning and at step 1 otherwise', () => {
    expect(firstStep(assign)).toBe(0);
    expect(firstStep(edit)).toBe(1);
    expect(firstStep({ kind: 'Template' })).toBe(1);
  });

  it('BLD-21 BLD-22 BLD-23 decides the final button', () => {
    expect(submitLabel(edit)).toBe('save');
    expect(submitLabel({ kind: 'Template', editing: template })).toBe('save');
    expect(submitLabel(assign)).toBe('assign');
    expect(submitLabel({ kind: 'Template' })).toBe('publish');
  });

  it('TPL-16 BLD-35 begins a duplicate under the name with (DUPLICATE), its exercises under new ids', () => {
    const copy = firstDraft({ kind: 'Template', copied: template });
    expect(copy.name).toBe('Knee, week 1 (DUPLICATE)');
    expect(copy.blocks).toHaveLength(1);
    expect(copy.blocks[0]!.uuid).not.toBe(template.blocks[0]!.uuid);
    expect(firstDraft(edit)).toEqual(draft);
    expect(firstDraft(assign)).toEqual(emptyProgram());
  });
});

describe('the steps', () => {
  it('BLD-28 go from 0 to 3 and back', () => {
    const start = stateOf(draft, 0);
    expect(run(start, next, next, next).step).toBe(3);
    expect(run(start, next, next, next, back, back, back).step).toBe(0);
  });

  it('BLD-31 need a name at step 1', () => {
    const stopped = run(stateOf({ ...draft, name: '  ' }, 1), next);
    expect(stopped).toMatchObject({ step: 1, problems: { name: 'Name is required' } });
    expect(run(stopped, { type: 'draft', change: { name: 'Knee' } }, next)).toMatchObject({ step: 2, problems: {} });
  });

  it('BLD-32 BLD-45 BLD-46 need exercises at step 2', () => {
    const empty = stateOf({ ...draft, blocks: [] }, 2);
    expect(run(empty, next)).toMatchObject({
      step: 2,
      problems: { blocks: 'You must add exercises in order to create the Program' },
    });
    expect(run(empty, { type: 'next', kind: 'Template' }).problems.blocks).toBe(
      'You must add exercises in order to create the Template',
    );
  });

  it('BLD-33 BLD-48 need that no edit is in progress at step 2', () => {
    const editing = run(stateOf(draft, 2), { type: 'edit', what: 'name' });
    expect(run(editing, next)).toMatchObject({ step: 2, problems: { editing: 'builder.unfinished' } });
    expect(run(editing, { type: 'edit', what: null }, next).step).toBe(3);
  });

  it('hold one edit at a time, so that none is lost', () => {
    const two = run(stateOf(draft, 2), { type: 'edit', what: 'name' }, { type: 'edit', what: draft.blocks[0]!.uuid });
    expect(two).toMatchObject({ editing: 'name', problems: { editing: 'builder.unfinished' } });
  });

  it('BLD-38 end the edits when going back', () => {
    expect(run(stateOf(draft, 2), { type: 'edit', what: 'name' }, back)).toMatchObject({ step: 1, editing: null });
  });

  it('BLD-16 remove an exercise, and the edit of it', () => {
    const { uuid } = draft.blocks[0]!;
    expect(run(stateOf(draft, 2), { type: 'edit', what: uuid }, { type: 'remove', uuid })).toMatchObject({
      editing: null,
      draft: { blocks: [] },
    });
  });

  it('are gone back to by the browser at once, and forward only as far as nothing is missing', () => {
    const to = (step: 0 | 1 | 2 | 3): BuilderAction => ({ type: 'step', step, kind: 'Program' });
    expect(run(stateOf(draft, 3), to(1)).step).toBe(1);
    expect(run(stateOf(draft, 1), to(3)).step).toBe(3);
    expect(run(stateOf({ ...draft, blocks: [] }, 1), to(3))).toMatchObject({
      step: 2,
      problems: { blocks: 'You must add exercises in order to create the Program' },
    });
  });
});

describe('the exercises', () => {
  const [block] = draft.blocks;
  const other = { ...block!, uuid: '7b0c6ad6-5e0b-4a52-9d0f-0a4f6c0f8a99', exerciseId: 'T-3' };
  const two = stateOf({ ...draft, blocks: [block!, other] }, 2);
  const idsOf = (state: BuilderState) => state.draft.blocks.map(({ exerciseId }) => exerciseId);

  it('BLD-16 come back in their place when a removal is undone, until something else changes', () => {
    const removed = run(two, { type: 'remove', uuid: block!.uuid });
    expect(removed).toMatchObject({ undo: { kind: 'removed', exerciseId: 'T-2', place: 0 } });
    expect(run(removed, { type: 'draft', change: { notes: 'Slowly' } }, { type: 'undo' }).draft.blocks).toEqual([
      block,
      other,
    ]);
    expect(run(removed, { type: 'order', blocks: [other] }, { type: 'undo' }).draft.blocks).toEqual([other]);
    expect(run(removed, next).undo).toBeNull();
  });

  it('are swapped in their place, which can be undone; an edit of what went ends', () => {
    const swap: BuilderAction = { type: 'swap', uuid: block!.uuid, block: { ...other, uuid: 'new' } };
    const swapped = run(two, { type: 'edit', what: block!.uuid }, swap);
    expect(idsOf(swapped)).toEqual(['T-3', 'T-3']);
    expect(swapped).toMatchObject({ editing: null, undo: { kind: 'swapped', exerciseId: 'T-2', place: 0 } });
    expect(run(swapped, { type: 'undo' }).draft.blocks).toEqual([block, other]);
  });

  it('OPEN-086 are duplicated behind themselves under an id of their own', () => {
    const { blocks } = run(two, { type: 'duplicate', uuid: block!.uuid, newUuid: 'new' }).draft;
    expect(blocks).toEqual([block, { ...block, uuid: 'new' }, other]);
  });

  it('BLD-14 move by one place, and not beyond the ends', () => {
    expect(idsOf(run(two, { type: 'move', uuid: other.uuid, by: -1 }))).toEqual(['T-3', 'T-2']);
    expect(idsOf(run(two, { type: 'move', uuid: other.uuid, by: 1 }))).toEqual(['T-2', 'T-3']);
  });
});
