import { fail, orOk, warn, type Environment, type Finding } from './finding.ts';

const ABOUT = 'Settings';
const SECRET_LENGTH = 32;
const DATABASE_PASSWORD_LENGTH = 16;
const databaseUrls = ['DATABASE_URL', 'DATABASE_VENDOR_URL', 'DATABASE_SERVICE_URL', 'DATABASE_OWNER_URL'] as const;

const isLocal = (host: string) => /^(localhost|127\.|\[::1\])/.test(host);

/** Passwords in database addresses that anybody would try. Named by their variable, never shown. */
function checkDatabasePasswords(env: Environment, risk: typeof fail): Finding[] {
  return databaseUrls.flatMap((name) => {
    const url = env[name];
    if (!url || !URL.canParse(url)) return [];
    const { username, password, searchParams } = new URL(url);
    // Other ways to prove who connects: a certificate or a local socket.
    if (!password && (searchParams.has('sslcert') || searchParams.has('host'))) return [];
    if (!password)
      return [
        risk(
          ABOUT,
          `${name} has no password. Give the login one that is random, or see that the server asks for a certificate.`,
        ),
      ];
    const plain = decodeURIComponent(password);
    if (plain === decodeURIComponent(username) || plain.length < DATABASE_PASSWORD_LENGTH)
      return [
        risk(
          ABOUT,
          `The password in ${name} is its login's name or short. Set a random one of ${DATABASE_PASSWORD_LENGTH} characters or more.`,
        ),
      ];
    return [];
  });
}

function checkSecret(secret: string | null, risk: typeof fail): Finding[] {
  if (!secret) return [warn(ABOUT, 'There is no SECRET yet: the first start creates one. In production set your own.')];
  if (secret.length < SECRET_LENGTH)
    return [risk(ABOUT, `SECRET is shorter than ${SECRET_LENGTH} characters. Set a random one.`)];
  if (new Set(secret).size < 10) return [risk(ABOUT, 'SECRET repeats few characters. Set a random one.')];
  return [];
}

/** What is unsafe in the settings alone. In production these are errors, elsewhere warnings. */
export function checkSettings(env: Environment, secret: string | null): Finding[] {
  const isProduction = env.NODE_ENV === 'production';
  const risk = isProduction ? fail : warn;
  const found: Finding[] = [...checkSecret(secret, risk), ...checkDatabasePasswords(env, risk)];
  if (!isProduction)
    found.push(
      warn(
        ABOUT,
        'NODE_ENV is not production: the server starts without its safety checks. Set it where patients are treated.',
      ),
    );
  const publicUrl = env.PUBLIC_URL;
  if (!publicUrl) found.push(risk(ABOUT, 'PUBLIC_URL is not set: links in emails and handouts lead to localhost.'));
  else if (!publicUrl.startsWith('https://'))
    found.push(risk(ABOUT, 'PUBLIC_URL is not https: sessions and records would cross the network in clear text.'));
  else if (isProduction && URL.canParse(publicUrl) && isLocal(new URL(publicUrl).host))
    found.push(warn(ABOUT, 'PUBLIC_URL is this machine: nobody else can follow a link in an email.'));
  if (['1', 'true'].includes(env.DEMO ?? '') && (isProduction || env.DATABASE_URL))
    found.push(risk(ABOUT, 'DEMO is on: accounts with a published password are created. Unset it.'));
  if (isProduction && !env.DATABASE_URL)
    found.push(
      warn(
        ABOUT,
        'The database is PGlite, which may lose the last writes when the machine loses power. Set DATABASE_URL.',
      ),
    );
  return orOk(found, ABOUT, 'Secret, passwords and public address are set.');
}
