import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetLanguage, speak } from '../../src/i18n/language.ts';
import { open } from './sessionDesk.ts';

beforeAll(() => speak('es', 'admin'));
afterAll(forgetLanguage);

it('OPEN-013 OPEN-058 says the days of the list as all days are said in Spanish', async () => {
  open();
  fireEvent.change(await screen.findByLabelText('Desde'), { target: { value: '2026-01-05' } });
  expect(await screen.findByText(/^5 ene 2026 – \d{1,2} \p{Ll}{3,4} \d{4}$/u)).toBeVisible();
});
