import { useTranslate } from 'react-admin';
import type { ScoreSeries } from '../../contract/surveys/scores.ts';
import { toDayInZone } from '../../domain/platform/calendar.ts';
import { listChanges, type ScoreChange } from '../../domain/surveys/score-series.ts';
import { describeChange } from '../../domain/surveys/score-words.ts';
import { formatAxisDay, formatMediumDate } from '../../src/ui/i18n/calendarFormat.ts';
import { currentLanguage } from '../../src/ui/i18n/language.ts';
import type { RecordAnswersKey } from './shared/messages.en.ts';

/** Only a change that matters to patients has a color; the words say the same. */
const getColor = ({ toward, reachesMcid }: ScoreChange): string | undefined => {
  if (reachesMcid !== true) return undefined;
  return toward === 'BETTER' ? 'var(--success)' : toward === 'WORSE' ? 'var(--error)' : undefined;
};

/** The change of the newest score since the first one, beside the change that matters to patients, with its source. */
export const ScoreChangeText = ({ series, zone }: { series: ScoreSeries; zone: string }) => {
  const translate = useTranslate();
  const [sinceFirst] = listChanges(series);
  if (!sinceFirst) return null;
  const [day, newest] = [sinceFirst.since, series.scores.at(-1)!].map(({ dateTime }) => toDayInZone(dateTime, zone));
  // The newest score stands beside this with its year.
  const isSameYear = day!.slice(0, 4) === newest!.slice(0, 4);
  const dayText = isSameYear ? formatAxisDay(day!) : formatMediumDate(day!);
  const { moved, band } = describeChange(series, sinceFirst, currentLanguage(), dayText);
  return (
    <>
      <div style={{ color: getColor(sinceFirst) }}>
        <p style={{ fontWeight: 600 }}>{moved}</p>
        {band && <p className="sentence">{band}</p>}
      </div>
      {band && (
        <p className="quiet">
          {translate('recordAnswers.mcidSource' satisfies RecordAnswersKey, { source: series.mcid!.source })}
        </p>
      )}
    </>
  );
};
