import { scanModuleFieldMessage } from './messages.ts';
import { fieldMessage } from '../platform/messages.ts';
import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { blankAsNull, requiredLine } from '../platform/fields.ts';
import { NAME_MAX } from '../platform/limits.ts';

/** `AST-0001`; which of them exist is `domain/scan-modules/assessments.ts`. */
export const AssessmentId = z
  .string({ error: scanModuleFieldMessage.text('scanModules.invalidAssessment') })
  .check(z.regex(/^AST-\d{4}$/, scanModuleFieldMessage.text('scanModules.invalidAssessment')));

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

const atMostNamed = z.maxLength(NAME_MAX, fieldMessage.text('fields.characterLimit', { n: NAME_MAX }));
const INVALID_IMAGE_URL = scanModuleFieldMessage.text('scanModules.invalidImageUrl');

const module = {
  /** Made by the client for a new module (MODS-29). */
  id: requiredLine(scanModuleFieldMessage.text('scanModules.idRequired'), 64),
  name: requiredLine(scanModuleFieldMessage.text('scanModules.nameRequired')),
  subtitle: requiredLine(scanModuleFieldMessage.text('scanModules.subtitleRequired'), 2 * NAME_MAX),
  /** For scan versions below 2.13.1 (MODS-28). */
  imageName: z.pipe(
    z.pipe(
      blankAsNull(scanModuleFieldMessage.text('scanModules.invalidImageName')),
      z.nullable(z.string().check(atMostNamed)),
    ),
    z.transform((name: string | null) => name ?? 'Assessment'),
  ),
  isLocked: z.boolean({ error: scanModuleFieldMessage.text('scanModules.lockedRequired') }),
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
export const validateImageUrl = (address: string): string =>
  URL.canParse(address) && new URL(address).protocol === 'http:'
    ? scanModuleFieldMessage.text('scanModules.imageUrlHttps')
    : INVALID_IMAGE_URL;

/**
 * What is kept of an assessment in a module: which one, and under what name. The rest of ENT-072 may be sent back as
 * it was read; it is the catalogue's and is not taken from the caller.
 */
export const SelectedAssessment = z.pipe(
  z.strictObject({
    id: AssessmentId,
    nameOverride: z.pipe(
      blankAsNull(formMessage.text('fields.invalidName')),
      z.nullable(z.string().check(atMostNamed)),
    ),
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
          z.refine(isPublicAddress, { error: ({ input }) => validateImageUrl(String(input)) }),
        ),
    ),
  ),
  assessments: z
    .array(SelectedAssessment)
    .check(z.maxLength(200), z.refine(differ, scanModuleFieldMessage.text('scanModules.assessmentTwice'))),
});
export type StoredModule = z.output<typeof ScanModuleBody>;

export const ScanModuleList = z
  .array(ScanModuleBody)
  .check(z.maxLength(100), z.refine(differ, scanModuleFieldMessage.text('scanModules.moduleTwice')));

/** The catalogue of module images in its order, keyed from 1 (MODS-31). */
export const moduleImages = [
  'Activities of Daily Living (ADL)',
  'Balance & Stability',
  'Bone Health & Osteoporosis Risk',
  'Cardiovascular Health',
  'Gait Event Screening',
  'General Health & Functional Fitness',
  'Lower Extremity',
  'Mobility & Joint Health',
  'Neurological & Cognitive Health',
  'Posture & Alignment',
  'Rehabilitation & Recovery',
  'Research and Development',
  'Sport Specific & Performance',
  'Strength & Endurance',
  'Upper Extremity',
] as const;

/** Where we serve the image of a key; on any of our origins. */
export const moduleImagePath = (key: number): string => `/scan-modules/${key}.svg`;

/** The key of an image of the catalogue, by its path. */
export function moduleImageKey(path: string): number | null {
  const key = moduleImages.findIndex((_, index) => moduleImagePath(index + 1) === path) + 1;
  return key === 0 ? null : key;
}
