import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { toCivilMoment, toDayInZone } from '../../domain/platform/calendar.ts';
import type { AnsweredSurvey } from '../../domain/surveys/answered-surveys.ts';
import { localizeAnswers } from '../../domain/surveys/localize-answers.ts';
import { isSelfHarmReport } from '../../domain/surveys/self-harm.ts';
import { findCourse } from '../../domain/surveys/survey-course.ts';
import { formatOrigin, formatScale, formatScore, listCautions, listSources } from '../../domain/surveys/score-words.ts';
import { useDisplay } from '../../src/ui/charts/ResultTable.tsx';
import { Sparkline } from '../../src/ui/charts/Sparkline.tsx';
import { formatMediumDate } from '../../src/ui/i18n/calendarFormat.ts';
import { currentLanguage } from '../../src/ui/i18n/language.ts';
import { AnswerMatrix } from './AnswerMatrix.tsx';
import { ScoreChangeText } from './ScoreChangeText.tsx';
import { SurveyCharts } from './SurveyCharts.tsx';
import { describeCourse } from './surveyTexts.ts';
import type { RecordAnswersKey } from './shared/messages.en.ts';

const Row = styled('section')({
  containerType: 'inline-size',
  padding: '16px 20px',
  '& + &': { borderTop: '1px solid var(--border)' },
  '& p': { margin: 0 },
  '& .head': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(88px, 2fr) minmax(0, 5fr) 112px',
    alignItems: 'start',
    gap: '8px 20px',
  },
  '& .sentence::first-letter': { textTransform: 'uppercase' },
  '& .figure': { font: '600 var(--text-heading)', fontVariantNumeric: 'tabular-nums' },
  '& .quiet': { color: 'var(--ink-muted)', font: 'var(--text-body)' },
  '& .open': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, marginTop: 12 },
  '& .open ul': { margin: 0, paddingLeft: 20 },
  '@container (max-width: 639.98px)': {
    '& .head': { gridTemplateColumns: 'minmax(0, 1fr) 112px' },
    '& .name, & .change': { gridColumn: '1 / -1' },
    '& .course': { gridRow: 2, gridColumn: 2 },
  },
});

/** What a survey says at a glance: the newest score, its change and its course; the answers are folded. */
export const SurveyRow = ({ survey: stored, zone }: { survey: AnsweredSurvey; zone: string }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [display] = useDisplay();
  const panel = useId();
  const language = currentLanguage();
  const survey = localizeAnswers(stored, language);
  const { title, score, questions, answeredAt } = survey;
  // Of what is stored: the words of a translation decide nothing.
  const isAlarming = stored.questions.some(({ text, answers }) =>
    isSelfHarmReport({ text, value: answers.at(-1)!.value }),
  );
  const course = findCourse(survey);
  const count = translate('recordAnswers.questions' satisfies RecordAnswersKey, { smart_count: questions.length });
  const about = [course && formatScale(course, language), questions.length > 0 && count].filter(Boolean).join(' · ');
  return (
    <Row aria-label={title}>
      <div className="head">
        <div className="name">
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          {about && <p className="quiet">{about}</p>}
        </div>
        <div>
          {course && <p className="figure">{formatScore(course.points.at(-1)!.value)}</p>}
          {!course && <p>{translate('recordAnswers.noScore' satisfies RecordAnswersKey)}</p>}
          <p className="quiet">{formatMediumDate(toDayInZone(course?.points.at(-1)!.dateTime ?? answeredAt, zone))}</p>
        </div>
        <div className="change">{score && <ScoreChangeText series={score} zone={zone} />}</div>
        <div className="course">
          {course && course.points.length > 1 && (
            <Sparkline
              points={course.points.map(({ dateTime, value }) => ({ at: toCivilMoment(dateTime, zone), value }))}
              summary={describeCourse(title, course.points, zone, translate)}
              min={course.minValue ?? undefined}
              max={course.maxValue ?? undefined}
              width={112}
              height={36}
            />
          )}
        </div>
      </div>
      {isAlarming && (
        <Alert severity="error" sx={{ marginTop: 1 }}>
          {translate('recordAnswers.selfHarm' satisfies RecordAnswersKey)}
        </Alert>
      )}
      {score && listCautions(score.scores.at(-1)!, language).map((caution) => <p key={caution}>{caution}</p>)}
      <Button
        size="small"
        sx={{ marginTop: 0.5, marginLeft: -1.25 }}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        endIcon={<ExpandMoreIcon sx={{ rotate: isOpen ? '180deg' : undefined }} />}
        onClick={() => setOpen(!isOpen)}
      >
        {translate(isOpen ? 'recordAnswers.hide' : 'recordAnswers.show')}
        <span className="hidden-text">: {title}</span>
      </Button>
      {isOpen && (
        <div id={panel} className="open">
          {display === 'chart' && <SurveyCharts survey={survey} zone={zone} />}
          <AnswerMatrix survey={survey} zone={zone} />
          {score && (
            <ul className="quiet">
              {[formatOrigin(score, language), ...listSources(score, language)].map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Row>
  );
};
