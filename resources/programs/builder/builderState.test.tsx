import { describe, expect, it } from 'vitest';
import { createEmptyProgram } from '../../../domain/programs/program.ts';
import { buildTemplate } from '../../../tests/component/exerciseLibrary.ts';
import { builderReducer, createState, type BuilderAction, type BuilderState } from './builderState.ts';
import { createInitialDraft, firstStep, submitLabel, type Intent } from './intent.ts';

const template = buildTemplate(4, 'Knee, week 1');
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

describe('the intent of the builder', () => {
  const assign: Intent = { kind: 'Program', patient };
  const edit: Intent = { kind: 'Program', patient, editing: template };

  it('BLD-29 starts at step 0 for a new program and at step 1 otherwise', () => {
    expect(firstStep(assign)).toBe(0);
    expect(firstStep(edit)).toBe(1);
    expect(firstStep({ kind: 'Template' })).toBe(1);
  });

  it('BLD-21 BLD-22 BLD-23 determines the final button', () => {
    expect(submitLabel(edit)).toBe('save');
    expect(submitLabel({ kind: 'Template', editing: template })).toBe('save');
    expect(submitLabel(assign)).toBe('assign');
    expect(submitLabel({ kind: 'Template' })).toBe('publish');
  });

  it('TPL-16 BLD-35 names a duplicate with (DUPLICATE) and gives its exercises new ids', () => {
    const copy = createInitialDraft({ kind: 'Template', copied: template });
    expect(copy.name).toBe('Knee, week 1 (DUPLICATE)');
    expect(copy.blocks).toHaveLength(1);
    expect(copy.blocks[0]!.uuid).not.toBe(template.blocks[0]!.uuid);
    expect(createInitialDraft(edit)).toEqual(draft);
    expect(createInitialDraft(assign)).toEqual(createEmptyProgram());
  });
});

describe('the steps', () => {
  it('BLD-28 go from 0 to 3 and back', () => {
    const start = createState(draft, 0);
    expect(run(start, next, next, next).step).toBe(3);
    expect(run(start, next, next, next, back, back, back).step).toBe(0);
  });

  it('BLD-31 require a name at step 1', () => {
    const stopped = run(createState({ ...draft, name: '  ' }, 1), next);
    expect(stopped).toMatchObject({ step: 1, errors: { name: 'Name is required' } });
    expect(run(stopped, { type: 'draft', change: { name: 'Knee' } }, next)).toMatchObject({ step: 2, errors: {} });
  });

  it('BLD-32 BLD-45 BLD-46 require exercises at step 2', () => {
    const empty = createState({ ...draft, blocks: [] }, 2);
    expect(run(empty, next)).toMatchObject({
      step: 2,
      errors: { blocks: 'You must add exercises in order to create the Program' },
    });
    expect(run(empty, { type: 'next', kind: 'Template' }).errors.blocks).toBe(
      'You must add exercises in order to create the Template',
    );
  });

  it('BLD-33 BLD-48 require at step 2 that no edit is in progress', () => {
    const editing = run(createState(draft, 2), { type: 'edit', what: 'name' });
    expect(run(editing, next)).toMatchObject({ step: 2, errors: { editing: 'builder.unfinished' } });
    expect(run(editing, { type: 'edit', what: null }, next).step).toBe(3);
  });

  it('allow one edit at a time, so that no text is lost', () => {
    const two = run(
      createState(draft, 2),
      { type: 'edit', what: 'name' },
      { type: 'edit', what: draft.blocks[0]!.uuid },
    );
    expect(two).toMatchObject({ editing: 'name', errors: { editing: 'builder.unfinished' } });
  });

  it('BLD-38 close the edit when going back', () => {
    expect(run(createState(draft, 2), { type: 'edit', what: 'name' }, back)).toMatchObject({ step: 1, editing: null });
  });

  it('BLD-16 close the edit of a removed exercise', () => {
    const { uuid } = draft.blocks[0]!;
    expect(run(createState(draft, 2), { type: 'edit', what: uuid }, { type: 'remove', uuid })).toMatchObject({
      editing: null,
      draft: { blocks: [] },
    });
  });

  it('go back at once with the browser, and forward up to the first invalid step', () => {
    const to = (step: 0 | 1 | 2 | 3): BuilderAction => ({ type: 'step', step, kind: 'Program' });
    expect(run(createState(draft, 3), to(1)).step).toBe(1);
    expect(run(createState(draft, 1), to(3)).step).toBe(3);
    expect(run(createState({ ...draft, blocks: [] }, 1), to(3))).toMatchObject({
      step: 2,
      errors: { blocks: 'You must add exercises in order to create the Program' },
    });
  });
});

describe('the exercises of a draft', () => {
  const [block] = draft.blocks;
  const other = { ...block!, uuid: '7b0c6ad6-5e0b-4a52-9d0f-0a4f6c0f8a99', exerciseId: 'T-3' };
  const two = createState({ ...draft, blocks: [block!, other] }, 2);
  const idsOf = (state: BuilderState) => state.draft.blocks.map(({ exerciseId }) => exerciseId);

  it('BLD-16 return to their position when a removal is undone, until another change', () => {
    const removed = run(two, { type: 'remove', uuid: block!.uuid });
    expect(removed).toMatchObject({ undo: { kind: 'removed', exerciseId: 'T-2', index: 0 } });
    expect(run(removed, { type: 'draft', change: { notes: 'Slowly' } }, { type: 'undo' }).draft.blocks).toEqual([
      block,
      other,
    ]);
    expect(run(removed, { type: 'order', blocks: [other] }, { type: 'undo' }).draft.blocks).toEqual([other]);
    expect(run(removed, next).undo).toBeNull();
  });

  it('are swapped in place, which can be undone; an edit of a removed exercise closes', () => {
    const swap: BuilderAction = { type: 'swap', uuid: block!.uuid, block: { ...other, uuid: 'new' } };
    const swapped = run(two, { type: 'edit', what: block!.uuid }, swap);
    expect(idsOf(swapped)).toEqual(['T-3', 'T-3']);
    expect(swapped).toMatchObject({ editing: null, undo: { kind: 'swapped', exerciseId: 'T-2', index: 0 } });
    expect(run(swapped, { type: 'undo' }).draft.blocks).toEqual([block, other]);
  });

  it('OPEN-086 are duplicated after themselves with a new id', () => {
    const { blocks } = run(two, { type: 'duplicate', uuid: block!.uuid, newUuid: 'new' }).draft;
    expect(blocks).toEqual([block, { ...block, uuid: 'new' }, other]);
  });

  it('BLD-14 move by one position, within the list', () => {
    expect(idsOf(run(two, { type: 'move', uuid: other.uuid, by: -1 }))).toEqual(['T-3', 'T-2']);
    expect(idsOf(run(two, { type: 'move', uuid: other.uuid, by: 1 }))).toEqual(['T-2', 'T-3']);
  });
});
