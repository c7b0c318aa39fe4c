import { useState } from 'react';
import type { DueSurvey } from '../../../contract/surveys/schedules.ts';
import { tellsOfSelfHarm } from '../../../domain/surveys/questionnaire-answers.ts';
import { fillSurvey, type SurveyDraft } from '../../../domain/surveys/survey-draft.ts';
import { useTranslations } from '../pages/public-program/translations.ts';
import { CrisisLine } from './CrisisLine.tsx';
import type { Keep, Kept } from './keptOnDevice.ts';
import { Button, Screen } from './Screen.tsx';
import { SurveyQuestion } from './SurveyQuestion.tsx';

interface Props {
  due: DueSurvey;
  kept: Kept;
  keep: Keep;
  /** Answers wait to be sent. */
  onFilled: () => void;
  onHome: () => void;
}

/** The end of a survey, and whether the clinic has it. */
const SurveyEnd = ({
  state,
  isAtRisk,
  onHome,
}: Pick<Props, 'onHome'> & { state: 'sent' | 'waiting' | 'refused'; isAtRisk: boolean }) => {
  const { translate } = useTranslations();
  return (
    <Screen
      title={translate('patient.survey.thanks')}
      actions={
        <Button primary onClick={onHome}>
          {translate('patient.finished.home')}
        </Button>
      }
    >
      <p role="status">{translate(`patient.survey.${state}`)}</p>
      {isAtRisk && <CrisisLine />}
    </Screen>
  );
};

/** A survey from its first question to its sending; what is answered stays on the device until then (PTL-35, PTL-36). */
export const SurveyFlow = ({ due, kept, keep, onFilled, onHome }: Props) => {
  const [filled, setFilled] = useState<(SurveyDraft & { refusedBefore: number }) | null>(null);
  const [fresh] = useState<SurveyDraft>(() => ({
    scheduleId: due.scheduleId,
    responseUUID: crypto.randomUUID(),
    answers: {},
    at: 0,
  }));
  if (filled) {
    const isWaiting = kept.filled.some(({ responseUUID }) => responseUUID === filled.responseUUID);
    const isRefused = kept.refusedSurveys > filled.refusedBefore;
    const state = isWaiting ? 'waiting' : isRefused ? 'refused' : 'sent';
    return <SurveyEnd state={state} isAtRisk={tellsOfSelfHarm(filled.answers)} onHome={onHome} />;
  }
  const isOfAnother = ({ scheduleId }: Pick<DueSurvey, 'scheduleId'>) => scheduleId !== due.scheduleId;
  const draft = kept.drafts.find((each) => !isOfAnother(each)) ?? fresh;
  return (
    <SurveyQuestion
      key={draft.at}
      questionnaire={due.questionnaire}
      draft={draft}
      onChange={(change) =>
        keep(({ drafts }) => ({ drafts: [...drafts.filter(isOfAnother), { ...draft, ...change }] }))
      }
      onLater={onHome}
      onEnd={(answers) => {
        const sent = fillSurvey(due, { ...draft, answers }, new Date().toISOString());
        setFilled({ ...draft, answers, refusedBefore: kept.refusedSurveys });
        keep((now) => ({
          drafts: now.drafts.filter(isOfAnother),
          filled: [...now.filled, sent],
          day: now.day && { ...now.day, dueSurveys: now.day.dueSurveys.filter(isOfAnother) },
        }));
        onFilled();
      }}
    />
  );
};
