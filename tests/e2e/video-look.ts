interface VideoFrame {
  second: number;
  x: number;
  y: number;
}

/** To be evaluated in a page: how large and long a video is, and the colours at some of its places, as it is decoded there. */
export async function lookAtVideo({ video, looks }: { video: string; looks: VideoFrame[] }) {
  const bytes = Uint8Array.from(atob(video), (letter) => letter.charCodeAt(0));
  const element = document.createElement('video');
  element.muted = true;
  const waitForEvent = (event: string) =>
    new Promise<void>((resolve, reject) => {
      element.addEventListener(event, () => resolve(), { once: true });
      element.addEventListener('error', () => reject(new Error(element.error?.message)), { once: true });
    });
  const loaded = waitForEvent('loadeddata');
  element.src = URL.createObjectURL(new Blob([bytes], { type: 'video/webm' }));
  await loaded;
  const drawn = new OffscreenCanvas(element.videoWidth, element.videoHeight).getContext('2d')!;
  const colours: number[][] = [];
  let at: number | undefined;
  for (const { second, x, y } of looks) {
    if (second !== at) {
      // When a place was sought, a picture before it may still be drawn first.
      const drawNext = () =>
        new Promise<number>((resolve) =>
          element.requestVideoFrameCallback((_now, { mediaTime }) => resolve(mediaTime)),
        );
      let shown = drawNext();
      element.currentTime = second;
      while (Math.abs((await shown) - second) > 0.6) shown = drawNext();
      at = second;
    }
    drawn.drawImage(element, 0, 0);
    colours.push([...drawn.getImageData(x, y, 1, 1).data].slice(0, 3));
  }
  return { size: [element.videoWidth, element.videoHeight], seconds: element.duration, colours };
}

/** A colour of a video, which is never quite that of the picture. */
export function nameOfColour([red, green, blue]: number[]): string {
  if (red! > 180 && green! < 90 && blue! > 180) return 'magenta';
  if (red! < 90 && green! > 180 && blue! > 180) return 'cyan';
  return red! < 60 && green! < 90 && blue! < 90 ? 'dark' : `${red} ${green} ${blue}`;
}
