import { expect, it } from 'vitest';
import { findBetterEnd } from './better-end.ts';

it.each([
  ['Numeric Pain Rating Scale', 'low'],
  ['NPRS, weekly', 'low'],
  ['Defense and Veterans Pain Rating Scale', 'low'],
  ['PHQ-2', 'low'],
  ['PHQ-9', 'low'],
  ['Patient Health Questionnaire (PHQ9)', 'low'],
  ['GAD-7', 'low'],
  ['Healthy Days Core Module (CDC HRQOL-4)', 'low'],
  ['Oswestry Disability Index', 'low'],
  ['ODI, weekly', 'low'],
  ['QuickDASH', 'low'],
  ['Quick DASH', 'low'],
  ['Quick-DASH', 'low'],
  ['Physical Functioning (RAND 36-Item Health Survey 1.0, items 3-12)', 'high'],
  ['SF-36 Physical Functioning', 'high'],
  ['Patient-Specific Functional Scale', 'high'],
  ['LEFS', 'high'],
  ['RAND 36-Item Health Survey', null],
  ['How was your week?', null],
  ['Pain', null],
  ['Pain relief after treatment', null],
])('the better end of “%s” is %s', (title, expected) => {
  expect(findBetterEnd(title)).toBe(expected);
});
