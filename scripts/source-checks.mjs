import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './system.mjs';

const skipped = new Set(['node_modules', 'dist', 'data', '.git', '.cache']);
const text = /(\.(ts|tsx|mjs|js|json|md|html|css|sql|ya?ml)|Dockerfile|run)$/;

function filesUnder(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return folder === '' && skipped.has(entry.name) ? [] : filesUnder(name);
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

/** Invented words that standard terms have replaced (docs/GLOSSARY.md); nobody finds a thing by them. */
const replacedWords = new RegExp(
  String.raw`\b(${[
    'openDoor patientsInReach inSight besidePatient patientNamed placeNamed patientHidden writeDown writtenDown piecesInTime',
    'selfContained\\w* retryOf earlierReply keepReply unpackedPieces handedOver PackingOrder ReadingOrder PrintOrder keptTotal',
    'writtenNow toldSteps gatherFacts sweepFiles tidyUp keepGaitSession takenArtifact giveProgram spokenProblem draftPlace',
    'Likeness WhyFound keepOnePerson beginsAnew forgetStored likelySignedIn chunkDeadline soundParams useSoundParams OpenRows',
    'ChosenBar ChangedMeanwhile StoredMeanwhile problemsResolver serverFaults SupportDesk supportLetter letterLanguage cardLook',
  ]
    .join(' ')
    .replaceAll(' ', '|')})\b`,
);

const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Folders that belong to one person's machine: somebody's home, or where this checkout happens to lie. */
function machinePaths() {
  const here = root.split(path.sep).length > 2 ? `|${root.replaceAll(/[^\w/]/g, '\\$&')}\\b` : '';
  return new RegExp(`/(home|Users)/[a-z][\\w.-]*/|[A-Z]:\\\\\\\\?Users${here}`);
}

/** The project's own rules about its sources: `{ name, problems }` each, where no problem means that the rule holds. */
export function sourceProblems() {
  const files = filesUnder('');
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
    {
      name: 'no replaced word',
      problems: places(files, (file) => !file.endsWith('source-checks.mjs'), replacedWords),
    },
    {
      name: 'no path of a machine',
      problems: places(files, (file) => file !== 'package-lock.json', machinePaths()),
    },
  ];
}
