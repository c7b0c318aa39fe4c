import { moduleImageKey } from '../../../contract/scan-modules/module-images.ts';

/**
 * Whether a module may have its image there: on https anywhere, or an image of our catalogue on one of our own origins,
 * such as `http://127.0.0.1:3000` in development.
 */
export function isImageAddress(address: string, ownOrigins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin, pathname } = new URL(address);
  if (protocol === 'https:') return true;
  return protocol === 'http:' && ownOrigins.includes(origin) && moduleImageKey(pathname) !== null;
}

/** The key of the catalogue that an address on our origin names; null for any other address. */
export function catalogueKeyOf(address: string | null, ownOrigin: string): number | null {
  if (address === null || !URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  return origin === ownOrigin ? moduleImageKey(pathname) : null;
}

/** Whose address is not ours, and so is not drawn by the console: its host, such as `images.example.com`. */
export function foreignHostOf(address: string | null, ownOrigin: string): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { origin, host } = new URL(address);
  return origin === ownOrigin ? null : host;
}
