import process from 'node:process';
import { runNode, vite } from './system.mjs';

process.exitCode = await runNode([...vite, ...process.argv.slice(2)]);
