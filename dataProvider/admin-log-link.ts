import { adminPoseLogLink, adminScanArtifactLink } from '../contract/scan-sessions/admin-scan-sessions.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';
import { call } from './client.ts';

export interface RecordedLog {
  kind: 'scan' | 'gait';
  /** Of the session. */
  id: number;
  log: LogKind;
}

/** A short-lived link to the log of any organization's session, for vendor staff (API-27, API-30, SEC-20). */
export const fetchAdminLogLink = ({ kind, id, log }: RecordedLog, signal?: AbortSignal) =>
  log === 'pose-log'
    ? call(adminPoseLogLink, { params: { kind, id }, signal })
    : call(adminScanArtifactLink, { params: { id, artifact: log }, signal });
