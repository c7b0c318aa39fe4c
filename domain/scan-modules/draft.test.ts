import { expect, it } from 'vitest';
import {
  haveChanges,
  getDisplayName,
  toStoredModules,
  replaceAssessment,
  replaceModule,
  removeAssessment,
  removeModule,
  type DraftModule,
} from './draft.ts';

const assessment = (id: string, nameOverride: string | null = null) => ({ id, name: `Name of ${id}`, nameOverride });
const module = (id: string, more: Partial<DraftModule> = {}): DraftModule => ({
  id,
  name: `Module ${id}`,
  subtitle: 'Standing',
  imageName: 'Assessment',
  imageUrl: null,
  isLocked: false,
  assessments: [assessment('AST-0001'), assessment('AST-0009')],
  ...more,
});
const saved = [module('a'), module('b', { assessments: [] })];

it('MODS-18 an edit makes another list and leaves the saved one as it is', () => {
  const before = structuredClone(saved);
  replaceModule(saved, module('c'));
  removeModule(saved, 'a');
  replaceAssessment(saved, 'a', assessment('AST-0020'));
  removeAssessment(saved, 'a', 'AST-0001');
  expect(saved).toEqual(before);
});

it('MODS-18 a module that is deleted is the only one that is gone', () => {
  expect(removeModule(saved, 'a')).toEqual([saved[1]]);
  expect(removeModule(saved, 'c')).toEqual(saved);
});

it('MODS-19 any add, edit, delete or reorder of either level makes a difference', () => {
  const edits = {
    add: replaceModule(saved, module('c')),
    edit: replaceModule(saved, module('a', { subtitle: 'Walking' })),
    lock: replaceModule(saved, module('a', { isLocked: true })),
    delete: removeModule(saved, 'b'),
    reorder: saved.toReversed(),
    addAssessment: replaceAssessment(saved, 'b', assessment('AST-0020')),
    editAssessment: replaceAssessment(saved, 'a', assessment('AST-0009', 'Up and Go')),
    deleteAssessment: removeAssessment(saved, 'a', 'AST-0001'),
    reorderAssessments: replaceModule(saved, module('a', { assessments: saved[0]!.assessments.toReversed() })),
  };
  for (const [edit, draft] of Object.entries(edits)) expect([edit, haveChanges(saved, draft)]).toEqual([edit, true]);
  expect(haveChanges(saved, structuredClone(saved))).toBe(false);
  expect(haveChanges(saved, edits.reorder.toReversed())).toBe(false);
});

it('MODS-19 keeps places: an edited one stays where it is, an added one comes last', () => {
  const edited = replaceModule(saved, module('a', { name: 'Other' }));
  expect(edited.map(({ name }) => name)).toEqual(['Other', 'Module b']);
  expect(replaceModule(saved, module('c')).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  const [first] = replaceAssessment(saved, 'a', assessment('AST-0001', 'Reach'));
  expect(first!.assessments.map((each) => getDisplayName(each, (name) => `${name}!`))).toEqual([
    'Reach',
    'Name of AST-0009!',
  ]);
  const [more] = replaceAssessment(saved, 'a', assessment('AST-0020'));
  expect(more!.assessments.map(({ id }) => id)).toEqual(['AST-0001', 'AST-0009', 'AST-0020']);
});

it('MODS-21 the whole list is sent, of its assessments what an organization chose', () => {
  const read = module('a', { assessments: [assessment('AST-0001', 'Reach')] });
  expect(toStoredModules([{ ...read, more: 'of the catalogue' } as DraftModule, saved[1]!])).toEqual([
    {
      id: 'a',
      name: 'Module a',
      subtitle: 'Standing',
      imageName: 'Assessment',
      imageUrl: null,
      isLocked: false,
      assessments: [{ id: 'AST-0001', nameOverride: 'Reach' }],
    },
    expect.objectContaining({ id: 'b', assessments: [] }),
  ]);
});
