import type { useTranslate } from 'react-admin';
import type { OutcomePdf } from '../../../contract/pdf-export.ts';
import type { ScanSession } from '../../../contract/scan.ts';
import type { Demographics } from '../../../domain/risk/demographics.ts';
import type { Outcome } from '../../../domain/risk/outcome.ts';
import type { Judgement } from '../../../domain/risk/session-analysis.ts';
import { sliderOf } from '../../../domain/risk/slider.ts';
import { valueText } from '../../../domain/risk/value-text.ts';
import { zonedMomentText } from '../../i18n/zonedMomentText.ts';
import { descriptionText, headingText, judgementNotes, levelText, personText } from '../outcomeTexts.ts';
import { factorTableData } from './factorTableData.ts';
import { sliderData } from './sliderData.ts';

type Translate = ReturnType<typeof useTranslate>;
type SessionData = OutcomePdf['pdfDocumentData']['sessionData'];

/** A session with what it was judged to be. */
export interface JudgedSession {
  session: ScanSession;
  /** Name of the assessment. */
  assessment: string;
  outcome: Outcome;
  judgements: readonly Judgement[];
  /** Whom the results are about. */
  person: Demographics;
}

function sessionData({ session, assessment, outcome, person }: JudgedSession, translate: Translate): SessionData {
  const { participant, practitioner, createdDate, location } = session;
  return {
    participantUid: participant?.uid ?? null,
    createdDate: zonedMomentText(createdDate, location.timezone),
    assessmentName: assessment,
    practitionerName: practitioner && `${practitioner.firstName} ${practitioner.lastName}`,
    demographics: personText(person, translate),
    assessment: {
      id: outcome.assessmentId,
      heading: headingText(assessment, outcome, translate),
      description: descriptionText(outcome, translate),
      source: outcome.source && translate('analysis.source', { source: outcome.source }),
    },
  };
}

/** What is sent to be printed of a judged session: every text as it stands on the screen (API-32..34). */
export function outcomePdf(judged: JudgedSession, translate: Translate): OutcomePdf {
  const { session, outcome, judgements } = judged;
  const slider = sliderOf(outcome, judgements);
  return {
    pdfGroup: 'ASSESSMENT_OUTCOMES_PDF',
    pdfName: `${outcome.assessmentId}-${session.sessionUUID}`.replaceAll(/[^\w.-]/g, '-').slice(0, 120),
    pdfDocumentData: {
      sessionData: sessionData(judged, translate),
      outcomeBoxData: judgements.map((judgement) => ({
        name: translate(judgement.result.name),
        value: valueText(judgement.result.value, judgement.result.units, translate),
        label: levelText(judgement, translate),
        level: judgement.colour,
        notes: judgementNotes(judgement, translate),
      })),
      outcomeSliderData: slider && sliderData(slider, translate),
      outcomeFactorTableData: factorTableData(outcome, judgements, translate),
    },
  };
}
