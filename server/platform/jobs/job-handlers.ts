import { createCredentialsGivenJob } from '../../api-clients/credentials-job.ts';
import { createBulkExportExpiryJob } from '../../bulk-export/delete-export.ts';
import { createBulkExportJob } from '../../bulk-export/export-job.ts';
import { createResourceReader } from '../../fhir/read-resources.ts';
import { getPublicUrl, type Configuration } from '../configuration.ts';
import { measureInWorker, createMeasureWalkJob } from '../../gait/measure-walk-job.ts';
import type { IdentityProvider } from '../../identity/identity-provider.ts';
import type { Mail } from '../mail/mail.ts';
import { packInWorker, createPackRecordingJob, createPackPendingJob } from '../../session-replay/pack-recording-job.ts';
import type { Storage } from '../storage/storage.ts';
import { createColleagueInviteJob } from '../../team/invite-job.ts';
import { createEmergencyOpenedJob } from '../../emergency-access/opened-job.ts';
import { createSealAuditJob } from '../audit/seal-audit-job.ts';
import type { Log } from '../http/log.ts';
import { createNewDayJob } from './new-day.ts';
import { createOrganizationAccessJob } from '../../organizations/access-job.ts';
import { createPasswordCodeJob } from '../../identity/password-code-job.ts';
import { createRenewEncryptionJob } from '../../identity/renew-encryption-job.ts';
import { createPatientInviteJob } from '../../patients/invite-job.ts';
import { createReplacedExerciseFileJob } from '../../exercises/set-file.ts';
import { createReplacedLogoJob } from '../../organizations/logo.ts';
import { createAuthorOverlapJob } from '../../rtm/author-overlap-job.ts';
import { createRecalculateJob } from '../../rtm/recalculate-organization-job.ts';
import { createSupportMessageJob } from '../../support/message-job.ts';
import { createDeleteOrphanedFilesJob } from './delete-orphaned-files.ts';
import { purgeExpired } from './purge-expired.ts';
import { createPendingResponsesJob } from '../../surveys/ingest-response.ts';
import { createPatientLinkEmailJob } from '../../patient-link/email-job.ts';
import { createWebhookDisabledJob } from '../../webhooks/disabled-job.ts';
import { createPlanRemindersJob } from '../../reminders/plan-job.ts';
import { createSendRemindersJob } from '../../reminders/send-job.ts';
import type { TextMessages } from '../../reminders/text-messages.ts';
import type { JobHandler } from './jobs.ts';

interface JobDependencies {
  configuration: Configuration;
  identity: IdentityProvider;
  mail: Mail;
  /** Null without a provider of text messages. */
  texts: TextMessages | null;
  storage: Storage;
  now: () => Date;
  log?: Log;
}

const toPackDependencies = ({ storage }: JobDependencies) => ({ storage, pack: packInWorker });

/** The handler of each kind of job. */
export const createJobHandlers = (tools: JobDependencies): Record<string, JobHandler> => ({
  'api-client-credentials': createCredentialsGivenJob(tools),
  'bulk-export': createBulkExportJob({
    ...tools,
    readResources: createResourceReader(getPublicUrl(tools.configuration)),
  }),
  'bulk-export-expiry': createBulkExportExpiryJob(tools),
  'colleague-invite': createColleagueInviteJob(tools),
  'delete-orphaned-files': createDeleteOrphanedFilesJob(tools),
  // A removed provider loses every session (A9).
  'end-sessions': ({ payload }) => tools.identity.endSessions((payload as { userId: string }).userId),
  'emergency-access-opened': createEmergencyOpenedJob(tools),
  'measure-walk': createMeasureWalkJob({ storage: tools.storage, measure: measureInWorker }),
  'new-day': createNewDayJob(tools),
  'organization-access': createOrganizationAccessJob(tools.now),
  'pack-pending-recordings': createPackPendingJob(toPackDependencies(tools)),
  'pack-recording': createPackRecordingJob(toPackDependencies(tools)),
  'password-code': createPasswordCodeJob(tools),
  'patient-invite': createPatientInviteJob(tools),
  'pending-survey-responses': createPendingResponsesJob(tools),
  'plan-reminders': createPlanRemindersJob({ now: tools.now, sendsTexts: tools.texts !== null }),
  'purge-expired': purgeExpired,
  'renew-encryption': createRenewEncryptionJob(tools),
  'replaced-exercise-file': createReplacedExerciseFileJob(tools.storage),
  'replaced-logo': createReplacedLogoJob(tools.storage),
  'rtm-author-overlap': createAuthorOverlapJob(tools.now),
  'rtm-recalculation': createRecalculateJob(tools.now),
  'seal-audit': createSealAuditJob(tools),
  'send-reminders': createSendRemindersJob(tools),
  'support-message': createSupportMessageJob(tools),
  'patient-link-email': createPatientLinkEmailJob(tools),
  'webhook-disabled': createWebhookDisabledJob(tools),
});
