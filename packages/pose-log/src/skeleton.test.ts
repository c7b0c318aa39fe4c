import { expect, it } from 'vitest';
import { isLinkVisible, sideColours, skeletons } from './skeleton.ts';

const body = skeletons['pose-log'];
const hands = skeletons['hands-log'];
const named = ({ points, links }: typeof body) => links.map(({ from, to }) => `${points[from]}-${points[to]}`);

it('ENT-092 a body skeleton has the keypoints of pose logs', () => {
  const paired = ['Ankle', 'Knee', 'Hip', 'Shoulder', 'Elbow', 'Wrist', 'Eye', 'Ear', 'BigToe', 'Heel'];
  const expected = ['neck', 'nose', 'midHips', ...paired.flatMap((part) => [`left${part}`, `right${part}`])];
  expect(body.points.toSorted()).toEqual(expected.toSorted());
});

it('ENT-097 a hands skeleton has the joints of both hands', () => {
  const fingers = ['Index', 'Middle', 'Ring', 'Little'];
  const hand = [
    'Wrist',
    ...['CMC', 'MP', 'IP', 'Tip'].map((joint) => `Thumb${joint}`),
    ...fingers.flatMap((finger) => ['MCP', 'PIP', 'DIP', 'Tip'].map((joint) => finger + joint)),
  ];
  const expected = ['left', 'right'].flatMap((side) => hand.map((joint) => side + joint));
  expect(hands.points.toSorted()).toEqual(expected.toSorted());
});

it('links join all joints as they are connected in a body', () => {
  expect(named(body)).toEqual(
    expect.arrayContaining([
      'nose-neck',
      'neck-midHips',
      'neck-leftShoulder',
      'leftElbow-leftWrist',
      'midHips-rightHip',
      'rightHip-rightKnee',
      'rightKnee-rightAnkle',
      'rightAnkle-rightHeel',
      'rightAnkle-rightBigToe',
      'nose-leftEye',
      'leftEye-leftEar',
    ]),
  );
  expect(named(hands)).toEqual(
    expect.arrayContaining(['leftWrist-leftThumbCMC', 'leftThumbIP-leftThumbTip', 'rightLittleDIP-rightLittleTip']),
  );
  for (const { points, links } of [body, hands]) {
    expect(links.every(({ from, to }) => points[from] !== undefined && points[to] !== undefined)).toBe(true);
    expect(points.every((_, at) => links.some(({ from, to }) => from === at || to === at))).toBe(true);
  }
});

it('REPLAY-09 OPEN-143 the left side is magenta and the right side cyan, for hands and bodies', () => {
  expect(sideColours).toMatchObject({ left: '#ff00ff', right: '#00ffff' });
  for (const { points, sides, links } of [body, hands]) {
    expect(sides[points.indexOf('leftWrist')]).toBe('left');
    expect(sides[points.indexOf('rightWrist')]).toBe('right');
    for (const { from, to, side } of links) {
      const ends = `${points[from]} ${points[to]}`;
      expect(side, ends).toBe(ends.includes('left') ? 'left' : ends.includes('right') ? 'right' : 'middle');
    }
  }
});

it.each([
  ['REPLAY-07', body, 0.5, 0.49],
  ['REPLAY-08', hands, 0.4, 0.39],
])('%s hides a line only when both its ends are below the threshold', (_, skeleton, enough, tooLittle) => {
  expect(isLinkVisible(skeleton, tooLittle, tooLittle)).toBe(false);
  expect(isLinkVisible(skeleton, 0, 0)).toBe(false);
  expect(isLinkVisible(skeleton, enough, tooLittle)).toBe(true);
  expect(isLinkVisible(skeleton, 0, enough)).toBe(true);
  expect(isLinkVisible(skeleton, 1, 1)).toBe(true);
});
