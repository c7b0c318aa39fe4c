/* Makes JPEGs of pictures, away from the page, in the order in which they came. The code that started it ends it. */

/** What is answered to each picture: its JPEG; null when none can be made. */
export type EncodedPicture = ArrayBuffer | null;

async function encodeJpeg(picture: ImageBitmap): Promise<ArrayBuffer> {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')!.drawImage(picture, 0, 0);
  picture.close();
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  return jpeg.arrayBuffer();
}

let last: Promise<void> = Promise.resolve();
globalThis.addEventListener('message', ({ data: picture }: MessageEvent<ImageBitmap>) => {
  // Made side by side, for one after the other is slower than a camera; answered in order.
  const made: Promise<EncodedPicture> = encodeJpeg(picture).catch(() => null);
  last = last.then(() => made).then((bytes) => globalThis.postMessage(bytes, { transfer: bytes ? [bytes] : [] }));
});
