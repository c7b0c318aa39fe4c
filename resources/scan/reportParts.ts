import type { ScanSession } from '../../contract/scan.ts';
import type { Zones } from '../../domain/scan/report.ts';
import type { Verdict } from '../../domain/scan/session-verdict.ts';

export const reportTabs = ['assessments', 'participants'] as const;
export type ReportTab = (typeof reportTabs)[number];

/** What every part of a report knows beside its sessions. */
export interface ReportContext {
  zones: Zones;
  /** Undefined while, or because, it is not known by what sessions are judged. */
  verdictOf: (session: ScanSession) => Verdict | undefined;
}
