import * as z from 'zod/mini';
import { ScanModule } from '../../../contract/scan-modules/scan-modules.ts';

const Modules = z.array(ScanModule);

/** An organization's modules as they were answered; null where they are not what they should be (ERR-27). */
export const readableModules = (answered: unknown): ScanModule[] | null => Modules.safeParse(answered).data ?? null;
