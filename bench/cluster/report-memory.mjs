import process from 'node:process';

/** Loaded by `--import` into a server that is watched: answers SIGUSR2 with a line of its log. */
process.on('SIGUSR2', () => {
  globalThis.gc();
  process.stdout.write(`${JSON.stringify({ event: 'memory', ...process.memoryUsage() })}\n`);
});
