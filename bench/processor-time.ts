import { readdirSync, readFileSync } from 'node:fs';

/** A tick of the kernel's clock, which is 100 a second on every Linux. */
const TICK_MS = 10;

const statOf = (pid: number): string[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
};

/**
 * Milliseconds of processor time that a process and all that it has started have taken so far, in the kernel and out of
 * it, also of those that have ended. Linux alone.
 */
export function processorTime(pid: number): number {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(statOf(Number(name))[1])] as const);
  const sum = (of: number): number => {
    const ticks = statOf(of)
      .slice(11, 15)
      .reduce((total, value) => total + Number(value), 0);
    return parents
      .filter(([, parent]) => parent === of)
      .reduce((total, [child]) => total + sum(child), ticks * TICK_MS);
  };
  return sum(pid);
}
