import { addMinutes } from 'date-fns';
import { and, eq, sql, or } from 'drizzle-orm';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { organizations } from '../platform/db/schema.ts';
import { notFound, validationError } from '../platform/http/http-error.ts';
import { enqueue, type JobHandler } from '../platform/jobs/jobs.ts';
import { createStorageKey, type Storage } from '../platform/storage/storage.ts';
import type { Configuration } from '../platform/configuration.ts';
import { signLink } from '../platform/storage/signed-link.ts';
import { logoMessage, organizationMessage } from '../../contract/organizations/messages.ts';
import type { Message } from '../../contract/platform/message.ts';
import { LOGO } from '../../contract/platform/limits.ts';
import { readPng } from '../../domain/platform/png.ts';

/** All signed links to the replaced file have expired by then. */
const REMOVED_AFTER_MINUTES = 5;

/**
 * Stores a checked PNG as an organization's logo and returns its storage key. The file is stored first, so that a row
 * never names a missing file (F5); the replaced one is removed some minutes later. 404 for an inaccessible organization.
 */
export async function replaceLogo(
  { tx, scope, storage }: { tx: Tx; scope: Scope; storage: Storage },
  organizationId: number,
  picture: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const own = and(scope.organization(organizations.id), eq(organizations.id, organizationId));
  const { logoKey, webLogoKey } = organizations;
  const selectLogoKeys = () => tx.select({ logoKey, webLogoKey }).from(organizations).where(own);
  if (!(await selectLogoKeys()).length) throw notFound(organizationMessage('organizations.notFound'));
  const key = createStorageKey(organizationId, 'logo', 'png');
  await storage.put(key, picture, 'image/png');
  // Of two uploads at once, the later one replaces the earlier one's file too.
  const [before] = await selectLogoKeys().for('no key update');
  await tx
    .update(organizations)
    .set({ logoKey: key, webLogoKey: key, updatedAt: sql`now()` })
    .where(own);
  for (const replaced of new Set([before!.logoKey, before!.webLogoKey]))
    if (replaced)
      await enqueue(
        tx,
        'replaced-logo',
        organizationId,
        { key: replaced },
        addMinutes(Date.now(), REMOVED_AFTER_MINUTES),
      );
  return key;
}

/** A short-lived link to an organization's logo; null without one. */
export const buildLogoUrl = (
  key: string | null,
  organizationId: number,
  { secret }: Configuration,
  now: Date,
): string | null => key && signLink(secret, { organizationId, key }, now);

/** Removes the file of a replaced logo, payload `{key}`, unless an organization still shows it. */
export const createReplacedLogoJob =
  (storage: Storage): JobHandler =>
  async ({ payload }, tenantDb) => {
    const { key } = payload as { key: string };
    const shown = await tenantDb.asService((tx) =>
      tx
        .select({ id: organizations.id })
        .from(organizations)
        .where(or(eq(organizations.logoKey, key), eq(organizations.webLogoKey, key)))
        .limit(1),
    );
    if (!shown.length) await storage.remove(key);
  };

/** Four times the cropped logo in each direction: enough for dense screens, and safe for memory. */
const MAX_WIDTH = 4 * LOGO.width;
const MAX_HEIGHT = 4 * LOGO.height;

const logoError = (message: Message) => validationError('file', message);

/**
 * Returns the PNG, at most 1000 x 560 pixels and 512 kB, without any bytes appended to it (F1). Throws a validation
 * error for the field `file`. Reads the structure only; nothing is decoded.
 */
export function checkLogo(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const png = readPng(bytes);
  if (!png) throw logoError(logoMessage('logo.type'));
  if (bytes.byteLength > LOGO.maxBytes) throw logoError(logoMessage('logo.bytes', { n: LOGO.maxBytes / 1000 }));
  const { width, height, end } = png;
  if (!width || !height || width > MAX_WIDTH || height > MAX_HEIGHT) {
    throw logoError(logoMessage('logo.pixels', { width: MAX_WIDTH, height: MAX_HEIGHT }));
  }
  if (end === undefined) throw logoError(logoMessage('logo.damaged'));
  return bytes.slice(0, end);
}
