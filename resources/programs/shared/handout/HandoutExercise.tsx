import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { Exercise } from '../../../../contract/exercises/exercises.ts';
import type { Language } from '../../../../contract/platform/languages.ts';
import type { Block } from '../../../../contract/programs/shapes.ts';
import { listSideChoices } from '../../../../domain/programs/program.ts';
import { MotionStill } from '../../../../src/ui/motion/MotionStill.tsx';
import { isMovementName } from '../../../../src/ui/motion/movementFiles.ts';
import { useScene } from '../../../../src/ui/motion/useScene.ts';
import { formatSets, listPatientDose } from '../programText.ts';
import type { Pictures } from './usePictures.ts';
import type { HandoutKey } from './messages.en.ts';

type ExercisePictures = Pick<Exercise, 'animationUrl' | 'thumbnailUrl' | 'animationThumbnailFrame'>;

/** The image of an exercise on paper: the movement if there is one, otherwise the picture. */
export const getPictureUrl = (exercise: ExercisePictures | undefined): string | null => {
  const { animationUrl = null, thumbnailUrl = null } = exercise ?? {};
  return isMovementName(animationUrl) ? animationUrl : (thumbnailUrl ?? animationUrl);
};

interface PictureProps {
  address: string;
  exercise: ExercisePictures | undefined;
  pictures: Pictures;
}

/** First and last pose of a movement side by side. */
const Movement = ({ address, exercise, pictures: { report } }: PictureProps) => {
  const { scene, failed } = useScene(address);
  const state = failed ? 'failed' : scene ? 'shown' : 'loading';
  useEffect(() => report(address, state), [report, address, state]);
  return <MotionStill url={address} frame={exercise?.animationThumbnailFrame ?? null} />;
};

const Picture = ({ address, pictures: { report } }: PictureProps) => (
  <img
    src={address}
    alt=""
    width={320}
    height={320}
    onLoad={() => report(address, 'shown')}
    onError={() => report(address, 'failed')}
  />
);

interface HandoutPictureProps {
  /** Undefined for an exercise that no longer exists. */
  exercise: ExercisePictures | undefined;
  pictures: Pictures;
}

/** The picture of an exercise on paper, or a text if there is none. */
const HandoutPicture = ({ exercise, pictures }: HandoutPictureProps) => {
  const translate = useTranslate();
  const address = getPictureUrl(exercise);
  if (address === null) return <div className="picture">{translate('handout.noPicture')}</div>;
  if (pictures.getState(address) === 'failed')
    return <div className="picture">{translate('handout.pictureFailed')}</div>;
  const isMovement = isMovementName(address);
  const Figure = isMovement ? Movement : Picture;
  return (
    <div className={isMovement ? 'picture wide' : 'picture'}>
      <Figure key={pictures.attempt} address={address} exercise={exercise} pictures={pictures} />
    </div>
  );
};

interface Props {
  block: Block;
  /** Undefined for an exercise that no longer exists. */
  exercise: Exercise | undefined;
  /** Language of the sheet. */
  language: Language;
  withTexts: boolean;
  pictures: Pictures;
}

/** One exercise of the handout: picture, name, sets, goal, side, dose, note and instructions. */
export const HandoutExercise = ({ block, exercise, language, withTexts, pictures }: Props) => {
  const translate = useTranslate();
  const offersBoth = exercise !== undefined && listSideChoices(exercise).includes(null);
  const side = block.sideOfBody ?? (offersBoth ? 'both' : null);
  const dose = listPatientDose(block.dose, translate);
  const { language: written = 'en' } = exercise ?? {};
  // Untranslated text keeps its own `lang`.
  const lang = exercise && written !== language ? written : undefined;
  return (
    <li>
      <HandoutPicture exercise={exercise} pictures={pictures} />
      <h3 dir="auto" lang={lang}>
        {exercise?.name ?? translate('handout.goneName')}
      </h3>
      <p className="goal">
        {formatSets(block, translate)}
        {side && ` · ${translate(`handout.side.${side}` satisfies HandoutKey)}`}
      </p>
      {dose.length > 0 && (
        <dl>
          {dose.map(({ part, label, text }) => (
            <div key={part}>
              <dt>{label}:</dt> <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {block.dose?.note && (
        <p className="note">
          <strong>{translate('programs.patientDose.label.note')}:</strong> <span dir="auto">{block.dose.note}</span>
        </p>
      )}
      {!exercise && <p>{translate('handout.gone')}</p>}
      {(['position', 'action'] as const).map(
        (part) =>
          withTexts &&
          exercise?.[part] && (
            <p key={part} dir="auto">
              <strong>{translate(`handout.${part}` satisfies HandoutKey)}:</strong>{' '}
              <span lang={lang}>{exercise[part]}</span>
            </p>
          ),
      )}
    </li>
  );
};
