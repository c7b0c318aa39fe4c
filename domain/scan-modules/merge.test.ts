import { describe, expect, it } from 'vitest';
import { compareModules, mergeModules } from './merge.ts';
import type { DraftModule } from './draft.ts';

/** `m:1,2` is a module of the name and the assessments 1 and 2. */
const module = (written: string, more: Partial<DraftModule> = {}): DraftModule => {
  const [id, list = ''] = written.split(':') as [string, string?];
  return {
    id,
    name: id,
    subtitle: 'Subtitle',
    imageName: 'Assessment',
    imageUrl: null,
    isLocked: false,
    assessments: list
      .split(',')
      .filter(Boolean)
      .map((number) => ({ id: `AST-${number}`, name: number, nameOverride: null })),
    ...more,
  };
};
const list = (...written: string[]) => written.map((each) => module(each));
const written = (modules: readonly DraftModule[]) =>
  modules.map(({ id, assessments }) => `${id}:${assessments.map(({ name }) => name).join()}`);

const base = list('a:1,2', 'b:3', 'c:');

describe('MODS-18 edits upon what somebody else saved meanwhile', () => {
  it('are theirs where I touched nothing', () => {
    const theirs = list('c:9', 'a:1,2', 'd:4');
    expect(written(mergeModules(base, base, theirs))).toEqual(written(theirs));
  });

  it('are mine where they touched nothing', () => {
    const mine = list('b:3', 'new:7', 'a:2,1');
    expect(written(mergeModules(base, mine, base))).toEqual(written(mine));
  });

  it('keep both sides’ modules and assessments, each where it stood', () => {
    const mine = list('a:1,5,2', 'mine:', 'b:3', 'c:');
    const theirs = list('a:1,2,6', 'b:', 'c:', 'theirs:');
    expect(written(mergeModules(base, mine, theirs))).toEqual(['a:1,5,2,6', 'mine:', 'b:', 'c:', 'theirs:']);
  });

  it('are in my order where I changed it, with theirs after what they follow', () => {
    const mine = list('c:', 'b:3', 'a:1,2');
    const theirs = list('b:3', 'new:', 'a:1,2', 'c:');
    expect(written(mergeModules(base, mine, theirs))).toEqual(['c:', 'b:3', 'new:', 'a:1,2']);
  });

  it('leave out what one side took out, unless the other has changed it since', () => {
    expect(written(mergeModules(base, list('a:1,2', 'b:3'), list('b:3', 'c:')))).toEqual(['b:3']);
    expect(written(mergeModules(base, list('a:1,2', 'c:'), list('a:1,2', 'b:3,4', 'c:')))).toEqual([
      'a:1,2',
      'b:3,4',
      'c:',
    ]);
    expect(written(mergeModules(base, list('a:1,2', 'b:', 'c:'), list('a:1,2', 'c:')))).toEqual(['a:1,2', 'b:', 'c:']);
  });

  it('are taken field by field, and are mine where both changed the same', () => {
    const mine = [module('a', { name: 'My name', subtitle: 'Mine' })];
    const theirs = [module('a', { subtitle: 'Theirs', isLocked: true })];
    expect(mergeModules([module('a')], mine, theirs)).toMatchObject([
      { name: 'My name', subtitle: 'Mine', isLocked: true },
    ]);
  });

  it('have each name of an assessment once, mine before theirs', () => {
    const named = (nameOverride: string | null) =>
      module('a', { assessments: [{ id: 'AST-1', name: '1', nameOverride }] });
    const nameOf = (mine: string | null, theirs: string | null) =>
      mergeModules([named('Old')], [named(mine)], [named(theirs)])[0]!.assessments.map((each) => each.nameOverride);
    expect([nameOf('Mine', 'Theirs'), nameOf('Old', 'Theirs'), nameOf(null, 'Old')]).toEqual([
      ['Mine'],
      ['Theirs'],
      [null],
    ]);
  });
});

describe('MODS-18 what somebody else changed', () => {
  it('is told module by module', () => {
    const { modules, removed, isReordered } = compareModules(base, list('c:', 'a:1', 'd:'));
    expect(modules.map(({ module: { id }, state }) => `${id} ${state}`)).toEqual(['c same', 'a changed', 'd added']);
    expect(removed).toEqual(['b']);
    expect(isReordered).toBe(true);
  });

  it('is no other order where a module was only added or taken out', () => {
    expect(compareModules(base, list('d:', 'a:1,2', 'c:')).isReordered).toBe(false);
  });
});
