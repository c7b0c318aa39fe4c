/*
 * Speaks the exercises of the library, in English and Spanish, into public/exercises/audio/:
 * `node --import tsx scripts/speak-exercises.mjs`. Needs flite with its voice slt (English), pico2wave (Spanish), and
 * lame. Only texts that changed since are spoken again; what was spoken stands in
 * server/exercises/library/spoken-guides.json.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { libraryExercises } from '../server/exercises/library/exercises.ts';
import {
  createGuideFingerprint,
  guideFile,
  guideText,
  spokenGuides,
} from '../server/exercises/library/spoken-guides.ts';
import { translateExercise } from '../server/exercises/library/translate-exercise.ts';
import { root } from './system.mjs';

const folder = path.join(root, 'public/exercises/audio');
const wave = path.join(tmpdir(), `spoken-guide-${process.pid}.wav`);

const voices = {
  en: (text) => ['flite', ['-voice', 'slt', '--setf', 'duration_stretch=1.05', '-t', text, wave]],
  es: (text) => ['pico2wave', ['-l', 'es-ES', '-w', wave, `<speed level="95">${text}</speed>`]],
};

/** Speaks what has no recording of its present text, and returns the fingerprints of all. */
function speak(language) {
  const guides = {};
  mkdirSync(path.join(folder, language), { recursive: true });
  for (const original of libraryExercises()) {
    const exercise = translateExercise(original, language);
    const file = path.join(folder, guideFile(exercise.id, language));
    const fingerprint = createGuideFingerprint(exercise, language);
    guides[exercise.id] = fingerprint;
    if (spokenGuides[language][exercise.id] === fingerprint && existsSync(file)) continue;
    execFileSync(...voices[language](guideText(exercise, language)));
    execFileSync('lame', ['--quiet', '--abr', '16', '-m', 'm', '--resample', '16', wave, file]);
  }
  for (const name of readdirSync(path.join(folder, language)))
    if (!(path.parse(name).name in guides)) rmSync(path.join(folder, language, name));
  const bytes = Object.keys(guides).reduce(
    (sum, id) => sum + statSync(path.join(folder, guideFile(id, language))).size,
    0,
  );
  console.log(`${language}: ${Object.keys(guides).length} recordings, ${(bytes / 1e6).toFixed(1)} MB`);
  return Object.fromEntries(Object.entries(guides).toSorted(([a], [b]) => a.localeCompare(b)));
}

const guides = { en: speak('en'), es: speak('es') };
rmSync(wave, { force: true });
writeFileSync(path.join(root, 'server/exercises/library/spoken-guides.json'), `${JSON.stringify(guides, null, 2)}\n`);
