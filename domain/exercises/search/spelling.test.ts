import { describe, expect, it } from 'vitest';
import { toSpanishStems, toStems, swapNeighbors, splitWords } from './spelling.ts';

describe('words of English', () => {
  it.each([
    ['legs', 'leg'],
    ['abs', 'abs'],
    ['press', 'press'],
    ['presses', 'press'],
    ['arches', 'arch'],
    ['aches', 'ache'],
    ['flies', 'fly'],
    ['ties', 'tie'],
    ['bridge', 'bridg'],
    ['bridging', 'bridg'],
    ['marching', 'march'],
    ['knee', 'knee'],
  ])('%s are looked for as %s', (word, stem) => {
    expect(toStems(word)).toEqual([stem]);
  });

  it('leave out stop words', () => {
    expect(toStems('how to do the Squats with my legs')).toEqual(['squat', 'leg']);
  });
});

describe('words of Spanish', () => {
  it.each([
    ['talón', 'talon'],
    ['talones', 'talon'],
    ['puente', 'puent'],
    ['puentes', 'puent'],
    ['pie', 'pie'],
    ['pies', 'pie'],
    ['dos', 'dos'],
  ])('%s are looked for as %s', (word, stem) => {
    expect(toSpanishStems(word)).toEqual([stem]);
  });
});

it('splitWords splits a text at spaces and punctuation, without accents and capitals', () => {
  expect(splitWords('  Élévation du bras: (Un-Bras) ')).toEqual(['elevation', 'du', 'bras', 'un', 'bras']);
});

it('swapNeighbors swaps two neighboring letters in words of four letters and more', () => {
  expect(swapNeighbors('hele')).toEqual(['ehle', 'hlee', 'heel']);
  expect(swapNeighbors('hip')).toEqual([]);
  expect(swapNeighbors('heel')).toEqual(['ehel', 'hele']);
});
