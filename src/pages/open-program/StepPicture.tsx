import { useState } from 'react';
import type { OpenExercise } from '../../../contract/open-program.ts';
import { translate } from './texts.ts';

interface Props {
  exercise: OpenExercise;
  name: string;
}

/** How an exercise looks: the clinic's film, the movement, or a drawing; nothing where there is none or it fails. */
export const StepPicture = ({ exercise: { demoUrl, animationUrl, thumbnailUrl }, name }: Props) => {
  const [failed, setFailed] = useState(false);
  const still = thumbnailUrl ?? animationUrl;
  if (demoUrl)
    return (
      <div className="program-picture">
        {/* The film shows a movement without speech. */}
        {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          src={demoUrl}
          poster={thumbnailUrl ?? undefined}
          controls
          muted
          playsInline
          preload="none"
          aria-label={translate('openProgram.watch', { name })}
        />
      </div>
    );
  if (!still || failed) return null;
  return (
    <div className="program-picture">
      <img
        src={still}
        alt=""
        width={320}
        height={320}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(true)}
      />
    </div>
  );
};
