import { expect, it } from 'vitest';
import { navigateTo } from './path.ts';

const readNumber = () => (window.history.state as { idx?: number }).idx;

it('C1 an entry that is made outside the router keeps the numbers of the router, by which a step is taken back', () => {
  window.history.replaceState({ idx: 2 }, '');
  navigateTo('/user/login/', { replace: true });
  expect(readNumber()).toBe(2);
  navigateTo('/home/');
  expect(readNumber()).toBe(3);
  window.history.replaceState(null, '');
  navigateTo('/patients/');
  expect(readNumber()).toBeUndefined();
});
