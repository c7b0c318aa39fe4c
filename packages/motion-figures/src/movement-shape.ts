import * as z from 'zod/mini';
import { gripSites } from './grips.ts';
import { jointNames, pairedJoints, type JointName, type JointValues, type PairedJoint } from './joints.ts';
import { closeNames } from './close-ups.ts';
import { views, type View } from './picture.ts';
import { postureNames } from './postures.ts';
import { attachNames, propKinds } from './attach.ts';

const names = [...jointNames, ...pairedJoints] as [JointName | PairedJoint, ...(JointName | PairedJoint)[]];
const Joints = z.partialRecord(z.enum(names), z.number()) as unknown as z.ZodMiniType<JointValues>;
const Place = z.tuple([z.number(), z.number(), z.number()]);
const Angles = z.tuple([z.number(), z.number()]);
const Attached = z.union([z.enum(attachNames), Place]);

const Prop = z.strictObject({
  kind: z.enum(propKinds),
  /** Where it is: a place in space, or a part of the body it goes with. */
  at: z.optional(Attached),
  /** Added to the place: forward, up, right. */
  by: z.optional(Place),
  /** The other end of a band, stick or towel. */
  to: z.optional(Attached),
  /** Radius of a ball, length of a bench or stick, height of a wall, chair, step or table. */
  size: z.optional(z.number()),
  /** Slope of a bench in degrees, head end up. */
  slope: z.optional(z.number()),
});

const Key = z.strictObject({
  /** Seconds from the beginning of the loop. */
  at: z.number(),
  /** How the movement from this key to the next one runs; `smooth` unless said. */
  ease: z.optional(z.enum(['smooth', 'linear', 'in', 'out'])),
  /** Joints that are otherwise than at the start. */
  pose: z.optional(Joints),
});

export const Movement = z.strictObject({
  /** Another movement of the file, whose fields hold where this one says nothing; `start` is joined, not replaced. */
  like: z.optional(z.string()),
  posture: z.optional(z.enum(postureNames as [(typeof postureNames)[number]])),
  /** A named view, or how far the camera is turned about the upright axis and looks down, in degrees. */
  view: z.optional(z.union([z.enum(Object.keys(views) as Exclude<View, readonly number[]>[]), Angles])),
  /** How far what the body rests on is raised above its place in the posture. */
  height: z.optional(z.number()),
  planted: z.optional(z.array(z.enum(['feet', 'footR', 'footL', 'hands', 'handR', 'handL']))),
  /** The part that keeps its place while the body turns about it; the pelvis unless said. */
  anchor: z.optional(z.enum(['shoulders', 'hands', 'knees', 'feet', 'toes', 'head'])),
  grips: z.optional(
    z.strictObject({
      handR: z.optional(z.enum(gripSites as [(typeof gripSites)[number]])),
      handL: z.optional(z.enum(gripSites as [(typeof gripSites)[number]])),
    }),
  ),
  props: z.optional(z.array(Prop)),
  /** Only this part of the body fills the picture; the rest is left out. */
  close: z.optional(z.enum(closeNames)),
  /** Limbs drawn in the strong color, if not those that move. */
  stress: z.optional(z.array(z.enum(['armR', 'armL', 'legR', 'legL', 'trunk']))),
  /** Joints that are otherwise than in the posture. */
  start: z.optional(Joints),
  keys: z.optional(z.array(Key)),
  /** Length of the loop; after it the first key comes again. */
  seconds: z.optional(z.number()),
});
export type Movement = z.output<typeof Movement>;
export type Prop = z.output<typeof Prop>;

/** A file of movements, `/exercises/movements/<group>.json`, by name. */
export const MovementsFile = z.record(z.string().check(z.regex(/^[a-z0-9-]+$/)), Movement);
export type MovementsFile = z.output<typeof MovementsFile>;
