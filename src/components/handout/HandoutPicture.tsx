import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import type { Exercise } from '../../../contract/exercises.ts';
import { MotionStill } from '../motion/MotionStill.tsx';
import { namesMovement } from '../motion/movementFiles.ts';
import { useScene } from '../motion/useScene.ts';
import type { Pictures } from './usePictures.ts';

type Pictured = Pick<Exercise, 'animationUrl' | 'thumbnailUrl' | 'animationThumbnailFrame'>;

/** What an exercise is drawn by on paper: its movement, or else the drawing or picture there is. */
export const pictureOf = (exercise: Pictured | undefined): string | null => {
  const { animationUrl = null, thumbnailUrl = null } = exercise ?? {};
  return namesMovement(animationUrl) ? animationUrl : (thumbnailUrl ?? animationUrl);
};

interface DrawnProps {
  address: string;
  exercise: Pictured | undefined;
  pictures: Pictures;
}

/** The beginning of a movement beside its end. */
const Movement = ({ address, exercise, pictures: { told } }: DrawnProps) => {
  const { scene, failed } = useScene(address);
  const state = failed ? 'failed' : scene ? 'shown' : 'loading';
  useEffect(() => told(address, state), [told, address, state]);
  return <MotionStill url={address} frame={exercise?.animationThumbnailFrame ?? null} />;
};

const Picture = ({ address, pictures: { told } }: DrawnProps) => (
  <img
    src={address}
    alt=""
    width={320}
    height={320}
    onLoad={() => told(address, 'shown')}
    onError={() => told(address, 'failed')}
  />
);

interface Props {
  /** Undefined when nothing is known of it any more. */
  exercise: Pictured | undefined;
  pictures: Pictures;
}

/** How an exercise looks on paper, or in its place the word that there is no picture. */
export const HandoutPicture = ({ exercise, pictures }: Props) => {
  const translate = useTranslate();
  const address = pictureOf(exercise);
  if (address === null) return <div className="picture">{translate('handout.noPicture')}</div>;
  if (pictures.stateOf(address) === 'failed')
    return <div className="picture">{translate('handout.pictureFailed')}</div>;
  const moves = namesMovement(address);
  const Drawn = moves ? Movement : Picture;
  return (
    <div className={moves ? 'picture wide' : 'picture'}>
      <Drawn key={pictures.attempt} address={address} exercise={exercise} pictures={pictures} />
    </div>
  );
};
