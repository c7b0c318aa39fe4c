import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resetLanguage, setLocale } from '../../../src/ui/i18n/language.ts';
import { renderSessions } from './fixtures.ts';

beforeAll(() => setLocale('es', 'admin'));
afterAll(resetLanguage);

it('OPEN-013 OPEN-058 the period of the list is formatted like all Spanish dates', async () => {
  renderSessions();
  fireEvent.change(await screen.findByLabelText('Desde'), { target: { value: '2026-01-05' } });
  expect(await screen.findByText(/^5 ene 2026 – \d{1,2} \p{Ll}{3,4} \d{4}$/u)).toBeVisible();
});
