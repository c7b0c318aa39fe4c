import { describe, expect, it } from 'vitest';
import type { FootEvents } from './foot-events.ts';
import { removeImplausibleStrides, findStrides } from './strides.ts';
import type { Stride } from './walk.ts';

const events = (contacts: number[], offs: number[] = [], segment = 0): FootEvents => {
  const event = (at: number) => ({ at, isCertain: true, segment });
  return { contacts: contacts.map(event), toeOffs: offs.map(event) };
};
const FPS = 30;
const own = events([10, 40], [28]);
const strides = (foot: FootEvents, other: FootEvents) => findStrides('left', 0, foot, other, FPS);

describe('a stride', () => {
  it('a stride goes from contact to contact, with the contact of the other foot and the toe-off between', () => {
    expect(strides(own, events([25]))).toEqual([
      { side: 'left', from: 10, oppositeContact: 25, toeOff: 28, to: 40, pass: 0 },
    ]);
  });

  it('there is no stride where the other foot came down twice, or was seen and did not come down', () => {
    expect(strides(own, events([20, 30]))).toEqual([]);
    expect(strides(own, events([5, 45]))).toEqual([]);
  });

  it('a stride needs no sight of the other foot', () => {
    expect(strides(own, events([]))).toMatchObject([{ from: 10, oppositeContact: null, to: 40 }]);
  });

  it('there is no stride across a gap, nor from a contact that was not seen', () => {
    const [begin, end] = own.contacts;
    expect(strides({ ...own, contacts: [begin!, { ...end!, segment: 1 }] }, events([25]))).toEqual([]);
    expect(strides({ ...own, contacts: [begin!, { ...end!, isCertain: false }] }, events([25]))).toEqual([]);
  });

  it('a stride takes from half a second to three and a half', () => {
    expect(strides(events([0, 14]), events([7]))).toEqual([]);
    expect(strides(events([0, 15]), events([7]))).toHaveLength(1);
    expect(strides(events([0, 105]), events([50]))).toHaveLength(1);
    expect(strides(events([0, 106]), events([50]))).toEqual([]);
  });
});

it('strides that take more than 1.6 times or less than 0.6 times the usual duration are left out', () => {
  const lasting = (frames: number): Stride => ({
    side: 'left',
    from: 0,
    oppositeContact: null,
    toeOff: null,
    to: frames,
    pass: 0,
  });
  const kept = removeImplausibleStrides([30, 30, 30, 17, 18, 48, 49].map(lasting));
  expect(kept.map(({ to }) => to)).toEqual([30, 30, 30, 18, 48]);
});
