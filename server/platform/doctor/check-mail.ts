import { reachMailServer } from '../mail/reach-mail-server.ts';
import { requireMailTls } from '../production-connections.ts';
import { fail, ok, warn, type Environment, type Finding } from './finding.ts';

/** Whether mail leaves this machine, and whether the mail server accepts a connection and the login. Sends nothing. */
export async function checkMail(env: Environment): Promise<Finding[]> {
  const isProduction = env.NODE_ENV === 'production';
  const risk = isProduction ? fail : warn;
  if (!env.SMTP_URL)
    return [
      risk('Mail', 'SMTP_URL is not set: emails are files in DATA_DIR/outbox, and codes and invites reach nobody.'),
    ];
  const found: Finding[] = [];
  if (!env.MAIL_FROM || env.MAIL_FROM.includes('localhost'))
    found.push(risk('Mail', 'MAIL_FROM is not set to an address of yours: mail servers will reject the emails.'));
  try {
    await reachMailServer(isProduction ? requireMailTls(env.SMTP_URL) : env.SMTP_URL);
  } catch (error) {
    const { code = 'error' } = error as { code?: string };
    return [
      ...found,
      fail(
        'Mail',
        `The mail server of SMTP_URL does not accept a connection (${code}). Check address, login and firewall.`,
      ),
    ];
  }
  return [...found, ok('Mail', 'The mail server accepts a connection and the login.')];
}
