import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(500));
const Coding = z.object({ system: z.optional(text), code: z.optional(text) });
const Reference = z.object({ reference: text });

/**
 * What is taken of a Patient resource. An element that could not be kept is refused rather than dropped, and so are a second
 * name, a second phone and a second email. Extensions of others may be ignored, as FHIR has it.
 */
export const FhirPatient = z.strictObject({
  resourceType: z.literal('Patient'),
  id: z.optional(text),
  meta: z.optional(z.looseObject({})),
  text: z.optional(z.looseObject({})),
  extension: z.optional(
    z
      .array(
        z.looseObject({
          url: text,
          valueCode: z.optional(text),
          valueReference: z.optional(Reference),
        }),
      )
      .check(z.maxLength(50)),
  ),
  identifier: z.optional(z.array(z.looseObject({ system: text, value: text })).check(z.maxLength(2))),
  active: z.optional(z.boolean()),
  name: z.optional(
    z
      .array(
        z.strictObject({
          use: z.optional(text),
          text: z.optional(text),
          family: z.optional(text),
          given: z.optional(z.array(text).check(z.maxLength(5))),
        }),
      )
      .check(z.maxLength(1)),
  ),
  telecom: z.optional(
    z
      .array(
        z.strictObject({
          system: z.enum(['phone', 'email']),
          value: text,
          use: z.optional(text),
          rank: z.optional(z.number()),
        }),
      )
      .check(
        z.refine((points: { system: string }[]) => new Set(points.map(({ system }) => system)).size === points.length, {
          path: [],
        }),
      ),
  ),
  gender: z.optional(z.enum(['male', 'female', 'unknown'])),
  birthDate: z.optional(text),
  communication: z.optional(
    z
      .array(
        z.strictObject({
          language: z.object({ coding: z.array(Coding).check(z.minLength(1)) }),
          preferred: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(1)),
  ),
  generalPractitioner: z.optional(z.array(Reference).check(z.maxLength(1))),
  managingOrganization: z.optional(Reference),
});
export type FhirPatient = z.output<typeof FhirPatient>;
