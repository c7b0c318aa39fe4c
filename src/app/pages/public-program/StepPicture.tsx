import { useState, type ReactNode } from 'react';
import type { OpenExercise } from '../../../../contract/programs/public-program.ts';
import { MotionFigure } from '../../../ui/motion/MotionFigure.tsx';
import { MotionStill } from '../../../ui/motion/MotionStill.tsx';
import { isMovementName } from '../../../ui/motion/movementFiles.ts';
import { useIsMotionAllowed } from '../../../ui/motion/motionPreferences.ts';
import { useScene } from '../../../ui/motion/useScene.ts';
import { useTranslations } from './translations.ts';

interface Props {
  exercise: OpenExercise;
  name: string;
}

const Drawing = ({ address }: { address: string }) => {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <img
      src={address}
      alt=""
      width={320}
      height={320}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
};

interface FilmProps {
  address: string;
  poster: string | null;
  name: string;
  instead: ReactNode;
}

/** The video of a clinic's own exercise, without speech; where the phone cannot play it, the picture, and a word. */
const Film = ({ address, poster, name, instead }: FilmProps) => {
  const { translate } = useTranslations();
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <>
        {instead}
        <p>{translate('openProgram.videoFailed')}</p>
      </>
    );
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video
      src={address}
      poster={poster ?? undefined}
      controls
      muted
      playsInline
      preload="none"
      aria-label={translate('openProgram.watch', { name })}
      onError={() => setFailed(true)}
    />
  );
};

/** Animated on screen, paused and resumed by touch; in print its first and last pose. */
const Movement = ({ url, name, instead }: { url: string; name: string; instead: ReactNode }) => {
  const { translate } = useTranslations();
  const welcome = useIsMotionAllowed();
  const [wanted, want] = useState<boolean>();
  const { failed } = useScene(url);
  if (failed) return instead;
  const moves = wanted ?? welcome;
  return (
    <>
      <button
        type="button"
        className="program-moves"
        data-moves={moves}
        aria-label={translate(moves ? 'openProgram.pause' : 'openProgram.play', { name })}
        onClick={() => want(!moves)}
      >
        <MotionFigure url={url} plays={wanted} />
      </button>
      <div className="program-stands">
        <MotionStill url={url} />
      </div>
    </>
  );
};

/**
 * The picture of an exercise: the clinic's video, the movement, or a drawing; nothing if there is none or it cannot be
 * loaded.
 */
export const StepPicture = ({ exercise: { demoUrl, animationUrl, thumbnailUrl }, name }: Props) => {
  const still = thumbnailUrl ?? (isMovementName(animationUrl) ? null : animationUrl);
  const drawing = still && <Drawing address={still} />;
  let picture: ReactNode = drawing;
  if (demoUrl) picture = <Film address={demoUrl} poster={thumbnailUrl} name={name} instead={drawing} />;
  else if (isMovementName(animationUrl)) picture = <Movement url={animationUrl} name={name} instead={drawing} />;
  return picture && <div className="program-picture">{picture}</div>;
};
