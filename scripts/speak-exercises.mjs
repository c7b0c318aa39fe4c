/*
 * Speaks the exercises of the library into public/exercises/audio/: `node --import tsx scripts/speak-exercises.mjs`.
 * Needs flite with its voice slt, and lame. Only texts that changed since are spoken again; what was spoken stands in
 * server/exercises/library/spoken-guides.json. Together the recordings stay below 9 MB, so Everkinetic's exercises have one only
 * where they are held, the patient's hands and eyes being bound longest there, and their text is not long.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { libraryExercises } from '../server/exercises/library/exercises.ts';
import { createGuideFingerprint, guideText, spokenGuides } from '../server/exercises/library/spoken-guides.ts';
import { root } from './system.mjs';

const LONG = 600;
const folder = path.join(root, 'public/exercises/audio');
const wave = path.join(tmpdir(), `spoken-guide-${process.pid}.wav`);
mkdirSync(folder, { recursive: true });

const guides = {};
for (const exercise of libraryExercises()) {
  if (exercise.id.startsWith('EK-') && !(exercise.withHold && guideText(exercise).length <= LONG)) continue;
  const file = path.join(folder, `${exercise.id}.mp3`);
  const fingerprint = createGuideFingerprint(exercise);
  guides[exercise.id] = fingerprint;
  if (spokenGuides[exercise.id] === fingerprint && existsSync(file)) continue;
  execFileSync('flite', ['-voice', 'slt', '--setf', 'duration_stretch=1.05', '-t', guideText(exercise), wave]);
  execFileSync('lame', ['--quiet', '--abr', '20', '-m', 'm', '--resample', '16', wave, file]);
}
rmSync(wave, { force: true });
const names = readdirSync(folder).filter((name) => name.endsWith('.mp3'));
for (const name of names) if (!(path.parse(name).name in guides)) rmSync(path.join(folder, name));
writeFileSync(
  path.join(root, 'server/exercises/library/spoken-guides.json'),
  `${JSON.stringify(Object.fromEntries(Object.entries(guides).toSorted(([a], [b]) => a.localeCompare(b))), null, 2)}\n`,
);
const bytes = Object.keys(guides).reduce((sum, id) => sum + statSync(path.join(folder, `${id}.mp3`)).size, 0);
console.log(`${Object.keys(guides).length} recordings, ${(bytes / 1e6).toFixed(1)} MB`);
