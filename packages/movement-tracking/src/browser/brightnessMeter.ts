const [WIDTH, HEIGHT] = [16, 12];

/** Answers a function that tells the mean brightness of a video's present picture, 0 (black) to 1. */
export function brightnessMeter(): (video: HTMLVideoElement) => number {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    if (!pen) return 1;
    pen.drawImage(video, 0, 0, WIDTH, HEIGHT);
    const { data } = pen.getImageData(0, 0, WIDTH, HEIGHT);
    const sum = data.reduce((total, value, at) => (at % 4 === 3 ? total : total + value), 0);
    return sum / (WIDTH * HEIGHT * 3 * 255);
  };
}
