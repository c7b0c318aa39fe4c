import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** Root folder of the project, whatever folder a script was started from. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Full path of an executable on PATH, or undefined. */
export function onPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/**
 * Runs a program in the project's root (or in `cwd`) with its output shown, and hands our own SIGTERM and SIGINT on to it, except the
 * SIGINT of Ctrl-C, which a terminal sends to both of us. Resolves to its exit code, as a shell would give it.
 * With `hear`, its output goes there in pieces and is not shown: for what runs beside something that is.
 */
export function run(command, args, { env = process.env, cwd = root, hear } = {}) {
  const output = hear ? 'pipe' : 'inherit';
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', output, output] });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear);
  const forward = (signal) => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(code ?? 128 + os.constants.signals[signal]);
    });
  });
}

/** Like `run`, for a JavaScript file: the same Node that runs this script. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** Arguments for `runNode`: Vite with a Node that reads TypeScript, as its configuration imports an engine by its package name. */
export const vite = ['--import', 'tsx', path.join(root, 'node_modules/vite/bin/vite.js')];

/** True where `aptInstall` can work: root on Debian or a system derived from it. */
export function canAptInstall() {
  if (process.getuid?.() !== 0 || !onPath('apt-get') || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/**
 * Installs one Debian package; only call it where `canAptInstall()`.
 * Each step has a time limit so that a machine without network gets an answer: 2 minutes for the package lists,
 * 8 for the package. True when both went well. Debian starts a service when its package is installed; a policy file in its
 * usual place keeps it from that.
 */
export function aptInstall(name) {
  console.log(`Installing the Debian package ${name}. This can take a few minutes.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const step = (args, minutes) =>
    spawnSync('apt-get', ['-q', '-o', 'Acquire::Retries=2', '-o', 'Acquire::http::Timeout=20', ...args], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: minutes * 60_000,
    }).status === 0;
  const policy = '/usr/sbin/policy-rc.d';
  const ours = !existsSync(policy);
  if (ours) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return step(['update'], 2) && step(['install', '-y', '--no-install-recommends', name], 8);
  } finally {
    if (ours) rmSync(policy);
  }
}
