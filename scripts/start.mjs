import process from 'node:process';
import { build } from './build.mjs';
import { runNode } from './system.mjs';

await build();
process.exitCode = await runNode(['--import', 'tsx', 'server/main.ts', ...process.argv.slice(2)]);
