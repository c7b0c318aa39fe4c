import { useTranslate } from 'react-admin';
import type { Exercise } from '../../../contract/exercises.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Block } from '../../../contract/program-shapes.ts';
import { sideChoices } from '../../../domain/program.ts';
import { blockText } from '../programs/programText.ts';
import { HandoutPicture } from './HandoutPicture.tsx';
import type { Pictures } from './usePictures.ts';

interface Props {
  block: Block;
  /** Undefined when nothing is known of it any more. */
  exercise: Exercise | undefined;
  /** Of the sheet. */
  language: Language;
  withTexts: boolean;
  pictures: Pictures;
}

/** One exercise of the handout: picture, name, sets, goal and side, and how it is done. */
export const HandoutExercise = ({ block, exercise, language, withTexts, pictures }: Props) => {
  const translate = useTranslate();
  const offersBoth = exercise !== undefined && sideChoices(exercise).includes(null);
  const side = block.sideOfBody ?? (offersBoth ? 'both' : null);
  const { language: written = 'en' } = exercise ?? {};
  // What has no translation is shown, and spoken, as it was written.
  const lang = exercise && written !== language ? written : undefined;
  return (
    <li>
      <HandoutPicture exercise={exercise} pictures={pictures} />
      <h3 dir="auto" lang={lang}>
        {exercise?.name ?? translate('handout.goneName')}
      </h3>
      <p className="goal">
        {blockText(block, translate)}
        {side && ` · ${translate(`handout.side.${side}`)}`}
      </p>
      {!exercise && <p>{translate('handout.gone')}</p>}
      {(['position', 'action'] as const).map(
        (part) =>
          withTexts &&
          exercise?.[part] && (
            <p key={part} dir="auto">
              <strong>{translate(`handout.${part}`)}:</strong> <span lang={lang}>{exercise[part]}</span>
            </p>
          ),
      )}
    </li>
  );
};
