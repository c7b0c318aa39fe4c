import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { aptInstall, canAptInstall, onPath, root } from './system.mjs';

/**
 * What only the cluster stage of `npm run soak` uses: in a folder of its own, so that no installation and no bill of materials has it.
 */
const folder = path.join(root, 'node_modules/.cache/portal-cluster');
const packages = { '@20minutes/s3rver': '4.0.4', 'smtp-server': '3.21.6' };

/** An S3-compatible store that verifies signatures, and a mail server; installed at the first call. */
export function loadServices() {
  if (!Object.keys(packages).every((name) => existsSync(path.join(folder, 'node_modules', name)))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }));
    const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--omit=dev'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`npm could not install ${Object.keys(packages).join(' and ')}.`);
  }
  const load = createRequire(path.join(folder, 'package.json'));
  return { S3rver: load('@20minutes/s3rver'), SMTPServer: load('smtp-server').SMTPServer };
}

/** Path of HAProxy. */
export function findProxy() {
  const find = () => process.env.HAPROXY ?? onPath('haproxy') ?? ['/usr/sbin/haproxy'].find((file) => existsSync(file));
  const found = find() ?? (canAptInstall() && aptInstall('haproxy') && find());
  if (!found) throw new Error('This needs HAProxy 2.4 or newer. Install it, or set HAPROXY to its file.');
  return found;
}
