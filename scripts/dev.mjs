import process from 'node:process';
import { runNode } from './system.mjs';

process.exitCode = await runNode(['node_modules/vite/bin/vite.js', ...process.argv.slice(2)]);
