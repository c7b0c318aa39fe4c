import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { mockApi } from '../../../tests/component/fakeApi.ts';
import { createTranslations, TranslationsProvider } from '../pages/public-program/translations.ts';
import { BirthDate } from './BirthDate.tsx';
import { patientMessages } from './messages.en.ts';
import spanish from './messages.es.ts';

it.each([
  ['English', createTranslations('en', patientMessages), ['Month', 'Day', 'Year'], ['4', '12', '1961']],
  ['Spanish', createTranslations('es', spanish), ['Día', 'Mes', 'Año'], ['12', '4', '1961']],
] as const)('PTL-68 the date of birth is typed in the order of %s', async (_language, texts, order, typed) => {
  const sent = mockApi({ 'POST /v2/intake/links': [201, { token: 'token-of-this-device' }] });
  const onOpened = vi.fn<(opened: { token: string }) => void>();
  render(
    <TranslationsProvider value={texts}>
      <BirthDate
        code="00xb6r-9bej3-p1h4d-nxyhg-fa5fv"
        onLanguage={() => undefined}
        onOpened={onOpened}
        onGone={() => undefined}
      />
    </TranslationsProvider>,
  );
  const fields = screen.getAllByRole('textbox');
  for (const [at, field] of fields.entries()) expect(field).toHaveAccessibleName(order[at]);
  const user = userEvent.setup();
  await user.click(fields[0]!);
  for (const part of typed) {
    await user.keyboard(part);
    await user.tab();
  }
  await user.keyboard('{Enter}');
  await expect.poll(() => onOpened.mock.calls).toEqual([[{ token: 'token-of-this-device' }]]);
  // April 12.
  expect(sent[0]!.body).toMatchObject({ birthDate: '1961-04-12' });
});
