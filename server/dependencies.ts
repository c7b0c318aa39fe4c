import type { TenantDb } from './platform/db/tenant-context.ts';
import type { BackendStatus } from '../contract/platform/system.ts';
import type { ClockError } from './platform/clock/clock-guard.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import type { Configuration } from './platform/configuration.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/http/log.ts';
import type { Mail } from './platform/mail/mail.ts';
import type { ReportPrinter } from './reports/report-printer.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { WebhookSender } from './webhooks/deliver-events.ts';
import type { ResolveHost } from './webhooks/target-address.ts';

/** Everything that the application needs; `createApp` is a pure function of it. */
export interface Dependencies {
  configuration: Configuration;
  tenantDb: TenantDb;
  identity: IdentityProvider;
  mail: Mail;
  storage: Storage;
  jobs: Jobs;
  webhooks: WebhookSender;
  resolveHost: ResolveHost;
  printer: ReportPrinter;
  log: Log;
  /** The server decides what day it is. */
  now: () => Date;
  status: () => BackendStatus;
  /** Why the clock cannot be trusted; null when it can. */
  clockError: () => Promise<ClockError | null>;
}
