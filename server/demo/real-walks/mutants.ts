import {
  createChance,
  everyPoint,
  isLeftLeg,
  isLeg,
  jitter,
  otherSide,
  shuffled,
  stamped,
  swapSides,
  turned,
  untimed,
  without,
} from './log-changes.ts';
import type { RecordedLog } from './recorded-logs.ts';

/** Ways in which a log of a walk goes wrong. Each changes the log it is given. */
export const mutants: Record<string, (log: RecordedLog) => void> = {
  'ends after a second': (log) => void log.frames.splice(30),
  'ends in the middle': (log) => void log.frames.splice(log.frames.length / 2),
  'holds one frame': (log) => void log.frames.splice(1),
  'nothing where a tenth of the joints were': (log) => {
    const chance = createChance(3);
    everyPoint(log, (point) => chance() < 0.1 && Object.assign(point, { x: null, y: null }));
  },
  'words instead of numbers': (log) => everyPoint(log, (point) => Object.assign(point, { x: 'NaN' }), isLeg),
  'no confidence in anything': (log) => everyPoint(log, (point) => Object.assign(point, { confidence: 0 })),
  'no confidence said': (log) => everyPoint(log, (point) => Object.assign(point, { confidence: undefined })),
  'no confidence in the left leg': (log) =>
    everyPoint(log, (point) => Object.assign(point, { confidence: 0.05 }), isLeftLeg),
  'no confidence in half of the frames': (log) =>
    everyPoint(log, (point, _, frame) => frame % 60 < 30 && Object.assign(point, { confidence: 0.02 })),
  'no legs': (log) => without(log, isLeg),
  'no left leg': (log) => without(log, isLeftLeg),
  'no feet': (log) => without(log, (name) => /Ankle|Heel|BigToe/.test(name)),
  'no heels and toes': (log) => without(log, (name) => /Heel|BigToe/.test(name)),
  'no trunk': (log) => without(log, (name) => /neck|Shoulder/.test(name)),
  'both legs in one place': (log) =>
    log.frames.forEach(({ keypoints }) => {
      for (const name of Object.keys(keypoints))
        if (isLeftLeg(name)) keypoints[name] = { ...keypoints[otherSide(name)]! };
    }),
  'sides change places in every fifth frame': (log) =>
    log.frames.forEach((frame, at) => at % 5 === 2 && swapSides(frame)),
  'sides change places halfway': (log) =>
    log.frames.forEach((frame, at) => at > log.frames.length / 2 && swapSides(frame)),
  'five times the frame rate, without stamps': (log) => {
    log.meta.fps = 150;
    untimed(log);
  },
  'twice the frame rate beside true stamps': (log) => void (log.meta.fps = 60),
  'no frame rate and no stamps': (log) => {
    delete log.meta.fps;
    untimed(log);
  },
  'a frame rate of nothing': (log) => {
    log.meta.fps = 0;
    untimed(log);
  },
  'stamps in milliseconds': (log) => {
    delete log.meta.fps;
    stamped(log, (_, t) => t * 1000);
  },
  'stamps all the same': (log) => stamped(log, () => 1),
  'stamps that go back': (log) => stamped(log, (frame, t) => (frame > 60 ? t - 2 : t)),
  'stamps that are no numbers': (log) => stamped(log, () => 'noon'),
  'each frame twice': (log) => void (log.frames = log.frames.flatMap((frame) => [frame, frame])),
  'every third frame lost': (log) => void (log.frames = log.frames.filter((_, at) => at % 3 !== 1)),
  'two of three frames lost': (log) => void (log.frames = log.frames.filter((_, at) => at % 3 === 0)),
  'a second lost in the middle': (log) => void log.frames.splice(60, 30),
  'frames out of order': (log) => void (log.frames = shuffled(log.frames)),
  'frames out of order without stamps': (log) => {
    log.frames = shuffled(log.frames);
    untimed(log);
  },
  'time runs backwards': (log) => {
    const times = log.frames.map(({ t }) => t);
    log.frames.reverse();
    stamped(log, (frame) => times[frame]);
  },
  'the last second stands still': (log) => {
    const stands = log.frames.length - 30;
    log.frames.forEach(
      (frame, at) => at > stands && Object.assign(frame, { keypoints: log.frames[stands]!.keypoints }),
    );
  },
  'nobody moves': (log) =>
    log.frames.forEach((frame) => Object.assign(frame, { keypoints: log.frames[60]!.keypoints })),
  'places far beyond any picture': (log) =>
    everyPoint(log, (point) => Object.assign(point, { x: point.x * 1e7, y: point.y * 1e7 })),
  'a joint in fifty leaps away': (log) => {
    const chance = createChance(5);
    everyPoint(log, (point) => chance() < 0.02 && Object.assign(point, { x: 5000 * chance(), y: 5000 * chance() }));
  },
  'all joints shake by 3 pixels': (log) => jitter(log, 3),
  'all joints shake by 12 pixels': (log) => jitter(log, 12),
  'all joints shake by 50 pixels': (log) => jitter(log, 50),
  'noise alone': (log) => {
    const chance = createChance(9);
    everyPoint(log, (point) => Object.assign(point, { x: 900 * chance(), y: 640 * chance() }));
  },
  'the picture lies on its side': (log) => turned(log, 90),
  'the picture stands on its head': (log) => turned(log, 180),
  'the camera is tilted by 15 degrees': (log) => turned(log, 15),
  'a picture of nine pixels': (log) =>
    everyPoint(log, (point) => Object.assign(point, { x: point.x / 100, y: point.y / 100 })),
  'points that are lists': (log) => everyPoint(log, (point) => Object.assign(point, { x: [1], y: {} }), isLeg),
  'frames that are nothing': (log) => void Object.assign(log, { frames: log.frames.map(() => null) }),
};
