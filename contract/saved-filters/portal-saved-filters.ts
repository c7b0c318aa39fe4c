import { savedFilterFieldMessage } from './messages.ts';
import * as z from 'zod/mini';
import { defineCall, type Action } from '../platform/call.ts';
import {
  bodyTargets,
  cameraOrientations,
  equipment,
  exerciseMetrics,
  exerciseTypes,
  healthStatuses,
  patientProducts,
  subjectPositions,
} from '../platform/enumerations.ts';
import { Id, Uuid } from '../platform/fields.ts';
import { listExercises } from '../exercises/exercises.ts';
import { FilterName as name, createSettingsSchema } from '../platform/list-settings.ts';
import { MAX_PAGE_SIZE } from '../platform/limits.ts';
import { listPatients } from '../patients/patients.ts';
import { listPractitioners } from '../team/practitioners.ts';
import { listTemplates } from '../programs/programs.ts';
import { AssessmentId } from '../scan-modules/scan-modules.ts';
import { listScanSessions, riskFilters } from '../scan-sessions/scan-sessions.ts';

const Words = z.optional(z.string().check(z.trim(), z.maxLength(200)));
const Flag = z.optional(z.boolean());
const LocationIds = z.optional(z.array(Id).check(z.maxLength(MAX_PAGE_SIZE)));
const some = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(z.array(z.enum(values)).check(z.maxLength(values.length)));

/**
 * Settings of each list of the portal whose filters can be saved. Those of the patients contain no search text: a link is
 * shared, and a patient's name in it would be health data.
 */
const PatientSettings = createSettingsSchema(
  z.strictObject({
    state: z.optional(z.enum(['ACTIVE', 'DISCHARGED'])),
    practitionerId: z.optional(Id),
    product: z.optional(z.enum(patientProducts)),
    status: z.optional(z.enum(healthStatuses)),
    locationIds: LocationIds,
  }),
  z.enum(listPatients.list.sort),
);
const Day = z.optional(z.iso.date());
const Limit = z.optional(z.number());
/** A participant's UID is no part of it, for the same reason. */
const ScanSessionSettings = createSettingsSchema(
  z.strictObject({
    locationIds: LocationIds,
    assessmentIds: z.optional(z.array(AssessmentId).check(z.maxLength(200))),
    provider: Words,
    risks: some(riskFilters),
    resultFrom: Limit,
    resultTo: Limit,
    days: z.optional(z.number().check(z.int(), z.gte(1), z.lte(366))),
    from: Day,
    to: Day,
  }),
  z.enum(listScanSessions.list.sort),
);
const TemplateSettings = createSettingsSchema(z.strictObject({ q: Words }), z.enum(listTemplates.list.sort));
/** Not checked against the lists of clinical facts, so that the first page does not load them: unknown values match nothing. */
const FactValues = z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(60)));
const ExerciseSettings = createSettingsSchema(
  z.strictObject({
    q: Words,
    favorites: Flag,
    assessments: Flag,
    own: Flag,
    gym: Flag,
    metrics: some(exerciseMetrics),
    bodyTarget: some(bodyTargets),
    type: some(exerciseTypes),
    equipment: some(equipment),
    position: some(subjectPositions),
    camera: some(cameraOrientations),
    movement: FactValues,
    muscle: FactValues,
    phase: FactValues,
  }),
  z.enum(['name']),
);
const ProviderSettings = createSettingsSchema(
  z.strictObject({ registered: Flag }),
  z.enum(listPractitioners.list.sort),
);

export const portalFilteredLists = ['patients', 'scan-sessions', 'templates', 'exercises', 'providers'] as const;
export type PortalFilteredList = (typeof portalFilteredLists)[number];

/** The schema of each list's settings, and the action that its readers need. */
export const portalLists: Readonly<Record<PortalFilteredList, { settings: z.ZodMiniType; action: Action }>> = {
  patients: { settings: PatientSettings, action: listPatients.access.action },
  'scan-sessions': { settings: ScanSessionSettings, action: listScanSessions.access.action },
  templates: { settings: TemplateSettings, action: listTemplates.access.action },
  exercises: { settings: ExerciseSettings, action: listExercises.access.action },
  providers: { settings: ProviderSettings, action: listPractitioners.access.action },
};

const Settings = z.union([PatientSettings, ScanSessionSettings, TemplateSettings, ExerciseSettings, ProviderSettings], {
  error: savedFilterFieldMessage.text('savedFilters.invalid'),
});
export type PortalListSettings = z.output<typeof Settings>;

export const PortalSavedFilter = z.object({
  id: Uuid,
  list: z.enum(portalFilteredLists),
  name: z.string(),
  settings: Settings,
  /** Whether it is the caller's own; others cannot be changed or removed. */
  own: z.boolean(),
  version: z.number(),
});
export type PortalSavedFilter = z.output<typeof PortalSavedFilter>;

const params = z.object({ id: Uuid });
// Any user of a clinic may make these calls; each then requires the action of its list.
const access = { action: 'organization.read' } as const;

export const listPortalFilters = defineCall({
  id: 'listPortalFilters',
  summary: "The caller's own saved filters of a list, by name",
  method: 'GET',
  path: '/v2/saved-filters',
  access,
  query: z.strictObject({ list: z.enum(portalFilteredLists) }),
  response: z.array(PortalSavedFilter),
});

export const getPortalFilter = defineCall({
  id: 'getPortalFilter',
  summary: 'Gets a saved filter by its link, from any user of the organization, if the list itself is accessible',
  method: 'GET',
  path: '/v2/saved-filters/:id',
  access,
  params,
  response: PortalSavedFilter,
});

export const addPortalFilter = defineCall({
  id: 'addPortalFilter',
  summary: 'Saves the filters, sort order and page size of a list under a name',
  method: 'POST',
  path: '/v2/saved-filters',
  access,
  body: z.strictObject({ list: z.enum(portalFilteredLists), name, settings: Settings }),
  response: PortalSavedFilter,
  status: 201,
});

export const updatePortalFilter = defineCall({
  id: 'updatePortalFilter',
  summary: 'Renames one of the user’s saved filters or replaces its settings',
  method: 'PATCH',
  path: '/v2/saved-filters/:id',
  access,
  params,
  body: z.strictObject({ name: z.optional(name), settings: z.optional(Settings) }),
  response: PortalSavedFilter,
  versioned: true,
});

export const removePortalFilter = defineCall({
  id: 'removePortalFilter',
  summary: 'Deletes one of the user’s saved filters; its link stops working',
  method: 'DELETE',
  path: '/v2/saved-filters/:id',
  access,
  params,
  status: 204,
});
