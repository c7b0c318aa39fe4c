import { expect, it } from 'vitest';
import { buildDisabledEmail } from './disabled-email.ts';

it('HOOK-09 the email about a webhook that was turned off is in the reader’s language, and names no more than the host', () => {
  const facts = {
    organization: 'Summit',
    host: 'ehr.example.com',
    reason: 'FAILING',
    brand: 'Exer',
    link: 'https://portal.example.com/organization/webhooks/7/',
  } as const;
  const [english, spanish] = [buildDisabledEmail('a@b.test', 'en', facts), buildDisabledEmail('a@b.test', 'es', facts)];
  expect(english).toMatchObject({ to: 'a@b.test', subject: 'Exer: a webhook was turned off' });
  expect(english.text).toContain(
    'The webhook of Summit to ehr.example.com was turned off. No event could be delivered',
  );
  expect(spanish.subject).toBe('Exer: se desactivó un webhook');
  expect(spanish.text).toContain('No se pudo entregar ningún evento durante 3 días.');
  for (const { text } of [english, spanish])
    expect(text).toContain('https://portal.example.com/organization/webhooks/7/');
});
