import {
  logicOptions,
  trackOptions,
  typeOptions,
  type Logic,
  type MeasureType,
  type PhaseView,
  type Track,
} from '../../contract/care-paths/shapes.ts';

/** A path of the specification; changes stay in the browser until the page is left (PATHS-07). */
export interface SamplePath {
  id: number;
  name: string;
  phases: readonly PhaseView[];
}

type Step = [
  title: string,
  exerciseTotal: number,
  messageTotal: number,
  track: Track,
  logic: Logic,
  number,
  type: MeasureType,
  messageProvider?: 'notify',
];

const createPath = (id: number, name: string, steps: readonly Step[]): SamplePath => ({
  id,
  name,
  phases: steps.map(([title, exerciseTotal, messageTotal, track, logic, number, type, notify], index) => ({
    id: `sample-${id}-${index + 1}`,
    phaseNumber: index + 1,
    title,
    exerciseTotal,
    messageTotal,
    trackOptions: [...trackOptions],
    typeOptions: [...typeOptions],
    logicOptions: [...logicOptions],
    track,
    logic,
    number,
    type,
    messageProvider: notify === 'notify',
    templateId: null,
    templateName: null,
  })),
});

/** The sample paths (PATHS-09..13, OPEN-096). */
export const samplePaths: readonly SamplePath[] = [
  createPath(1, 'Back To You: Chronic Low Back', [
    ['Pain control', 4, 3, 'Pain', '<', 5, 'Score', 'notify'],
    ['Move with confidence', 5, 2, 'Range of motion', '>', 60, 'Degrees'],
    ['Build strength', 6, 2, 'Adherence', '>', 80, '%'],
    ['Maintain progress', 4, 1, 'Time in phase', '>', 6, 'Weeks', 'notify'],
  ]),
  createPath(2, 'Track Acuity for Low Back Pain', [
    ['Baseline survey', 0, 1, 'Disability', '>', 40, 'Score', 'notify'],
    ['Weekly check', 2, 4, 'Pain', '<', 4, 'Score'],
    ['Monthly check', 2, 1, 'Time in phase', '>', 90, 'Days'],
  ]),
  createPath(3, 'Post-Op Total Knee Replacement', [
    ['Protect and activate', 5, 4, 'Time in phase', '>', 14, 'Days', 'notify'],
    ['Restore knee flexion', 6, 3, 'Range of motion', '>', 90, 'Degrees', 'notify'],
    ['Full range of motion', 7, 2, 'Range of motion', '>', 115, 'Degrees'],
    ['Strength and stairs', 7, 2, 'Adherence', '>', 75, '%'],
    ['Return to daily activities', 5, 1, 'Time in phase', '>', 8, 'Weeks'],
  ]),
  createPath(4, 'Ongoing Fall Prevention', [
    ['Fall risk screening', 3, 1, 'Balance', '<', 45, 'Score', 'notify'],
    ['Standing balance', 5, 2, 'Adherence', '>', 70, '%'],
    ['Walking and turning', 6, 2, 'Time in phase', '>', 12, 'Weeks'],
  ]),
  createPath(5, 'Post-Op Total Hip Replacement', [
    ['Early mobility', 4, 4, 'Time in phase', '>', 10, 'Days', 'notify'],
    ['Walking without a device', 5, 3, 'Adherence', '>', 80, '%'],
    ['Hip strength', 7, 2, 'Range of motion', '>', 100, 'Degrees'],
    ['Return to activity', 5, 1, 'Time in phase', '>', 6, 'Weeks'],
  ]),
];
