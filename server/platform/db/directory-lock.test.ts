import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

let directory: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'portal-lock-'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(directory, { recursive: true });
});

/** Takes the directory in a process of its own and keeps it; answers what that process says first. */
async function takeElsewhere(before: string[] = []): Promise<{ child: ChildProcess; output: string }> {
  const code = `
    const { lockDirectory } = await import('./server/platform/db/directory-lock.ts');
    const output = await lockDirectory(process.argv[1]).then(() => 'took it', (error) => error.message);
    console.log('process ' + process.pid + ': ' + output);
    if (output === 'took it') setInterval(() => {}, 1000);`;
  const [command, ...words] = before.concat(
    process.execPath,
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    code,
    directory,
  );
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  const child = spawn(command!, words, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, output: output.toString().trim() };
}

it('C6 the data directory belongs to one process, and to the next one as soon as that has died', async () => {
  const first = await takeElsewhere();
  expect(first.output).toBe(`process ${first.child.pid}: took it`);
  expect((await takeElsewhere()).output).toContain(`Another process (${first.child.pid} on `);
  await expect(lockDirectory(directory)).rejects.toThrow(`is using ${directory}`);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const release = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(`Another process (${process.pid} on `);
  release();
  (await lockDirectory(directory))();
});

it('C6 a number that a dead process left behind keeps nobody out, whosever number it is now', async () => {
  for (const name of ['portal.lock', 'portal.pid']) writeFileSync(join(directory, name), `${process.ppid}`);
  const release = await lockDirectory(directory);
  expect(readFileSync(join(directory, 'portal.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} on `));
  release();
});

// A container's process is the first of its own numbering; only Linux has them.
if (process.platform === 'linux')
  it('C6 the data directory belongs to one of two containers that share it, though both are process 1', async () => {
    const container = ['unshare', ...(process.getuid!() === 0 ? [] : ['-Ur']), '--pid', '--fork', '--kill-child'];
    const first = await takeElsewhere(container);
    expect(first.output).toBe('process 1: took it');
    const second = await takeElsewhere(container);
    expect(second.output).toContain('process 1: Another process (1 on ');
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    // The container ends after the command that began it.
    await expect.poll(async () => (await takeElsewhere(container)).output).toBe('process 1: took it');
  });
