/**
 * Calls with every picture of a camera's video that the browser shows, and the milliseconds at which the camera took it.
 * Without word of the camera's clock, with that of the video. Ends when the answered function is called.
 */
export function watchPictures(video: HTMLVideoElement, onPicture: (milliseconds: number) => void): () => void {
  let isOver = false;
  let shown = -1;
  const nextFrame = () => {
    if (isOver) return;
    if (video.currentTime !== shown) {
      shown = video.currentTime;
      onPicture(shown * 1000);
    }
    globalThis.requestAnimationFrame(nextFrame);
  };
  const next: VideoFrameRequestCallback = (_now, { captureTime, mediaTime }) => {
    if (isOver) return;
    video.requestVideoFrameCallback(next);
    onPicture(captureTime ?? mediaTime * 1000);
  };
  // Firefox before 132 does not tell of pictures.
  if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(next);
  else globalThis.requestAnimationFrame(nextFrame);
  return () => {
    isOver = true;
  };
}
