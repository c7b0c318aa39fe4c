import { describe, expect, it } from 'vitest';
import { readInsights, listResultFrames } from '@exer/pose-log/insights.ts';
import { getPhase, listPhaseMarkers, listMarks, findNeighboringMark } from './marks.ts';

/** Of the walk of two laps that the demo clinics have. */
const stored = {
  lapInfo: { lap1StartFrame: 17, lap1EndFrame: 137, lap2StartFrame: 155, lap2EndFrame: 265 },
  strideInfo: {
    left: { bestCycle: { startFrame: 58, endFrame: 87 }, stepInfo: { frameLength: 15 } },
    right: { bestCycle: { startFrame: 160, endFrame: 189 }, stepInfo: { frameLength: 16 } },
  },
  resultFrames: { 'Max Flexion': 120, 'Heel Strikes': [25, 300, 58] },
};
const nothing = readInsights(null);

describe('insights', () => {
  it('ENT-093 hold the frames of both laps', () => {
    expect(readInsights(stored).lapInfo).toEqual(stored.lapInfo);
    expect(readInsights({ lapInfo: { lap1StartFrame: 0, lap1EndFrame: 150, lap2StartFrame: null } }).lapInfo).toEqual({
      lap1StartFrame: 0,
      lap1EndFrame: 150,
      lap2StartFrame: null,
      lap2EndFrame: null,
    });
  });

  it('ENT-094 hold the best cycle of each side and how many frames a step takes', () => {
    expect(readInsights(stored).strideInfo).toEqual(stored.strideInfo);
  });

  it('ENT-095 hold frames by the name of the result', () => {
    expect(readInsights(stored).resultFrames).toEqual({ 'Max Flexion': [120], 'Heel Strikes': [25, 300, 58] });
  });

  it.each([undefined, null, 'none', 7, [], {}, { lapInfo: null, strideInfo: [], resultFrames: 'x' }])(
    'that are %j name no frame',
    (odd) => {
      const insights = readInsights(odd);
      expect(listPhaseMarkers(insights)).toEqual([]);
      expect(listResultFrames(insights, 100)).toEqual([]);
    },
  );

  it('leave out frames that cannot be', () => {
    const odd = {
      lapInfo: { lap1StartFrame: -1, lap1EndFrame: 1.5, lap2StartFrame: '9' },
      resultFrames: { a: [null] },
    };
    expect(listPhaseMarkers(readInsights(odd))).toEqual([]);
    expect(listResultFrames(readInsights(odd), 100)).toEqual([]);
  });
});

describe('the phase', () => {
  it('OPEN-142 REPLAY-12 is that of the highest marker that the frame has reached', () => {
    const markers = listPhaseMarkers(readInsights(stored));
    const at = (frame: number) => getPhase(markers, frame, 300);
    expect([0, 16].map(at)).toEqual([null, null]);
    expect([17, 57].map(at)).toEqual(['lap1Start', 'lap1Start']);
    expect([58, 86].map(at)).toEqual(['leftCycleStart', 'leftCycleStart']);
    expect([87, 136].map(at)).toEqual(['leftCycleEnd', 'leftCycleEnd']);
    expect([137, 155, 160, 189, 265, 298].map(at)).toEqual([
      'lap1End',
      'lap2Start',
      'rightCycleStart',
      'rightCycleEnd',
      'lap2End',
      'lap2End',
    ]);
  });

  it('REPLAY-11 is complete at the last frame, with or without markers', () => {
    expect(getPhase(listPhaseMarkers(readInsights(stored)), 265, 266)).toBe('complete');
    expect(getPhase([], 265, 266)).toBe('complete');
    expect(getPhase([], 264, 266)).toBeNull();
    expect(getPhase(listPhaseMarkers(nothing), 0, 1)).toBe('complete');
  });
});

it('REPLAY-13 OPEN-142 the listed frames are those of results, in their order, if there is such a frame', () => {
  expect(listResultFrames(readInsights(stored), 266)).toEqual([
    { name: 'Heel Strikes', frame: 25 },
    { name: 'Heel Strikes', frame: 58 },
    { name: 'Max Flexion', frame: 120 },
  ]);
  expect(listResultFrames(readInsights(stored), 26).map(({ frame }) => frame)).toEqual([25]);
  expect(listResultFrames(readInsights(stored), 25)).toEqual([]);
});

const insights = readInsights({
  lapInfo: { lap1StartFrame: 17, lap1EndFrame: 137, lap2StartFrame: 300 },
  strideInfo: { left: { bestCycle: { startFrame: 58, endFrame: 87 } } },
  resultFrames: { 'Max Flexion': 58, 'Heel Strikes': [25, 299, 300] },
});

it('REPLAY-12 REPLAY-13 OPEN-142 marks are the phases and the listed frames of the recording, in their order', () => {
  expect(listMarks(insights, 300)).toEqual([
    { frame: 17, phase: 'lap1Start' },
    { frame: 25, name: 'Heel Strikes' },
    { frame: 58, phase: 'leftCycleStart' },
    { frame: 58, name: 'Max Flexion' },
    { frame: 87, phase: 'leftCycleEnd' },
    { frame: 137, phase: 'lap1End' },
    { frame: 299, name: 'Heel Strikes' },
  ]);
  expect(listMarks(readInsights(null), 300)).toEqual([]);
});

it.each([
  [0, 1, 17],
  [17, 1, 25],
  [57, 1, 58],
  [58, 1, 87],
  [299, 1, null],
  [299, -1, 137],
  [58, -1, 25],
  [17, -1, null],
] as const)('from frame %d in direction %d comes %s', (frame, direction, next) => {
  expect(findNeighboringMark(listMarks(insights, 300), frame, direction)).toBe(next);
});
