import type { Figure } from './figure.ts';
import { heldThing } from './held-things.ts';
import type { Prop } from './movement-shape.ts';
import { standingThing } from './standing-things.ts';
import type { Thing } from './stroke.ts';
import type { Camera } from './view.ts';

/** The things of a movement; `start` is the figure in its first pose, which furniture is put under. */
export const thingsOf = (props: readonly Prop[], start: Figure, camera: Camera): Thing[] =>
  props.map((prop) => heldThing(prop) ?? standingThing(prop, start, camera));
