import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Child {
  process: ChildProcess;
  end(): Promise<void>;
}

/** Starts a program and waits until what it writes matches: its first group is `announced`. It ends with this process. */
export async function startChild(
  command: string,
  args: readonly string[],
  ready: RegExp | undefined,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Child & { announced: string }> {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const leave = () => child.kill('SIGKILL');
  process.once('exit', leave);
  const exited = new Promise<void>((done) => child.once('exit', () => done()).once('error', () => done()));
  const end = async () => {
    process.off('exit', leave);
    child.kill();
    const hard = setTimeout(leave, 5000);
    await exited;
    clearTimeout(hard);
  };
  let output = '';
  const announced = await new Promise<string>((heard, failed) => {
    if (!ready) child.once('spawn', () => heard(''));
    const hear = (text: Buffer) => {
      output += text.toString();
      const found = ready?.exec(output);
      if (found) heard(found[1]!);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`${command} ended with ${code}:\n${output}`)));
  });
  return { process: child, end, announced };
}

/** A folder of its own for a browser, with what removes it. */
export function makeFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'portal-browser-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
