import type { TrackedRecording } from '../recording.ts';

/** What is looked for in pictures. */
export type TrackedKind = TrackedRecording['kind'];

interface Model {
  /** Its npm package, and the only version whose files these are. */
  package: string;
  version: string;
  /** Where it is served: named by its version, so that a browser may keep it for ever. */
  folder: string;
  /** Bytes of each file that is fetched, to tell how far the download is. */
  files: Readonly<Record<string, number>>;
}

/** Folder of the served models under the site's root. */
export const MODELS_FOLDER = 'assets/tracking/';

const createModel = (name: string, version: string, files: Model['files']): Model => ({
  package: `@mediapipe/${name}`,
  version,
  folder: `${MODELS_FOLDER}${name}-${version}/`,
  files,
});

/** MediaPipe's models of hands and bodies (Apache-2.0), which run in the browser, and what of their packages is served. */
export const models: Readonly<Record<TrackedKind, Model>> = {
  hands: createModel('hands', '0.4.1675469240', {
    'hands.js': 45_581,
    'hands.binarypb': 550,
    'hands_solution_packed_assets_loader.js': 8_327,
    'hands_solution_packed_assets.data': 4_326_731,
    'hands_solution_simd_wasm_bin.js': 276_479,
    'hands_solution_simd_wasm_bin.wasm': 6_026_259,
    'hand_landmark_full.tflite': 5_478_688,
  }),
  body: createModel('pose', '0.5.1675469404', {
    'pose.js': 47_089,
    'pose_web.binarypb': 1_007,
    'pose_solution_packed_assets_loader.js': 8_002,
    'pose_solution_packed_assets.data': 2_962_288,
    'pose_solution_simd_wasm_bin.js': 276_478,
    'pose_solution_simd_wasm_bin.wasm': 6_104_372,
    'pose_landmark_full.tflite': 6_440_512,
    'pose_landmark_lite.tflite': 2_819_824,
  }),
};

/** How a body is found: as exactly as the model can, or fast enough to be counted while it moves (decision 0051). */
export type Detail = 'exact' | 'fast';

const otherFiles: Readonly<Record<Detail, string>> = { exact: 'lite', fast: 'full' };

/** The files of a model that are needed for a detail, and their bytes; hands have only one. */
export const listFiles = (kind: TrackedKind, detail: Detail): Model['files'] =>
  kind === 'hands'
    ? models.hands.files
    : Object.fromEntries(
        Object.entries(models.body.files).filter(([name]) => name !== `pose_landmark_${otherFiles[detail]}.tflite`),
      );
