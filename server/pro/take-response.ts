import type { UnprocessedReason } from '../../contract/admin-pro.ts';
import type { SurveyResponse } from '../../contract/pro-webhook.ts';
import { dayInZone } from '../../domain/calendar.ts';
import type { Door } from '../db/door.ts';
import { fileAnswers } from './file-answers.ts';
import { formSeen } from './form-seen.ts';
import { addresseeOf } from './survey-token.ts';
import { keepWaiting, leaveList } from './waiting-responses.ts';

interface Taking {
  door: Door;
  /** What survey tokens are sealed with. */
  secret: string;
  now: Date;
  requestId: string;
}

const isLate = ({ submitted_at: at }: SurveyResponse, last: string) => dayInZone(at, 'UTC') > last;

/**
 * Takes in one response of a form, once however often it is delivered (W2): into its patient's answers when the form is
 * registered and the link's token names a patient, on the unprocessed list otherwise (W3, W4). Everything that is
 * written is written under unique keys, so that a process which dies in between leaves the rest to the next delivery.
 */
export async function takeResponse(response: SurveyResponse, payload: unknown, taking: Taking): Promise<void> {
  const { door, secret, now, requestId } = taking;
  const addressee = addresseeOf(secret, response.hidden?.user_id);
  const form = await door.asService((tx) => formSeen(tx, response));
  let reason: UnprocessedReason = 'UNKNOWN_FORM';
  if (form && !addressee) reason = 'NO_PATIENT';
  if (form && addressee && isLate(response, addressee.last)) reason = 'LINK_EXPIRED';
  else if (form && addressee) {
    const filed = await door.withActor({ kind: 'job', organizationId: addressee.organizationId }, (tx, scope) =>
      fileAnswers(tx, scope, { response, form, addressee, now, requestId }),
    );
    if (filed) {
      await door.asService((tx) => leaveList(tx, response, now));
      return;
    }
    reason = 'PATIENT_GONE';
  }
  const kept = await door.asService((tx) => keepWaiting(tx, { response, payload, addressee, reason }));
  if (!kept) await takeResponse(response, payload, taking);
}
