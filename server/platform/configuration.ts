import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chatRegions, type ChatRegion } from '../../contract/support/support.ts';
import { findOpenConnection, requireMailTls } from './production-connections.ts';
import { readS3, type S3Settings } from './s3-settings.ts';
import { createSecretReader, listSecretFiles, readSecretFiles } from './secret-files.ts';

/** OpenID Connect sign-in; null when it is not configured (OPEN-033). */
export interface SsoSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scopes: readonly string[];
  /** The provider's groups that decide on roles, and the claim that lists them; null when groups decide nothing. */
  groups: { claim: string; admins: readonly string[]; providers: readonly string[] } | null;
  /** The organization that new users join at their first sign-in; null when accounts come from invites only. */
  provisionFor: number | null;
}

/** A provider of text messages with the Messages resource of Twilio's API. */
export interface TextProvider {
  apiUrl: string;
  accountSid: string;
  authToken: string;
  /** A phone number in E.164, or the id of a messaging service (`MG…`). */
  from: string;
}

export interface Configuration {
  port: number;
  host: string;
  /**
   * The address of the portal, such as `https://portal.clinic.example`; decides the Secure attribute of cookies, links
   * in emails and codes on handouts.
   */
  publicUrl: string | null;
  production: boolean;
  dataDirectory: string;
  databaseUrl: string | null;
  databaseOwnerUrl: string | null;
  /** Database roles of the vendor console and of the service; without them `databaseUrl` is used (development). */
  databaseVendorUrl: string | null;
  databaseServiceUrl: string | null;
  /** Signs sessions and links, and encrypts codes of invites and handouts. */
  secret: string;
  /** The secret and those before it, which still open what they sealed. */
  secrets: readonly string[];
  trustProxy: boolean;
  /** Calls that a user or a device may make a minute; 0 for any number. */
  requestsPerMinute: number;
  /** Files of the certificate and its key: the server speaks https itself, also behind a proxy; null for plain http. */
  tls: { certificate: string; key: string } | null;
  idleMinutes: number;
  absoluteHours: number;
  sso: SsoSettings | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** Null where no text messages are sent. */
  texts: TextProvider | null;
  s3: S3Settings | null;
  /** Where secrets stand that may be replaced while the server runs, by the name of their variable. */
  secretFiles: ReturnType<typeof listSecretFiles>;
  /** `host:port` or the socket of ClamAV's daemon, which every file is scanned by before it is stored; null for no scanner. */
  clamav: string | null;
  demo: boolean;
  /** Accounts that see Paths and Modules (OPEN-012). */
  flaggedAccounts: readonly string[];
  chatSecret: string | null;
  /** The survey provider: the secret of its webhook (null rejects every delivery), and the address of its forms. */
  typeform: { secret: string | null; formBase: string };
  /** Webhooks may lead to this machine, by plain http as well: for development. */
  webhookLoopback: boolean;
  /**
   * The day, `2026-11-23`, for which the operator confirms that the clock is right and earlier work was done with a
   * wrong one.
   */
  clockConfirmed: string | null;
  maintenance: { on: boolean; message?: string };
  /** What the browser needs; embedded in the page. */
  browser: {
    brand: { name: string };
    links: Partial<Record<'helpCenter' | 'contactMailbox' | 'terms' | 'privacy' | 'supportFrame' | 'insights', string>>;
    statusPage: string | null;
    /** An external render service for documents (API-32); without it no health data is sent to a third party. */
    pdfService: string | null;
    failoverBases: readonly string[];
    ssoEnabled: boolean;
    /** The support chat of the consoles (SUP-02); without it the contact form is shown. */
    chat: { appId: string; region: ChatRegion } | null;
    idleMinutes: number;
    /** Everyone can choose the language unless this is switched off (OPEN-013). */
    languageChoice: boolean;
  };
  /** In tests every response is parsed by its contract. */
  checkAnswers: boolean;
}

type Environment = Record<string, string | undefined>;

const splitList = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const isOn = (text: string | undefined) => text === '1' || text === 'true';

