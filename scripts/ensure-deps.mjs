import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { onPath, root } from './system.mjs';

const lockFile = path.join(root, 'package-lock.json');
const stampFile = path.join(root, 'node_modules/.deps-stamp');
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This project needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

const lock = read(lockFile);
const stamp = `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`;
if (read(stampFile) !== stamp) {
  if (!installedMatchesLock()) install();
  removeForeignNode();
  writeFileSync(stampFile, stamp);
}

/** Whether what npm recorded as installed is what the lock asks for (after an `npm install` by hand, say). */
function installedMatchesLock() {
  const record = read(path.join(root, 'node_modules/.package-lock.json'));
  if (!record) return false;
  const installed = JSON.parse(record).packages;
  const wanted = Object.entries(JSON.parse(lock).packages).filter(([folder]) => folder !== '');
  return wanted.every(([folder, entry]) => {
    const there = existsSync(path.join(root, folder)) ? installed[folder] : undefined;
    return there ? there.version === entry.version : Boolean(entry.optional || entry.peer);
  });
}

function install() {
  console.log('Installing the packages that package-lock.json names. The first time takes a minute or two.');
  const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, ...args] = npm();
  const done = spawnSync(command, [...args, ...flags], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (done.status === 0) return;
  console.error(
    `\nnpm ci failed${done.error ? `: ${done.error.message}` : ''}. Its message is above; is the network up?`,
  );
  process.exit(1);
}

/** npm's scripts prefer the Node among the packages, which does not start on a system with another C library. */
function removeForeignNode() {
  const installed = path.join(root, 'node_modules/.bin/node');
  if (existsSync(installed) && spawnSync(installed, ['--version']).status !== 0) rmSync(installed);
}

/** The npm that started us; else the one that came with this Node; else the one on PATH. */
function npm() {
  const bundled = path.join(path.dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js');
  const candidates = [process.env.npm_execpath ?? '', bundled];
  const cli = candidates.find((file) => path.basename(file) === 'npm-cli.js' && existsSync(file));
  if (cli) return [process.execPath, cli];
  return [onPath('npm') ?? 'npm'];
}
