import { MAX_CLIENT_KEYS } from '../../contract/api-clients/limits.ts';
import { apiClientMessage } from '../../contract/api-clients/messages.ts';
import type { Message } from '../../contract/platform/message.ts';

/** The public part of a key, as it is stored. */
export interface PublicKey {
  kty: string;
  kid?: string;
  n?: string;
  e?: string;
  crv?: string;
  x?: string;
  y?: string;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isBase64Url = (value: unknown): value is string => typeof value === 'string' && /^[\w-]+$/.test(value);

/** 2048 bits in base64url: 342 letters without leading zeros. */
const RSA_MIN_LETTERS = 342;
const curveLetters: Record<string, number> = { 'P-256': 43, 'P-384': 64 };

/** The public part of a key; null for one that is too weak or that we do not know. */
function toPublicKey({ kty, kid, n, e, crv, x, y, use }: Fields): PublicKey | null {
  if (use !== undefined && use !== 'sig') return null;
  if (kid !== undefined && (typeof kid !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(kid))) return null;
  const name = kid === undefined ? {} : { kid };
  if (kty === 'RSA' && isBase64Url(n) && isBase64Url(e))
    return n.replace(/^A+/, '').length >= RSA_MIN_LETTERS ? { kty, ...name, n, e } : null;
  if (kty === 'EC' && typeof crv === 'string' && isBase64Url(x) && isBase64Url(y))
    return x.length === curveLetters[crv] && y.length === x.length ? { kty, ...name, crv, x, y } : null;
  if (kty === 'OKP' && crv === 'Ed25519' && isBase64Url(x)) return { kty, ...name, crv, x };
  return null;
}

function parseKeys(text: string): Fields[] | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isFields(value)) return null;
    const keys = 'keys' in value ? value.keys : [value];
    return Array.isArray(keys) && keys.every(isFields) ? keys : null;
  } catch {
    return null;
  }
}

/** Keys of a published set that are read at most. */
const MAX_PUBLISHED_KEYS = 50;

/** The keys of a JWKS that its system publishes: those that can be used. What else it has is for others. */
export function readPublishedKeys(document: unknown): PublicKey[] {
  const { keys } = isFields(document) ? document : {};
  if (!Array.isArray(keys)) return [];
  const usable = keys.filter((key): key is Fields => isFields(key) && !('d' in key) && !('k' in key));
  return usable
    .map(toPublicKey)
    .filter((key) => key !== null)
    .slice(0, MAX_PUBLISHED_KEYS);
}

/** Is it the address of a key set, and not one itself? */
export const isKeySetAddress = (text: string): boolean => /^https?:/i.test(text.trim());

/** Reads a pasted JWKS, or one JWK: its public keys, or what is wrong with it. */
export function readKeySet(text: string): { keys: PublicKey[] } | Message {
  const given = parseKeys(text);
  if (!given) return apiClientMessage('apiClients.keysNotJson');
  if (given.some((key) => 'd' in key || 'k' in key)) return apiClientMessage('apiClients.privateKey');
  if (given.length === 0 || given.length > MAX_CLIENT_KEYS)
    return apiClientMessage('apiClients.keysCount', { n: MAX_CLIENT_KEYS });
  const keys = given.map(toPublicKey);
  if (!keys.every((key) => key !== null)) return apiClientMessage('apiClients.weakKey');
  const named = new Set(keys.map(({ kid }) => kid).filter((kid) => kid !== undefined));
  if (keys.length > 1 && named.size < keys.length) return apiClientMessage('apiClients.keyIds');
  return { keys };
}