/** A secret stored with the data, created at the first start; production sets its own. */
function loadOrCreateSecret(directory: string): string {
  const file = join(directory, 'secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(directory, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

function readSso(env: Environment): SsoSettings | null {
  const { SSO_ISSUER: issuer, SSO_CLIENT_ID: clientId, SSO_CLIENT_SECRET: clientSecret } = env;
  if (!issuer || !clientId || !clientSecret) return null;
  const admins = splitList(env.SSO_ADMIN_GROUPS);
  const providers = splitList(env.SSO_PROVIDER_GROUPS);
  const decides = admins.length + providers.length > 0;
  const organization = env.SSO_PROVISION_ORGANIZATION || null;
  if (organization !== null && !/^[1-9]\d{0,8}$/.test(organization))
    throw new Error('SSO_PROVISION_ORGANIZATION is the id of an organization.');
  return {
    issuer,
    clientId,
    clientSecret,
    scopes: (env.SSO_SCOPES || 'openid email profile').split(/\s+/).filter(Boolean),
    groups: decides ? { claim: env.SSO_GROUPS_CLAIM || 'groups', admins, providers } : null,
    provisionFor: organization === null ? null : Number(organization),
  };
}

function readTls({ TLS_CERT_FILE: certificate, TLS_KEY_FILE: key }: Environment): Configuration['tls'] {
  if (!certificate !== !key) throw new Error('TLS_CERT_FILE and TLS_KEY_FILE belong together.');
  return certificate && key ? { certificate, key } : null;
}

function readRequestsPerMinute({ REQUESTS_PER_MINUTE: limit }: Environment, production: boolean): number {
  if (limit && !/^\d{1,7}$/.test(limit)) throw new Error('REQUESTS_PER_MINUTE is a number.');
  return limit ? Number(limit) : production ? 1200 : 0;
}

function readScanner({ CLAMAV_ADDRESS: address }: Environment): string | null {
  if (address && !/^(?:[^\s:/]+:\d{1,5}|\/\S+)$/.test(address))
    throw new Error('CLAMAV_ADDRESS is a host and a port (clamav:3310) or the path of a socket.');
  return address || null;
}

/** Text messages are off without a provider, and nothing of it may be missing. */
export function readTextProvider(env: Environment): TextProvider | null {
  const { SMS_ACCOUNT_SID: accountSid, SMS_AUTH_TOKEN: authToken, SMS_FROM: from } = env;
  if (!accountSid && !authToken && !from) return null;
  if (!accountSid || !authToken || !from)
    throw new Error('SMS_ACCOUNT_SID, SMS_AUTH_TOKEN and SMS_FROM belong together.');
  if (!/^(\+[1-9]\d{6,14}|MG\w{32})$/.test(from))
    throw new Error('SMS_FROM is a phone number such as +15551234567, or the id of a messaging service.');
  const apiUrl = (env.SMS_API_URL || 'https://api.twilio.com').replace(/\/+$/, '');
  return { apiUrl, accountSid, authToken, from };
}

/** The support chat needs an app id and the secret that signs its tokens (SUP-02, SUP-03). */
function readChat({
  SUPPORT_CHAT_APP_ID: appId,
  SUPPORT_CHAT_REGION: wanted,
  CHAT_SECRET: secret,
}: Environment): Configuration['browser']['chat'] {
  const region = chatRegions.find((name) => name === (wanted || 'us'));
  if (!region) throw new Error(`SUPPORT_CHAT_REGION is one of ${chatRegions.join(', ')}.`);
  if (!appId) return null;
  if (!/^[A-Za-z0-9]{4,40}$/.test(appId)) throw new Error('SUPPORT_CHAT_APP_ID has letters and digits only.');
  if (!secret) throw new Error('SUPPORT_CHAT_APP_ID needs CHAT_SECRET: a chat must know who writes.');
  return { appId, region };
}

const databaseVariables = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_VENDOR_URL',
  'DATABASE_SERVICE_URL',
] as const;

/** Production must have a secret of its own, https, and PostgreSQL roles that row-level security applies to (O3). */
function rejectUnsafeProduction(configuration: Configuration, env: Environment): void {
  if (!configuration.production) return;
  if (!env.SECRET || env.SECRET.length < 32) throw new Error('Production needs SECRET with at least 32 characters.');
  if (!configuration.publicUrl?.startsWith('https://'))
    throw new Error('Production needs PUBLIC_URL beginning with https://.');
  const { pdfService } = configuration.browser;
  if (pdfService && !pdfService.startsWith('https://'))
    throw new Error('Production needs PDF_SERVICE_URL beginning with https://.');
  const absent = databaseVariables.filter((name) => !env[name]);
  if (absent.length > 0)
    throw new Error(
      `Production needs ${absent.join(', ')}: PostgreSQL with a login for each of its tasks. See docs/OPERATING.md.`,
    );
  const open = findOpenConnection(configuration);
  if (open) throw new Error(open);
  if (isOn(env.DEMO)) throw new Error('Production never loads demo data: unset DEMO.');
  if (configuration.webhookLoopback)
    throw new Error('Production sends webhooks to public addresses only: unset WEBHOOK_LOOPBACK.');
}

/** The address for links in emails. */
export const getPublicUrl = ({ publicUrl, port }: Pick<Configuration, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;

/** Reads the address of the mail server at each use, as strict as at the start. */
export function createMailUrlReader({ secretFiles, smtpUrl, production }: Configuration): () => string {
  const read = createSecretReader(secretFiles.get('SMTP_URL'), smtpUrl ?? '');
  return () => (production ? requireMailTls(read()) : read());
}

/** Reads the provider of text messages at each use: its token may be replaced. */
export function createTextProviderReader({ secretFiles }: Configuration, texts: TextProvider): () => TextProvider {
  const read = createSecretReader(secretFiles.get('SMS_AUTH_TOKEN'), texts.authToken);
  return () => ({ ...texts, authToken: read() });
}

/** Reads the variables of docs/CONFIGURATION.md. Throws with a plain sentence when a production setting is unsafe. */
export function readConfiguration(environment: Environment): Configuration {
  const env = readSecretFiles(environment);
  const dataDirectory = env.DATA_DIR ?? './data';
  const databaseUrl = env.DATABASE_URL || null;
  const production = env.NODE_ENV === 'production';
  const sso = readSso(env);
  const chatSecret = env.CHAT_SECRET || null;
  const secret = env.SECRET || (production ? '' : loadOrCreateSecret(dataDirectory));
  const idleMinutes = Number(env.IDLE_MINUTES ?? 15);
  const optionalLink = (name: string, value: string | undefined) => (value ? { [name]: value } : {});
  const configuration: Configuration = {
    port: Number(env.PORT ?? 3000),
    host: env.HOST ?? '127.0.0.1',
    publicUrl: env.PUBLIC_URL || null,
    production,
    dataDirectory,
    databaseUrl,
    databaseOwnerUrl: env.DATABASE_OWNER_URL || null,
    databaseVendorUrl: env.DATABASE_VENDOR_URL || null,
    databaseServiceUrl: env.DATABASE_SERVICE_URL || null,
    secret,
    secrets: [secret, ...(env.SECRET_PREVIOUS ?? '').split('\n').filter(Boolean)],
    trustProxy: isOn(env.TRUST_PROXY),
    requestsPerMinute: readRequestsPerMinute(env, production),
    tls: readTls(env),
    idleMinutes,
    absoluteHours: Number(env.ABSOLUTE_HOURS ?? 12),
    sso,
    smtpUrl: env.SMTP_URL ? (production ? requireMailTls(env.SMTP_URL) : env.SMTP_URL) : null,
    mailFrom: env.MAIL_FROM ?? 'Exer <no-reply@localhost>',
    texts: readTextProvider(env),
    s3: readS3(env),
    secretFiles: listSecretFiles(environment),
    clamav: readScanner(env),
    demo: env.DEMO === undefined ? !databaseUrl && !production : isOn(env.DEMO),
    flaggedAccounts: splitList(env.FLAGGED_ACCOUNTS).map((address) => address.toLowerCase()),
    chatSecret,
    typeform: {
      secret: env.TYPEFORM_SECRET || null,
      formBase: (env.TYPEFORM_FORM_BASE || 'https://form.typeform.com/to').replace(/\/+$/, ''),
    },
    webhookLoopback: isOn(env.WEBHOOK_LOOPBACK),
    clockConfirmed: env.CLOCK_CONFIRMED || null,
    maintenance: {
      on: env.BACKEND_STATUS === 'MAINTENANCE',
      ...(env.BACKEND_MESSAGE && { message: env.BACKEND_MESSAGE }),
    },
    browser: {
      brand: { name: env.BRAND_NAME ?? 'Exer' },
      links: {
        ...optionalLink('helpCenter', env.HELP_CENTER_URL),
        ...optionalLink('contactMailbox', env.CONTACT_MAILBOX),
        ...optionalLink('terms', env.TERMS_URL),
        ...optionalLink('privacy', env.PRIVACY_URL),
        ...optionalLink('supportFrame', env.SUPPORT_FRAME_URL),
        ...optionalLink('insights', env.INSIGHTS_URL),
      },
      statusPage: env.STATUS_PAGE_URL || null,
      pdfService: env.PDF_SERVICE_URL || null,
      failoverBases: splitList(env.FAILOVER_BASES),
      ssoEnabled: sso !== null,
      chat: readChat(env),
      idleMinutes,
      languageChoice: env.LANGUAGE_CHOICE === undefined || isOn(env.LANGUAGE_CHOICE),
    },
    checkAnswers: false,
  };
  rejectUnsafeProduction(configuration, env);
  return configuration;
}
