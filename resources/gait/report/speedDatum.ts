import type { Bar } from '../../../domain/gait/report-bars.ts';

/** A bar as the chart takes it; without `speed` nothing is drawn at its place. */
export type SpeedDatum = Record<string, string | number>;

export const datumOf = ({ id, speed }: Bar): SpeedDatum => (speed === null ? { id } : { id, speed });
