import type { Assessment } from '../../../contract/scan-modules/assessments.ts';
import { addSide, skeletons } from '@exer/pose-log/skeleton.ts';
import { metrics, type Outline, type ResultOutline } from './outline.ts';

/** The first and only version of every definition so far. */
const VERSION = '1.0.0';
/** ENT-075. */
const LONGEST_RECORDING_S = 300;
/** Of an angle, in degrees (ENT-074). */
const DECIMALS = 1;

const createResultDefinition =
  (isSided: boolean) =>
  ({ id, title, description, type, extremum, angles }: ResultOutline): Assessment['resultDefinitions'][number] => ({
    id,
    title,
    description,
    type,
    isSided,
    metric: metrics[type],
    directives: extremum ? { extremum, decimals: DECIMALS, angles: [...angles] } : null,
  });

/** An assessment in full (ENT-073..075): it starts once every joint that is followed is seen as surely as it is drawn. */
export function createDefinition(id: string, outline: Outline): Assessment {
  const { name, purpose, setup, view, sided = false, recordedAs, results, follows, checkpoints = [] } = outline;
  return {
    id,
    name,
    versions: [VERSION],
    enabledVersions: [VERSION],
    purpose,
    setupDescription: setup,
    subjectOrientation: view,
    supportsLeftRight: sided,
    thumbnailUrl: null,
    imageUrl: null,
    resultDefinitions: results.map(createResultDefinition(sided)),
    directives: {
      startingConditions: [{ type: 'CONFIDENCE', value: skeletons[recordedAs].threshold }],
      endingConditions: [{ type: 'TIME', value: LONGEST_RECORDING_S }],
      gipConditions: [...checkpoints],
      trackedFeatures: follows.flatMap((joint) => [addSide('left', joint), addSide('right', joint)]),
    },
  };
}
