import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import asvs from './fixtures/asvs/ids.json' with { type: 'json' };

/** docs/SECURITY.md is what a hospital relies on: nothing in it may name what is not there. */
const page = readFileSync('docs/SECURITY.md', 'utf8');

interface Row {
  id: string;
  level: string;
  status: string;
  evidence: string;
}

const rows: Row[] = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| [^|]+ \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, id = '', level = '', status = '', evidence = '']) => ({ id, level, status, evidence }),
);
const isMet = ({ status }: Row) => status.startsWith('met');

/** A file of the product in backticks, and the title of a test in it, if one follows. */
const named = [...page.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)*\.(?:ts|tsx|md|json|yaml))`(?: "([^"]+)")?/g)].map(
  ([, file = '', title]) => ({ file, title }),
);

it('the security page has every requirement of ASVS levels 1 and 2 once, at its level', () => {
  for (const level of ['1', '2'] as const)
    expect(rows.filter((row) => row.level === level).map(({ id }) => id)).toEqual(asvs[level]);
  expect(rows).toHaveLength(70 + 183);
});

it('the security page says of each requirement that it is met, not applicable or not met, and why', () => {
  for (const { id, status, evidence } of rows) {
    expect.soft(status, id).toMatch(/^(?:met(?: \(D[1-9]\))?|not applicable|not met)$/);
    expect.soft(evidence.length, id).toBeGreaterThan(5);
  }
});

it('the counts on the security page are those of its table', () => {
  for (const level of ['1', '2']) {
    const own = rows.filter((row) => row.level === level);
    const count = (wanted: string) => own.filter(({ status }) => status === wanted).length;
    const withDuty = own.filter(({ status }) => status.startsWith('met (')).length;
    expect(page).toContain(
      `- Level ${level}: ${own.length} requirements, ${own.filter(isMet).length} met (${withDuty} of them with a duty of the installation), ${count('not applicable')} not applicable, ${count('not met')} not met.`,
    );
  }
});

it('the security page lists what is not met, all of it, and level 1 is met', () => {
  const unmet = rows.filter(({ status }) => status === 'not met');
  const [, listed = ''] = /### Not met\n\n([\d.; ]+):/.exec(page)!;
  expect(listed.split('; ')).toEqual(unmet.map(({ id }) => id));
  expect(unmet.filter(({ level }) => level === '1')).toEqual([]);
});

it('every file and every test that the security page names exists', () => {
  expect(named.filter(({ title }) => title).length).toBeGreaterThan(150);
  for (const { file, title } of named) {
    expect.soft(existsSync(file), file).toBe(true);
    if (!title || !existsSync(file)) continue;
    const source = readFileSync(file, 'utf8').replaceAll("\\'", "'");
    expect.soft(source.includes(title), `${file}: ${title}`).toBe(true);
  }
});

it('the security page has the five standards and seven specifications of 45 CFR 164.312', () => {
  const [, table = ''] = /## HIPAA Security Rule\n([^]+?)\n## /.exec(page)!;
  expect([...table.matchAll(/^\| (\([^|]+?)(?: [RA])? \|/gm)].map(([, paragraph]) => paragraph)).toEqual([
    '(a)(1)',
    '(a)(2)(i)',
    '(a)(2)(ii)',
    '(a)(2)(iii)',
    '(a)(2)(iv)',
    '(b)',
    '(c)(1)',
    '(c)(2)',
    '(d)',
    '(e)(1)',
    '(e)(2)(i)',
    '(e)(2)(ii)',
  ]);
});

it('every duty and every link of the security page leads to something', () => {
  const duties = [...page.matchAll(/^\| (D\d) \|/gm)].map(([, duty]) => duty);
  for (const [, duty] of page.matchAll(/\((D\d)\)/g)) expect(duties).toContain(duty);
  const anchorsOf = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );
  for (const [, file = '', anchor] of page.matchAll(/\]\(([A-Z]+\.md)?(?:#([\w-]+))?\)/g)) {
    const target = `docs/${file || 'SECURITY.md'}`;
    expect.soft(existsSync(target), target).toBe(true);
    if (anchor) expect.soft(anchorsOf(target), `${target}#${anchor}`).toContain(anchor);
  }
});
