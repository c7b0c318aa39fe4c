/* The worker in which the models run, under a policy of its own (decision 0031). It is one classic script, since the
   models' scripts are: it may import types only. */
import type { Detection, Landmark, TrackingResponse, TrackingErrorCode, TrackingRequest } from './tracking-messages.ts';

interface Results {
  multiHandLandmarks?: Landmark[][];
  multiHandWorldLandmarks?: Landmark[][];
  multiHandedness?: { label: 'Left' | 'Right'; score: number }[];
  poseLandmarks?: Landmark[];
  poseWorldLandmarks?: Landmark[];
}
interface Solution {
  setOptions: (options: object) => void;
  onResults: (listener: (results: Results) => void) => void;
  initialize: () => Promise<void>;
  send: (inputs: { image: ImageBitmap }) => Promise<void>;
}
type SolutionClass = new (settings: { locateFile: (file: string) => string }) => Solution;

declare function importScripts(...urls: string[]): void;
const scope = globalThis as typeof globalThis & { Hands?: SolutionClass; Pose?: SolutionClass };
const tell = (answer: TrackingResponse) => scope.postMessage(answer, { transfer: [] });

/** The models' scripts expect a page: they get as much of one as they ask for. */
function standInForPage(): void {
  const script = () => {
    let source = '';
    const heard: Record<string, () => void> = {};
    return {
      setAttribute: (name: string, value: string) => {
        if (name === 'src') source = value;
      },
      addEventListener: (name: string, listener: () => void) => {
        heard[name] = listener;
      },
      run: () => {
        importScripts(source);
        heard.load?.();
      },
    };
  };
  const silent = () => undefined;
  Object.assign(scope, {
    window: scope,
    document: {
      createElement: (name: string) => (name === 'canvas' ? new OffscreenCanvas(1, 1) : script()),
      body: { appendChild: (element: ReturnType<typeof script>) => element.run() },
    },
    alert: silent,
  });
  // They also tell of every step of their start.
  Object.assign(console, { log: silent, info: silent, warn: silent, error: silent });
}

/** Fetches all files once, so that the browser has them at hand, and says how far that is. */
async function fetchFiles({ folder, files }: TrackingRequest & { is: 'open' }): Promise<void> {
  const total = Object.values(files).reduce((sum, bytes) => sum + bytes, 0);
  let loaded = 0;
  for (const file of Object.keys(files)) {
    const answer = await fetch(folder + file);
    if (!answer.ok || !answer.body) throw new Error(file);
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      loaded += part.value.length;
      tell({ is: 'progress', share: Math.min(1, loaded / total) });
    }
  }
}

const hasWebGL = () => {
  if (!('OffscreenCanvas' in scope)) return false;
  const canvas = new OffscreenCanvas(1, 1);
  return !!(canvas.getContext('webgl2') ?? new OffscreenCanvas(1, 1).getContext('webgl'));
};

let solution: Solution;
let latest: Results = {};

async function open(order: TrackingRequest & { is: 'open' }): Promise<TrackingErrorCode | null> {
  if (!hasWebGL()) return 'noWebGL';
  try {
    await fetchFiles(order);
  } catch {
    return 'notLoaded';
  }
  standInForPage();
  importScripts(`${order.folder}${order.kind === 'hands' ? 'hands' : 'pose'}.js`);
  const Model = (order.kind === 'hands' ? scope.Hands : scope.Pose)!;
  solution = new Model({ locateFile: (file) => order.folder + file });
  solution.onResults((results) => {
    latest = results;
  });
  solution.setOptions({
    ...(order.kind === 'hands' ? { maxNumHands: 2 } : { smoothLandmarks: false }),
    modelComplexity: order.detail === 'fast' ? 0 : 1,
    minDetectionConfidence: 0.5,
    minTrackingConfidence: 0.5,
    // The same numbers on every machine, whatever its graphics processor rounds to.
    useCpuInference: true,
  });
  await solution.initialize();
  return null;
}

function toDetection(results: Results): Detection {
  const hands = (results.multiHandedness ?? []).flatMap(({ label, score }, at) => {
    const [landmarks, world] = [results.multiHandLandmarks?.[at], results.multiHandWorldLandmarks?.[at]];
    return landmarks && world ? [{ label, score, landmarks, world }] : [];
  });
  const { poseLandmarks: landmarks, poseWorldLandmarks: world } = results;
  return { hands, body: landmarks && world ? { landmarks, world } : null };
}

async function look(picture: ImageBitmap): Promise<Detection> {
  latest = {};
  await solution.send({ image: picture });
  picture.close();
  return toDetection(latest);
}

scope.addEventListener('message', ({ data }: MessageEvent<TrackingRequest>) => {
  const work =
    data.is === 'open'
      ? open(data).then((why) => tell(why ? { is: 'failed', why } : { is: 'ready' }))
      : look(data.picture).then((found) => tell({ is: 'found', found }));
  void work.catch(() => tell({ is: 'failed', why: 'broken' }));
});
