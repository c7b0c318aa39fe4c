import * as z from 'zod/mini';
import { blankAsNull, requiredLine } from './fields.ts';
import { NAME_MAX } from './limits.ts';
import { moduleImageKey } from './module-images.ts';

/** `AST-0001`; which of them exist is `domain/scan/assessments.ts`. */
export const AssessmentId = z
  .string({ error: 'Not a valid assessment' })
  .check(z.regex(/^AST-\d{4}$/, 'Not a valid assessment'));

/** What an assessment measures, in short (ENT-072); in full it is in `assessments.ts`. */
export const ResultDefinition = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  isSided: z.boolean(),
  metric: z.object({ id: z.string(), units: z.string() }),
});

const condition = z.object({ type: z.string(), value: z.number() });

/** How a recording starts and ends and what is followed meanwhile (ENT-075). */
export const Directives = z.object({
  startingConditions: z.array(condition),
  endingConditions: z.array(condition),
  gipConditions: z.array(condition),
  trackedFeatures: z.array(z.string()),
});

const assessment = {
  id: AssessmentId,
  name: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  subjectOrientation: z.nullable(z.string()),
  resultDefinitions: z.array(ResultDefinition),
  directives: Directives,
};

const atMostNamed = z.maxLength(NAME_MAX, `Max Character Limit is ${NAME_MAX}`);
const INVALID_IMAGE_URL = 'Invalid URL format';

const module = {
  /** Made by the client for a new module (MODS-29). */
  id: requiredLine('Module id is required', 64),
  name: requiredLine('Module Name is required'),
  subtitle: requiredLine('Subtitle is required', 2 * NAME_MAX),
  /** For scan versions below 2.13.1 (MODS-28). */
  imageName: z.pipe(
    z.pipe(blankAsNull('Not a valid image name'), z.nullable(z.string().check(atMostNamed))),
    z.transform((name: string | null) => name ?? 'Assessment'),
  ),
  isLocked: z.boolean({ error: 'Locked status is required' }),
};

/** A module as an organization offers it (ENT-071), its assessments filled in from the catalogue. */
export const ScanModule = z.object({
  ...module,
  imageName: z.string(),
  imageUrl: z.nullable(z.string()),
  assessments: z.array(z.object({ ...assessment, nameOverride: z.nullable(z.string()) })),
});
export type ScanModule = z.output<typeof ScanModule>;

/** An address on https, or one of the catalogue on http: whether that is ours is asked by `isImageAddress` of the domain. */
function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, pathname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && moduleImageKey(pathname) !== null);
}

/** Why a module cannot have its image there (MODS-25): an address on http is one, but the pages would not show it. */
export const imageUrlFault = (address: string): string =>
  URL.canParse(address) && new URL(address).protocol === 'http:'
    ? 'The image address must begin with https://'
    : INVALID_IMAGE_URL;

/**
 * What is kept of an assessment in a module: which one, and under what name. The rest of ENT-072 may be sent back as
 * it was read; it is the catalogue's and is not taken from the caller.
 */
export const ChosenAssessment = z.pipe(
  z.strictObject({
    id: AssessmentId,
    nameOverride: z.pipe(blankAsNull('Not a valid name'), z.nullable(z.string().check(atMostNamed))),
    name: z.optional(z.unknown()),
    thumbnailUrl: z.optional(z.unknown()),
    subjectOrientation: z.optional(z.unknown()),
    resultDefinitions: z.optional(z.unknown()),
    directives: z.optional(z.unknown()),
  }),
  z.transform(({ id, nameOverride }: { id: string; nameOverride: string | null }) => ({ id, nameOverride })),
);

const differ = (records: { id: string }[]) => new Set(records.map(({ id }) => id)).size === records.length;

/** A module as it is saved. */
export const ScanModuleBody = z.strictObject({
  ...module,
  imageUrl: z.pipe(
    blankAsNull(INVALID_IMAGE_URL),
    z.nullable(
      z
        .string()
        .check(
          z.maxLength(2000, INVALID_IMAGE_URL),
          z.refine(isPublicAddress, { error: ({ input }) => imageUrlFault(String(input)) }),
        ),
    ),
  ),
  assessments: z
    .array(ChosenAssessment)
    .check(z.maxLength(200), z.refine(differ, 'An assessment is in the module twice.')),
});
export type StoredModule = z.output<typeof ScanModuleBody>;

export const ScanModuleList = z
  .array(ScanModuleBody)
  .check(z.maxLength(100), z.refine(differ, 'A module is in the list twice.'));
