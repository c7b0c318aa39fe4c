import type { Door } from './db/door.ts';
import type { BackendStatus } from '../contract/system.ts';
import type { ClockFault } from './clock/clock-guard.ts';
import type { IdentityProvider } from './identity/provider.ts';
import type { Configuration } from './configuration.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './http/log.ts';
import type { Mail } from './mail/mail.ts';
import type { ReportPrinter } from './reports/report-printer.ts';
import type { Storage } from './storage/storage.ts';

/** Everything the application stands on; `createApp` is a pure function of it. */
export interface Dependencies {
  configuration: Configuration;
  door: Door;
  identity: IdentityProvider;
  mail: Mail;
  storage: Storage;
  jobs: Jobs;
  printer: ReportPrinter;
  log: Log;
  /** The clock. The server decides what day it is. */
  now: () => Date;
  status: () => BackendStatus;
  /** What is the matter with the clock; null for nothing. */
  clockFault: () => Promise<ClockFault | null>;
}
