import { openTransport } from './mail.ts';

const WAIT_MS = 10_000;

/** Connects and signs in to the mail server, and sends nothing. Throws where it does not accept that. */
export async function reachMailServer(smtpUrl: string): Promise<void> {
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    url.searchParams.set(name, String(WAIT_MS));
  const transport = openTransport(url.href);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
