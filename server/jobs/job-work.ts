import type { Configuration } from '../configuration.ts';
import { measureInThread } from '../gait/measure-in-thread.ts';
import type { IdentityProvider } from '../identity/provider.ts';
import type { Mail } from '../mail/mail.ts';
import { packInThread } from '../replay/pack-in-thread.ts';
import type { Storage } from '../storage/storage.ts';
import { colleagueInvite } from './colleague-invite.ts';
import { endSessions } from './end-sessions.ts';
import { measureWalk } from './measure-walk.ts';
import { newDay } from './new-day.ts';
import { organizationAccess } from './organization-access.ts';
import { packRecording } from './pack-recording.ts';
import { packWaiting } from './pack-waiting.ts';
import { passwordCode } from './password-code.ts';
import { patientInvite } from './patient-invite.ts';
import { replacedExerciseFile } from './replaced-exercise-file.ts';
import { replacedLogo } from './replaced-logo.ts';
import { rtmAuthorClock } from './rtm-author-clock.ts';
import { rtmRecount } from './rtm-recount.ts';
import { supportMessage } from './support-message.ts';
import { sweepFiles } from './sweep-files.ts';
import { tidyUp } from './tidy-up.ts';
import { waitingResponses } from './waiting-responses.ts';
import type { JobWork } from './jobs.ts';

/** What jobs need beside the database. */
interface JobTools {
  configuration: Configuration;
  identity: IdentityProvider;
  mail: Mail;
  storage: Storage;
  now: () => Date;
}

const packing = ({ storage }: JobTools) => ({ storage, pack: packInThread });

/** What each kind of job does. */
export const jobWork = (tools: JobTools): Record<string, JobWork> => ({
  'colleague-invite': colleagueInvite(tools),
  'end-sessions': endSessions(tools.identity),
  'measure-walk': measureWalk({ storage: tools.storage, measure: measureInThread }),
  'new-day': newDay(tools),
  'organization-access': organizationAccess(tools.now),
  'pack-recording': packRecording(packing(tools)),
  'pack-waiting': packWaiting(packing(tools)),
  'password-code': passwordCode(tools),
  'patient-invite': patientInvite(tools),
  'replaced-exercise-file': replacedExerciseFile(tools.storage),
  'replaced-logo': replacedLogo(tools.storage),
  'rtm-author-clock': rtmAuthorClock(tools.now),
  'rtm-recount': rtmRecount(tools.now),
  'support-message': supportMessage(tools),
  'sweep-files': sweepFiles(tools),
  'tidy-up': tidyUp,
  'waiting-responses': waitingResponses(tools),
});
