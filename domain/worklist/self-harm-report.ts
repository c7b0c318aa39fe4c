import { worklistReasonMessage } from '../../contract/worklist/messages.ts';
import type { WorklistReason } from '../../contract/worklist/worklist.ts';
import { countDaysBetween } from '../platform/calendar.ts';
import { findBuiltInSurvey } from '../surveys/questionnaires/built-in.ts';
import { isSelfHarmReport } from '../surveys/self-harm.ts';
import type { WorklistInputs } from './worklist-inputs.ts';

const RECENT_DAYS = 14;
/** Above every other reason. */
const URGENCY = 100;

/**
 * An answer of the last 14 days that tells of thoughts of death or self-harm, whatever the score, and in the first survey
 * too. A later answer without them does not take it back: somebody is to talk with the patient.
 */
export function findSelfHarmReport({ today, surveys }: WorklistInputs): WorklistReason | null {
  for (const { formId, formTitle, day, answers } of surveys) {
    if (day > today || countDaysBetween(day, today) > RECENT_DAYS) continue;
    const report = answers.find(isSelfHarmReport);
    if (!report) continue;
    const values = {
      answer: { term: String(report.value) },
      survey: findBuiltInSurvey(formId) ? { term: formTitle } : formTitle,
      day: { shortDay: day },
    };
    return {
      kind: 'SURVEY_OUT_OF_RANGE',
      urgency: URGENCY,
      explanation: worklistReasonMessage('worklist.selfHarm', values),
      headline: {
        figure: worklistReasonMessage('worklist.figureSelfHarm'),
        about: worklistReasonMessage('worklist.aboutSelfHarm', values),
      },
    };
  }
  return null;
}
