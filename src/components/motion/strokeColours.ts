import type { Tone } from '../../../domain/motion/stroke.ts';

/** CSS custom properties the tones are drawn in: they follow light, dark and forced colours. */
export const strokeColours: Record<Tone, string> = {
  body: 'var(--ink-muted)',
  bodyFar: 'var(--motion-far)',
  moving: 'var(--primary)',
  movingFar: 'var(--motion-moving-far)',
  thing: 'var(--motion-thing)',
  band: 'var(--level-orange)',
  floor: 'var(--border)',
};
