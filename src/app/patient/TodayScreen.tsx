import type { Language } from '../../../contract/platform/languages.ts';
import type { DueSurvey } from '../../../contract/surveys/schedules.ts';
import { lazy, Suspense, useState } from 'react';
import { formatSets } from '../../../resources/programs/shared/programText.ts';
import { ClinicHeader } from '../pages/public-program/ClinicHeader.tsx';
import { ExerciseDetails } from '../pages/public-program/ExerciseDetails.tsx';
import { useTranslations } from '../pages/public-program/translations.ts';
import type { Kept, Today } from './keptOnDevice.ts';
import { Button, Screen } from './Screen.tsx';

interface Props {
  day: Today;
  kept: Pick<Kept, 'queue' | 'refused' | 'drafts' | 'filled' | 'refusedSurveys'>;
  /** The day could not be loaded again. */
  isOld: boolean;
  /** A session was left that can go on. */
  canResume: boolean;
  onLanguage: (language: Language) => void;
  /** The clinic has been told of sessions that it would not take. */
  onTold: () => void;
  onStart: () => void;
  onResume: () => void;
  onSurvey: (survey: DueSurvey) => void;
  /** Of the device; null in a preview, which changes nothing. */
  token: string | null;
}

/** Seldom opened. */
const ReminderSettings = lazy(async () => ({ default: (await import('./ReminderSettings.tsx')).ReminderSettings }));

const RemindersPart = ({ token }: { token: string }) => {
  const { translate } = useTranslations();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="patient-how" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>{translate('patient.reminders.title')}</strong>
      </summary>
      <div className="patient-details">
        {isOpen && (
          <Suspense fallback={<output>{translate('patient.loading')}</output>}>
            <ReminderSettings token={token} />
          </Suspense>
        )}
      </div>
    </details>
  );
};

/** What is due, in one sentence. */
const useDueText = ({ program, progress: { doneToday, isDue } }: Today): string => {
  const { translate } = useTranslations();
  const goal = program?.dailyFrequency ?? 1;
  if (isDue)
    return goal > 1 ? translate('patient.today.due', { done: doneToday, goal }) : translate('patient.today.dueOnce');
  return translate(doneToday > 0 ? 'patient.today.done' : 'patient.today.rest');
};

/** Days done of those that the week asks for, as dots beside their numbers. */
const Dots = ({ done, goal }: { done: number; goal: number }) => (
  <span className="patient-dots" aria-hidden>
    {Array.from({ length: goal }, (_, at) => (
      <i key={at} data-done={at < done || undefined} />
    ))}
  </span>
);

