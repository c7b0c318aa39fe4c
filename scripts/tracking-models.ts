import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { models } from '@exer/movement-tracking/browser/models.ts';

const packages = fileURLToPath(new URL('../node_modules/', import.meta.url));

const notice = (
  name: string,
  version: string,
) => `${name} ${version}: https://www.npmjs.com/package/${name}/v/${version}
Copyright The MediaPipe Authors.

Licensed under the Apache License, Version 2.0 (the "License"); you may not use these files except in compliance with the
License. You may obtain a copy of the License at http://www.apache.org/licenses/LICENSE-2.0

Unless required by applicable law or agreed to in writing, software distributed under the License is distributed on an
"AS IS" BASIS, WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied. See the License for the specific
language governing permissions and limitations under the License. The files are unchanged.
`;

/** The files of the models by the path at which they are served. Fails when a package is not the one they are known from. */
function servedFiles(): Map<string, () => string | Uint8Array> {
  const served = new Map<string, () => string | Uint8Array>();
  for (const { package: name, version, folder, files } of Object.values(models)) {
    const installed = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as { version: string };
    if (installed.version !== version)
      throw new Error(
        `${name} is ${installed.version}: packages/movement-tracking/src/browser/models.ts has other files.`,
      );
    for (const [file, bytes] of Object.entries(files)) {
      const path = join(packages, name, file);
      if (statSync(path).size !== bytes)
        throw new Error(`${name}/${file} has not the size in packages/movement-tracking/src/browser/models.ts.`);
      served.set(folder + file, () => readFileSync(path));
    }
    served.set(`${folder}NOTICE.txt`, () => notice(name, version));
  }
  return served;
}

const types: Readonly<Record<string, string>> = { js: 'text/javascript', wasm: 'application/wasm', txt: 'text/plain' };

/** Puts the models beside the other files of a build, and serves them while developing. */
export const servedModels = (): Plugin => ({
  name: 'tracking-models',
  generateBundle() {
    for (const [fileName, read] of servedFiles()) this.emitFile({ type: 'asset', fileName, source: read() });
  },
  configureServer(server) {
    const files = servedFiles();
    server.middlewares.use((request, response, next) => {
      const path = request.url?.slice(1) ?? '';
      const read = files.get(path);
      if (!read) return next();
      response.setHeader('Content-Type', types[path.split('.').at(-1)!] ?? 'application/octet-stream');
      response.end(read());
    });
  },
});
