import { randomBytes, randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Language } from '../../contract/platform/languages.ts';
import type { Dependencies } from '../dependencies.ts';
import { audit } from '../platform/audit/audit.ts';
import { stop } from './queries.ts';
import { decodeStopCode, type StopReference } from './stop-code.ts';

const texts: Record<Language, { title: string; lead: string; button: string; done: string; doneLead: string }> = {
  en: {
    title: 'Stop reminders?',
    lead: 'You will get no more reminders from this clinic. Your program stays as it is.',
    button: 'Stop reminders',
    done: 'No more reminders',
    doneLead: 'You can turn them on again on your page.',
  },
  es: {
    title: '¿Detener los recordatorios?',
    lead: 'No recibirá más recordatorios de esta clínica. Su programa sigue como está.',
    button: 'Detener recordatorios',
    done: 'Sin más recordatorios',
    doneLead: 'Puede volver a activarlos en su página.',
  },
};

const styles = `:root{color-scheme:light dark}body{margin:0;font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:32rem;margin:0 auto;padding:15vh 1.25rem}h1{font-size:1.625rem;line-height:1.25;margin:0 0 .75rem}
button{font:inherit;font-weight:600;min-height:3.25rem;padding:.5rem 1.5rem;margin-top:1rem;border:0;border-radius:.75rem;
background:light-dark(#0b6472,#7fd3e0);color:light-dark(#fff,#06262c);cursor:pointer}
button:focus-visible{outline:3px solid;outline-offset:3px}`;

/** A page without scripts, in the language of the browser: the address says nothing of the patient's. */
function sendPage(c: Context, isDone: boolean) {
  const language: Language = /^\s*es\b/i.test(c.req.header('accept-language') ?? '') ? 'es' : 'en';
  const { title, lead, button, done, doneLead } = texts[language];
  const nonce = randomBytes(16).toString('base64');
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  return c.html(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${isDone ? done : title}</title>
          <style nonce="${nonce}">
            ${styles}
          </style>
        </head>
        <body>
          <main>
            <h1>${isDone ? done : title}</h1>
            <p>${isDone ? doneLead : lead}</p>
            ${
              isDone
                ? ''
                : html`<form method="post">
                    <input type="hidden" name="List-Unsubscribe" value="One-Click" />
                    <button>${button}</button>
                  </form>`
            }
          </main>
        </body>
      </html>`,
  );
}

/** Stops the reminders of the patient whose letter held the code, and records it, unless they were stopped before. */
const stopByCode = ({ tenantDb }: Dependencies, { organizationId, patientId, messageId }: StopReference, now: Date) => {
  const actor = { kind: 'job', organizationId } as const;
  return tenantDb.withActor(actor, async (tx, scope) => {
    if (!(await stop({ tx, scope }, 'LETTER', { patientId, practitionerId: null, now }))) return;
    const entry = { action: 'stopRemindersByLetter', entity: 'reminders', entityIds: [patientId, messageId] };
    await audit(tx, actor, { ...entry, requestId: randomUUID(), outcome: 200 });
  });
};

/**
 * `/r/{code}`, the address in a reminder's letter. A POST stops the reminders, as the button of a mail program sends it without
 * a session (RFC 8058). A GET changes nothing, because programs that look for malware open every link. Every code gets the
 * same answers (PTL-51).
 */
export function serveStopPage(app: Hono, deps: Dependencies): void {
  app.get('/r/:code', (c) => sendPage(c, false));
  app.post('/r/:code', async (c) => {
    const reference = decodeStopCode(deps.configuration.secrets, c.req.param('code'));
    if (reference) await stopByCode(deps, reference, deps.now());
    return sendPage(c, true);
  });
}
