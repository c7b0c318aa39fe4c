import { useState, type ReactNode } from 'react';
import type { OpenExercise } from '../../../contract/open-program.ts';
import { MotionFigure } from '../../components/motion/MotionFigure.tsx';
import { MotionStill } from '../../components/motion/MotionStill.tsx';
import { namesMovement } from '../../components/motion/movementFiles.ts';
import { useMotionWelcome } from '../../components/motion/useMotionWelcome.ts';
import { useScene } from '../../components/motion/useScene.ts';
import { useSpeech } from './speech.ts';

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

/** The film of a clinic's own exercise; it shows a movement without speech. */
const Film = ({ address, poster, name }: { address: string; poster: string | null; name: string }) => {
  const { translate } = useSpeech();
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
    />
  );
};

/** On the screen it moves, and stops or goes on by a touch; on paper it is drawn at its beginning and its end. */
const Movement = ({ url, name, instead }: { url: string; name: string; instead: ReactNode }) => {
  const { translate } = useSpeech();
  const welcome = useMotionWelcome();
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

/** How an exercise looks: the clinic's film, the movement, or a drawing; nothing where there is none or it fails. */
export const StepPicture = ({ exercise: { demoUrl, animationUrl, thumbnailUrl }, name }: Props) => {
  const still = thumbnailUrl ?? (namesMovement(animationUrl) ? null : animationUrl);
  const drawing = still && <Drawing address={still} />;
  let picture: ReactNode = drawing;
  if (demoUrl) picture = <Film address={demoUrl} poster={thumbnailUrl} name={name} />;
  else if (namesMovement(animationUrl)) picture = <Movement url={animationUrl} name={name} instead={drawing} />;
  return picture && <div className="program-picture">{picture}</div>;
};
