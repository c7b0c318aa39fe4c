import { imageUrlFault, type StoredModule } from '../../contract/scan-modules.ts';
import { isImageAddress } from '../../domain/scan/modules/image-address.ts';
import { faulty } from '../http/refusal.ts';

/**
 * Refuses (422, at its module) an image on http that is not of our catalogue on our own origin. What is stored already
 * stays, by whatever name the server was reached when it was chosen (MODS-25).
 */
export function refuseForeignImages(
  modules: readonly StoredModule[],
  before: readonly StoredModule[],
  ownOrigins: readonly string[],
): void {
  const known = new Set(before.map(({ imageUrl }) => imageUrl));
  const at = modules.findIndex(
    ({ imageUrl }) => imageUrl !== null && !known.has(imageUrl) && !isImageAddress(imageUrl, ownOrigins),
  );
  if (at !== -1) throw faulty(`scanModules.${at}.imageUrl`, imageUrlFault(modules[at]!.imageUrl!));
}
