import { join } from 'node:path';
import { ClockGuard } from './platform/clock/clock-guard.ts';
import { createMailUrlReader, createTextProviderReader, type Configuration } from './platform/configuration.ts';
import type { Database } from './platform/db/database.ts';
import { openTenantDb } from './platform/db/tenant-context.ts';
import type { Dependencies } from './dependencies.ts';
import type { Log } from './platform/http/log.ts';
import { createLocalIdentityProvider } from './identity/local-identity-provider.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { createJobHandlers } from './platform/jobs/job-handlers.ts';
import { outboxMail, smtpMail } from './platform/mail/mail.ts';
import { providerTexts } from './reminders/text-messages.ts';
import { ReportPrinter } from './reports/report-printer.ts';
import { diskStorage } from './platform/storage/disk.ts';
import { s3Storage } from './platform/storage/s3.ts';
import { clamdScan, scannedStorage } from './platform/storage/scanned.ts';
import { WebhookSender } from './webhooks/deliver-events.ts';
import { resolveHost } from './webhooks/target-address.ts';

/** Wires the application from its configuration and an open database. */
export function createDependencies(configuration: Configuration, database: Database, log: Log): Dependencies {
  const now = () => new Date();
  const tenantDb = openTenantDb(database);
  const mail = configuration.smtpUrl
    ? smtpMail(createMailUrlReader(configuration), configuration.mailFrom, log)
    : outboxMail(join(configuration.dataDirectory, 'outbox'), configuration.mailFrom, log, (file) =>
        console.log(`An email was written to ${file}`),
      );
  const texts =
    configuration.texts &&
    providerTexts(createTextProviderReader(configuration, configuration.texts), {
      resolve: resolveHost,
      allowsLoopback: configuration.webhookLoopback,
    });
  const identity = createLocalIdentityProvider(tenantDb, configuration, mail, now);
  const files = configuration.s3
    ? s3Storage(configuration.s3)
    : diskStorage(join(configuration.dataDirectory, 'files'));
  const storage = configuration.clamav ? scannedStorage(files, clamdScan(configuration.clamav)) : files;
  const clock = new ClockGuard(tenantDb, log, configuration.clockConfirmed);
  const clockError = () => clock.error();
  const { on, message } = configuration.maintenance;
  return {
    configuration,
    tenantDb,
    identity,
    mail,
    storage,
    jobs: new Jobs(
      tenantDb,
      createJobHandlers({ configuration, identity, mail, texts, storage, now, log }),
      log,
      clockError,
    ),
    webhooks: new WebhookSender({ tenantDb, configuration, resolve: resolveHost, now, log }),
    resolveHost,
    printer: new ReportPrinter(),
    log,
    now,
    clockError: clockError,
    status: () => ({ status: on ? 'MAINTENANCE' : 'LIVE', ...(message && { message }) }),
  };
}
