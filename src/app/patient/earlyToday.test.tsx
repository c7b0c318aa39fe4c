import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApi } from '../../../tests/component/fakeApi.ts';
import { buildExerciseToDo, buildPatientDay } from '../../../tests/component/patientDay.ts';
import { requestTodayEarly } from './earlyToday.ts';
import { PatientApp } from './PatientApp.tsx';

const CODE = '0e2g4j-6l8np-1r3t5-7v9x1-b3d5f';
const HELLO = 'Hello, Ada';

const openWith = (kept: object, path = `/p/${CODE}`) => {
  localStorage.setItem(`patient-link:${CODE}`, JSON.stringify(kept));
  history.replaceState(null, '', path);
  const day = buildPatientDay([buildExerciseToDo({})]);
  return mockApi({ 'GET /v2/intake/today': [200, day] });
};

describe('the day that is requested before the page’s script is there', () => {
  it('PTL-09 is the one that the page of a connected device shows: it is requested once', async () => {
    const calls = openWith({ token: 'token-of-this-link' });
    requestTodayEarly();
    expect(calls.map(({ path }) => path)).toEqual(['/v2/intake/today']);
    render(<PatientApp />);
    expect(await screen.findByRole('heading', { name: HELLO })).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(calls[0]!.headers.get('authorization')).toBe('Bearer token-of-this-link');
  });

  it('PTL-09 is not shown to whom the device was given meanwhile: their own is requested', async () => {
    const calls = openWith({ token: 'token-before' });
    requestTodayEarly();
    localStorage.setItem(`patient-link:${CODE}`, JSON.stringify({ token: 'token-after' }));
    render(<PatientApp />);
    await screen.findByRole('heading', { name: HELLO });
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer token-before',
      'Bearer token-after',
    ]);
  });

  it.each([
    ['a device that is not connected', {}, `/p/${CODE}`],
    ['a preview of staff', { token: 'token-of-this-link' }, '/p/preview/7'],
  ])('PTL-09 is not requested for %s', (_who, kept, path) => {
    const calls = openWith(kept, path);
    requestTodayEarly();
    expect(calls).toEqual([]);
  });
});
