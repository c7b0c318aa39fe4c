import { useTranslate } from 'react-admin';
import { useMemo } from 'react';

/** `Frame: n / total` of a frame counted from 0 (OPEN-143); looked up once, since it is written for each frame. */
export function useFrameText(frames: number): (frame: number) => string {
  const translate = useTranslate();
  return useMemo(() => {
    const [before = '', after = ''] = translate('replay.frame', { frame: '\n', frames }).split('\n');
    return (frame) => before + (frame + 1) + after;
  }, [translate, frames]);
}
