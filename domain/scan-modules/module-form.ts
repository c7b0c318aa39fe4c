import * as z from 'zod/mini';
import { validateImageUrl, ScanModuleBody, moduleImageKey } from '../../contract/scan-modules/scan-modules.ts';
import type { DraftModule } from './draft.ts';

/** A module as its dialog holds it: texts, and a lock that may not have been chosen yet. */
export interface ModuleForm {
  name: string;
  subtitle: string;
  isLocked: '' | 'yes' | 'no';
  imageName: string;
  imageUrl: string;
}

/** A new module has no lock choice yet, and the image name that old scan versions know (MODS-24, MODS-27). */
export const toModuleForm = (module: DraftModule | null): ModuleForm => ({
  name: module?.name ?? '',
  subtitle: module?.subtitle ?? '',
  isLocked: module ? (module.isLocked ? 'yes' : 'no') : '',
  imageName: module?.imageName ?? 'Assessment',
  imageUrl: module?.imageUrl ?? '',
});

/**
 * The module that a dialog describes, or the message of each faulty field. `module` gives its id and assessments, and the
 * image that it has and may keep.
 */
export function parseModuleForm(
  { isLocked, ...texts }: ModuleForm,
  { id, imageUrl, assessments }: Pick<DraftModule, 'id' | 'imageUrl' | 'assessments'>,
  ownOrigins: readonly string[],
): { module: DraftModule; errors?: never } | { errors: Partial<Record<string, string>>; module?: never } {
  const body = { ...texts, id, isLocked: isLocked === '' ? undefined : isLocked === 'yes', assessments: [] };
  const { data, error } = z.safeParse(ScanModuleBody, body);
  const errors: Partial<Record<string, string>> = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  const address = texts.imageUrl.trim();
  if (address !== '' && address !== imageUrl && !isImageAddress(address, ownOrigins))
    errors.imageUrl ??= validateImageUrl(address);
  if (!data || Object.keys(errors).length > 0) return { errors };
  return { module: { ...data, assessments } };
}

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
export function findCatalogueKey(address: string | null, ownOrigin: string): number | null {
  if (address === null || !URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  return origin === ownOrigin ? moduleImageKey(pathname) : null;
}

/** Whose address is not ours, and so is not drawn by the console: its host, such as `images.example.com`. */
export function getForeignHost(address: string | null, ownOrigin: string): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { origin, host } = new URL(address);
  return origin === ownOrigin ? null : host;
}
