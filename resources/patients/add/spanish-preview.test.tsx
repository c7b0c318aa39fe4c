import { render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BulkPreviewRow } from '../../../contract/patients/patients.ts';
import { bulkAddMessage } from '../../../contract/patients/messages.ts';
import { toIssueMessage } from '../../../domain/patients/bulk-add/issues.ts';
import { createI18nProvider } from '../../../src/ui/i18n/i18nProvider.ts';
import { resetLanguage, setLocale } from '../../../src/ui/i18n/language.ts';
import { patients } from '../plugin.tsx';
import { PreviewTable } from './PreviewTable.tsx';

beforeAll(() => setLocale('es', 'portal'));
afterAll(resetLanguage);

it('OPEN-013 OPEN-054 the preview of a file says in Spanish what is wrong with a row and its cells', () => {
  const row: BulkPreviewRow = {
    row: 3,
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phoneNumber: null,
    dob: null,
    language: null,
    injuredSideOfBody: null,
    injuredBodyPart: null,
    gaitUid: null,
    payerName: null,
    payerId: null,
    memberId: null,
    groupNumber: null,
    location: null,
    provider: null,
    products: [],
    willInvite: false,
    faults: [
      { field: 'email', column: 'Email', ...toIssueMessage(bulkAddMessage('bulkAdd.emailInRow', { row: 2 })) },
      { field: '', column: '', ...toIssueMessage(bulkAddMessage('bulkAdd.emailOrGaitUidTaken')) },
    ],
  };
  render(
    <I18nContextProvider value={createI18nProvider([patients])}>
      <PreviewTable rows={[row]} isValidFile={false} products={['HEALTH']} />
    </I18nContextProvider>,
  );
  expect(screen.getByText('El correo electrónico también está en la fila 2')).toBeInTheDocument();
  expect(screen.getByText('Otro paciente ya usa este correo electrónico o este ID único de Gait')).toBeInTheDocument();
});