const Progress = ({ day: { program, progress } }: { day: Today }) => {
  const { language, translate } = useTranslations();
  const { daysThisWeek, streak, lastDay } = progress;
  const goal = program?.weeklyFrequency ?? 7;
  const shownDay =
    lastDay &&
    new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${lastDay}T00:00:00Z`),
    );
  return (
    <ul className="patient-progress">
      <li>
        <Dots done={daysThisWeek} goal={goal} />
        {translate('patient.today.week', { done: daysThisWeek, goal })}
      </li>
      {streak > 0 && <li>{translate('patient.today.streak', { smart_count: streak })}</li>}
      {shownDay && <li>{translate('patient.today.last', { day: shownDay })}</li>}
    </ul>
  );
};

/** What stands between the device and the clinic: old data, and sessions that were not sent or not taken. */
const Notices = ({
  kept: { queue, refused, filled, refusedSurveys },
  isOld,
  onTold,
}: Pick<Props, 'kept' | 'isOld' | 'onTold'>) => {
  const { translate } = useTranslations();
  return (
    <div role="status" className="patient-notices">
      {isOld && <p>{translate('patient.today.old')}</p>}
      {queue.length > 0 && <p>{translate('patient.today.waiting', { smart_count: queue.length })}</p>}
      {filled.length > 0 && <p>{translate('patient.today.waitingSurveys', { smart_count: filled.length })}</p>}
      {refused + refusedSurveys > 0 && (
        <>
          {refused > 0 && <p>{translate('patient.today.refused', { smart_count: refused })}</p>}
          {refusedSurveys > 0 && <p>{translate('patient.today.refusedSurveys', { smart_count: refusedSurveys })}</p>}
          <Button onClick={onTold}>{translate('patient.today.told')}</Button>
        </>
      )}
    </div>
  );
};

/** The surveys that are due and were not answered on this device meanwhile. */
const listUnanswered = ({ dueSurveys }: Today, { filled }: Props['kept']): DueSurvey[] =>
  dueSurveys.filter(({ scheduleId }) => !filled.some((sent) => sent.scheduleId === scheduleId));

const DueSurveyButton = ({ survey, kept, onSurvey }: Pick<Props, 'kept' | 'onSurvey'> & { survey: DueSurvey }) => {
  const { translate } = useTranslations();
  const isUnderWay = kept.drafts.some(({ scheduleId }) => scheduleId === survey.scheduleId);
  const { title } = survey.questionnaire;
  return (
    <Button onClick={() => onSurvey(survey)}>
      {translate(isUnderWay ? 'patient.today.resumeSurvey' : 'patient.today.survey', { title })}
    </Button>
  );
};

/** The patient's day: what is due, one big button, the clinic's notes and questions, and the exercises (PTL-09). */
export const TodayScreen = (props: Props) => {
  const { day, kept, isOld, canResume, onLanguage, onTold, onStart, onResume, onSurvey, token } = props;
  const { translate } = useTranslations();
  const { program, firstName, progress, surveys } = day;
  const dueText = useDueText(day);
  const top = <ClinicHeader organization={day.organization} onLanguage={onLanguage} />;
  const due = listUnanswered(day, kept);
  const questions = surveys.length + due.length > 0 && (
    <section aria-labelledby="surveys">
      <h2 id="surveys">{translate('patient.today.surveys')}</h2>
      {due.map((survey) => (
        <DueSurveyButton key={survey.scheduleId} survey={survey} kept={kept} onSurvey={onSurvey} />
      ))}
      {surveys.map(({ formId, title, link }) => (
        <a key={formId} href={link || undefined} className="button button-secondary" target="_blank" rel="noreferrer">
          {translate('patient.today.survey', { title })}
        </a>
      ))}
    </section>
  );
  if (!program)
    return (
      <Screen top={top} title={translate('patient.today.noProgram')} lead={translate('patient.today.noProgramLead')}>
        <Notices kept={kept} isOld={isOld} onTold={onTold} />
        {questions}
      </Screen>
    );
  const isAgain = !progress.isDue && progress.doneToday > 0;
  return (
    <Screen
      top={top}
      title={translate('patient.today.hello', { name: firstName })}
      focus={false}
      actions={
        canResume ? (
          <>
            <Button primary onClick={onResume}>
              {translate('patient.today.resume')}
            </Button>
            <Button onClick={onStart}>{translate('patient.today.restart')}</Button>
          </>
        ) : (
          <Button primary={!isAgain} onClick={onStart}>
            {translate(isAgain ? 'patient.today.again' : 'patient.today.start')}
          </Button>
        )
      }
    >
      <Notices kept={kept} isOld={isOld} onTold={onTold} />
      <section className="patient-due">
        <h2>{dueText}</h2>
        <p>
          {program.name} · {translate('patient.today.minutes', { smart_count: program.minutes })}
        </p>
        <Progress day={day} />
      </section>
      {program.notes && (
        <section className="patient-notes" aria-labelledby="notes">
          <h2 id="notes">{translate('openProgram.notes')}</h2>
          <p dir="auto">{program.notes}</p>
        </section>
      )}
      {questions}
      <section aria-labelledby="exercises">
        <h2 id="exercises">{translate('patient.today.exercises')}</h2>
        <ol className="patient-exercises">
          {program.exercises.map((exercise) => (
            <li key={exercise.uuid}>
              <details>
                <summary>
                  <strong>{exercise.name ?? translate('openProgram.goneName')}</strong>
                  <span>{formatSets(exercise, translate)}</span>
                </summary>
                <div className="patient-details">
                  <ExerciseDetails exercise={exercise} />
                </div>
              </details>
            </li>
          ))}
        </ol>
      </section>
      {token !== null && <RemindersPart token={token} />}
      <p className="patient-care">{translate('openProgram.care')}</p>
    </Screen>
  );
};
