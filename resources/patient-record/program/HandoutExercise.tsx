import { useTranslate } from 'ra-core';
import type { Exercise } from '../../../contract/exercises.ts';
import type { Block } from '../../../contract/program-shapes.ts';
import { sideChoices } from '../../../domain/program.ts';
import { blockText } from '../../../src/components/programs/programText.ts';
import { HandoutPicture } from './HandoutPicture.tsx';
import type { Pictures } from './usePictures.ts';

interface Props {
  block: Block;
  /** Undefined once it was withdrawn from the library. */
  exercise: Exercise | undefined;
  pictures: Pictures;
}

/** The drawing of an exercise; a moving one stands still on paper. */
export const pictureOf = (exercise: Exercise | undefined): string | null =>
  exercise?.thumbnailUrl ?? exercise?.animationUrl ?? null;

/** One exercise of the handout: picture, name, sets, goal and side, and how it is done. */
export const HandoutExercise = ({ block, exercise, pictures }: Props) => {
  const translate = useTranslate();
  const offersBoth = exercise !== undefined && sideChoices(exercise).includes(null);
  const side = block.sideOfBody ?? (offersBoth ? 'both' : null);
  return (
    <li>
      <HandoutPicture address={pictureOf(exercise)} pictures={pictures} />
      <h3>{exercise?.name ?? translate('handout.goneName')}</h3>
      <p className="goal">
        {blockText(block, translate)}
        {side && ` · ${translate(`handout.side.${side}`)}`}
      </p>
      {!exercise && <p>{translate('handout.gone')}</p>}
      {(['position', 'action'] as const).map(
        (part) =>
          exercise?.[part] && (
            <p key={part}>
              <strong>{translate(`handout.${part}`)}:</strong> {exercise[part]}
            </p>
          ),
      )}
    </li>
  );
};
