import { join } from 'node:path';
import { ClockGuard } from './clock/clock-guard.ts';
import type { Configuration } from './configuration.ts';
import type { Database } from './db/database.ts';
import { openDoor } from './db/door.ts';
import type { Dependencies } from './dependencies.ts';
import type { Log } from './http/log.ts';
import { selfContainedIdentity } from './identity/self-contained.ts';
import { Jobs } from './jobs/jobs.ts';
import { jobWork } from './jobs/job-work.ts';
import { outboxMail, smtpMail } from './mail/mail.ts';
import { ReportPrinter } from './reports/report-printer.ts';
import { diskStorage } from './storage/disk.ts';
import { s3Storage } from './storage/s3.ts';

/** Puts the application together from its configuration and an open database. */
export function dependenciesOf(configuration: Configuration, database: Database, log: Log): Dependencies {
  const now = () => new Date();
  const door = openDoor(database);
  const mail = configuration.smtpUrl
    ? smtpMail(configuration.smtpUrl, configuration.mailFrom, log)
    : outboxMail(join(configuration.dataDirectory, 'outbox'), configuration.mailFrom, log, (file) =>
        console.log(`A letter was written to ${file}`),
      );
  const identity = selfContainedIdentity(door, configuration, mail, now);
  const storage = configuration.s3
    ? s3Storage(configuration.s3)
    : diskStorage(join(configuration.dataDirectory, 'files'));
  const clock = new ClockGuard(door, log, configuration.clockConfirmed);
  const clockFault = () => clock.fault();
  const { on, message } = configuration.maintenance;
  return {
    configuration,
    door,
    identity,
    mail,
    storage,
    jobs: new Jobs(door, jobWork({ configuration, identity, mail, storage, now }), log, clockFault),
    printer: new ReportPrinter(),
    log,
    now,
    clockFault,
    status: () => ({ status: on ? 'MAINTENANCE' : 'LIVE', ...(message && { message }) }),
  };
}
