import { decodeProtectedHeader, type JSONWebKeySet } from 'jose';
import { readPublishedKeys } from '../../domain/api-clients/key-set.ts';
import { requestJson, type Outgoing } from '../platform/http/outgoing.ts';

/** How long fetched keys are believed, and how long no other request is made to their address. */
const FRESH_MS = 5 * 60_000;
const PAUSE_MS = 30_000;
/** Addresses that are remembered; those that were asked for longest ago are forgotten. */
const MAX_ADDRESSES = 500;

interface Fetched {
  keys: JSONWebKeySet['keys'];
  fetchedAt: number;
  triedAt: number;
  running: Promise<void> | null;
}

/** Finds the keys at an address for an assertion, which names the one that it was signed with. */
export type FindKeys = (url: string, assertion: string, now: Date) => Promise<JSONWebKeySet>;

function readKeyId(assertion: string): string | undefined {
  try {
    return decodeProtectedHeader(assertion).kid;
  } catch {
    return undefined;
  }
}

/**
 * Keys that systems publish. They are asked for again when they are old or a key is not among them, as when a system has a new
 * one; wrong assertions cause one request in half a minute.
 */
export function createKeyFinder(outgoing: Outgoing): FindKeys {
  const known = new Map<string, Fetched>();

  async function fetchKeys(url: string, fetched: Fetched): Promise<void> {
    const { status, body } = await requestJson(outgoing, url);
    if (status !== 200) return;
    fetched.keys = readPublishedKeys(body);
    fetched.fetchedAt = fetched.triedAt;
  }

  function remember(url: string): Fetched {
    const fetched = known.get(url) ?? { keys: [], fetchedAt: -Infinity, triedAt: -Infinity, running: null };
    known.delete(url);
    known.set(url, fetched);
    if (known.size > MAX_ADDRESSES) known.delete(known.keys().next().value!);
    return fetched;
  }

  return async (url, assertion, now) => {
    const fetched = remember(url);
    const kid = readKeyId(assertion);
    const at = now.getTime();
    const isFresh = at - fetched.fetchedAt < FRESH_MS;
    const isThere = kid === undefined ? fetched.keys.length > 0 : fetched.keys.some((key) => key.kid === kid);
    if (!(isFresh && isThere) && at - fetched.triedAt >= PAUSE_MS) {
      fetched.triedAt = at;
      fetched.running = fetchKeys(url, fetched)
        .catch(() => undefined)
        .finally(() => {
          fetched.running = null;
        });
    }
    await fetched.running;
    return { keys: at - fetched.fetchedAt < FRESH_MS ? fetched.keys : [] };
  };
}
