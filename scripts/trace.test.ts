import { describe, expect, it } from 'vitest';
import { listNamedRows, requirementRows, trace } from './trace.mjs';

describe('reading the list', () => {
  it('takes numbered rows and leaves headings, the table of areas and OPEN decisions', () => {
    const rows = requirementRows(
      [
        '| Area | Subject | Rows |',
        '| SHELL | Application shell | 50 |',
        '| XSHELL-01 | The product is a portal. | P§1 |',
        '| XENT-102 | A field is `a | b`. | P§2, A§2 |',
        '| OPEN-001 | Unclear. Decision: five. | A§9 |',
      ].join('\n'),
    );
    expect([...rows]).toEqual([
      ['XSHELL-01', 'The product is a portal.'],
      ['XENT-102', 'A field is `a | b`.'],
    ]);
  });
});

describe('reading the tests', () => {
  it.each([
    ['a plain title', "it('XAUTH-10 shows a message', () => {})", ['XAUTH-10']],
    ['double quotes and an apostrophe', 'test("XORG-02 the team\'s page", f)', ['XORG-02']],
    [
      'a group and its tests',
      "describe('XRTM-01', () => { it('XRTM-02 and XRTM-03', f); })",
      ['XRTM-01', 'XRTM-02', 'XRTM-03'],
    ],
    ['a template string', 'it(`XPAT-04 for ${roles.map((r) => `${r}`)} and XPAT-05`, f)', ['XPAT-04', 'XPAT-05']],
    ['a title in two pieces', "it('XSEC-01 a long title ' +\n  'and XSEC-02', f)", ['XSEC-01', 'XSEC-02']],
    ['a table with types', "it.each<[string, () => void]>([['a', f]])('XAPI-41 %s', g)", ['XAPI-41']],
    ['a table that fills the title', "it.each([['XAPI-42', ')'], ['XAPI-43', 2]])('%s %s', f)", ['XAPI-42', 'XAPI-43']],
    ['a table as a template', 'it.each`id | n\n${"XAPI-44"} | ${1}`("$id answers", f)', ['XAPI-44']],
    ['a table that does not', "it.each([['XMOD-01']])('XMOD-02 holds', f)", ['XMOD-02']],
    ['no title', "expect(text).toBe('XAUTH-11'); submit('XAUTH-12'); // XAUTH-13", []],
    ['a title that another name ends in', "visit('XAUTH-14'); form.test('XAUTH-15')", []],
  ])('finds %s', (_name, source, ids) => {
    expect(listNamedRows(source)).toEqual(ids);
  });
});

it('counts, area by area, what no test names', () => {
  const rows = new Map([
    ['XAUTH-01', 'one'],
    ['XAUTH-02', 'two'],
    ['XACCT-01', 'three'],
  ]);
  expect(trace(rows, new Set(['XAUTH-01', 'XACCT-01']))).toEqual([
    { area: 'XAUTH', total: 2, missing: [{ id: 'XAUTH-02', text: 'two' }] },
    { area: 'XACCT', total: 1, missing: [] },
  ]);
});
