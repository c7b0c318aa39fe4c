import type { LogKind } from './skeleton.ts';

/** Which recording a session holds, by the types of its artifacts: the body's rather than the hands'; null without one. */
export const recordedLog = (artifacts: readonly string[]): LogKind | null =>
  (['pose-log', 'hands-log'] as const).find((type) => artifacts.includes(type)) ?? null;
