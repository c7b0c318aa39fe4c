import type { Configuration } from './configuration.ts';

/** This machine, or a name without a dot, which resolves in a container network only. */
const isNear = ({ hostname }: URL): boolean =>
  hostname === '[::1]' || hostname.startsWith('127.') || !/[.:]/.test(hostname);

const isNearAddress = (address: string): boolean => URL.canParse(address) && isNear(new URL(address));

type Connections = Pick<
  Configuration,
  's3' | 'sso' | 'texts' | 'clamav' | 'databaseUrl' | 'databaseOwnerUrl' | 'databaseVendorUrl' | 'databaseServiceUrl'
>;

/** Why one of these variables has an address of a database elsewhere with an unverified line; null when none has. */
export function findOpenAddress(addresses: Readonly<Record<string, string | null | undefined>>): string | null {
  for (const [name, address] of Object.entries(addresses))
    if (
      address &&
      URL.canParse(address) &&
      !isNearAddress(address) &&
      new URL(address).searchParams.get('sslmode') !== 'verify-full'
    )
      return `Production needs sslmode=verify-full in ${name}: the database is on another machine.`;
  return null;
}

/** Why a connection of a production server would go over a network unencrypted or unverified; null when none does. */
export function findOpenConnection({ s3, sso, texts, clamav, ...databases }: Connections): string | null {
  if (clamav && !clamav.startsWith('/') && !isNearAddress(`tcp://${clamav}`))
    return 'Production needs CLAMAV_ADDRESS on this machine or in its container network: files go there unencrypted.';
  for (const [name, address] of [
    ['S3_ENDPOINT', s3?.endpoint],
    ['SSO_ISSUER', sso?.issuer],
    ['SMS_API_URL', texts?.apiUrl],
  ] as const)
    if (address && !address.startsWith('https://') && !isNearAddress(address))
      return `Production needs ${name} beginning with https://.`;
  return findOpenAddress({
    DATABASE_URL: databases.databaseUrl,
    DATABASE_OWNER_URL: databases.databaseOwnerUrl,
    DATABASE_VENDOR_URL: databases.databaseVendorUrl,
    DATABASE_SERVICE_URL: databases.databaseServiceUrl,
  });
}

/** A mail server elsewhere gets nothing before its connection is encrypted, and its certificate is verified. */
export function requireMailTls(smtpUrl: string): string {
  if (!smtpUrl.startsWith('smtp://') || isNearAddress(smtpUrl)) return smtpUrl;
  const address = new URL(smtpUrl);
  address.searchParams.set('requireTLS', 'true');
  return address.href;
}
