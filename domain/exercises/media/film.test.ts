import { describe, expect, it } from 'vitest';
import { chooseFilmMethod, isTrimmed, movePartEnd, type Film, type FilmPart } from './film.ts';

const film: Film = { codec: 'avc', isAccepted: true, bytes: 8_000_000, seconds: 20, side: 1280, canEncode: true };
const whole: FilmPart = [0, 20];

describe('a film of an own exercise', () => {
  it('is sent as it is when everybody can play it', () => {
    expect(chooseFilmMethod(film, whole)).toBe('asIs');
    expect(chooseFilmMethod({ ...film, codec: 'vp9' }, whole)).toBe('asIs');
  });

  it('of an iPhone in H.264 only changes its container', () => {
    expect(chooseFilmMethod({ ...film, isAccepted: false }, whole)).toBe('copied');
  });

  it('is encoded when it is trimmed, too heavy, too large, or in a codec that does not play everywhere', () => {
    expect(chooseFilmMethod(film, [2, 20])).toBe('encoded');
    expect(chooseFilmMethod(film, [0, 19])).toBe('encoded');
    expect(chooseFilmMethod({ ...film, bytes: 50_000_000 }, whole)).toBe('asIs');
    expect(chooseFilmMethod({ ...film, bytes: 50_000_001 }, whole)).toBe('encoded');
    expect(chooseFilmMethod({ ...film, side: 1920 }, whole)).toBe('asIs');
    expect(chooseFilmMethod({ ...film, side: 3840 }, whole)).toBe('encoded');
    expect(chooseFilmMethod({ ...film, codec: 'hevc', isAccepted: false }, whole)).toBe('encoded');
    expect(chooseFilmMethod({ ...film, codec: null }, whole)).toBe('encoded');
  });

  it('keeps its pictures where the browser cannot encode', () => {
    const kept = { ...film, codec: 'hevc', canEncode: false };
    expect(chooseFilmMethod({ ...kept, isAccepted: false }, whole)).toBe('copied');
    expect(chooseFilmMethod(kept, whole)).toBe('asIs');
  });

  it('is trimmed at either end, to no less than a second', () => {
    expect(movePartEnd([2, 5], 0, 3)).toEqual([3, 5]);
    expect(movePartEnd([2, 5], 0, 4.5)).toEqual([4, 5]);
    expect(movePartEnd([2, 5], 1, 4)).toEqual([2, 4]);
    expect(movePartEnd([2, 5], 1, 2.5)).toEqual([2, 3]);
  });

  it('is not trimmed by less than a frame at either end', () => {
    expect(isTrimmed(film, [0.04, 19.96])).toBe(false);
    expect(isTrimmed(film, [0.05, 20])).toBe(true);
    expect(isTrimmed(film, [0, 19.95])).toBe(true);
  });
});
