import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './system.mjs';
import { findWords } from './word-checks.mjs';

const skipped = new Set(['dist', 'data', '.git', '.cache']);
const text = /(\.(ts|tsx|mjs|js|json|md|html|css|sql|ya?ml)|Dockerfile|run)$/;

function filesUnder(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      // A package of the workspace may have packages of its own.
      const isSkipped = entry.name === 'node_modules' || (folder === '' && skipped.has(entry.name));
      return isSkipped ? [] : filesUnder(name);
    }
    return text.test(entry.name) ? [name] : [];
  });
}

/** Places `file:line: text` where the expression matches, in the files that `where` picks. */
function places(files, where, expression) {
  return files.filter(where).flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (expression.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : [])),
  );
}

/** Old names stay in what describes them: migrations and their tests, the specification, the list of the words itself. */
const mayHaveOldWords =
  /\/migrations\/|migration\.test\.ts$|^docs\/REQUIREMENTS\.md$|^scripts\/word-checks\.mjs$|^package-lock\.json$/;

/** Places of replaced words, invented names and foreign sentences in all sources. */
function findAllWords(files) {
  const found = files
    .filter((file) => !mayHaveOldWords.test(file))
    .map((file) => findWords(file, readFileSync(path.join(root, file), 'utf8')));
  return (kind) => found.flatMap((each) => each[kind]);
}

const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Folders that belong to one person's machine: somebody's home, or where this checkout happens to lie. */
function machinePaths() {
  const here = root.split(path.sep).length > 2 ? `|${root.replaceAll(/[^\w/]/g, '\\$&')}\\b` : '';
  return new RegExp(`/(home|Users)/[a-z][\\w.-]*/|[A-Z]:\\\\\\\\?Users${here}`);
}

/** The project's own rules about its sources: `{ name, problems }` each, where no problem means that the rule holds. */
export function sourceProblems() {
  const files = filesUnder('');
  const listWords = findAllWords(files);
  const lock = existsSync(path.join(root, 'package-lock.json')) ? ['package-lock.json'] : [];
  return [
    {
      name: 'no download address in the lock',
      problems: places(lock, () => true, /"resolved":\s*"\w+:\/\//).slice(0, 5),
    },
    {
      name: 'no test left out or alone',
      problems: places(
        files,
        isTest,
        /\b(it|test|describe)(\.\w+)*\.(only|skip|todo|fails)\b|\b(xit|xdescribe|fit|fdescribe)\(/,
      ),
    },
    { name: 'no replaced word', problems: listWords('replaced') },
    { name: 'no invented name', problems: listWords('names') },
    { name: 'no sentence that reads as translated', problems: listWords('sentences') },
    { name: 'no word on a screen that US clinics do not use', problems: listWords('texts') },
    {
      name: 'no path of a machine',
      problems: places(files, (file) => file !== 'package-lock.json', machinePaths()),
    },
  ];
}
