import { readFileSync } from 'node:fs';
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, MovOutputFormat, Output } from 'mediabunny';

const bytes = new Uint8Array(readFileSync('tests/fixtures/films/four-colors.mov'));

/** 4 seconds of H.264 as a phone records them: red, green, blue and white for a second each. */
export const phoneFilm = () => new File([bytes], 'IMG_0042.MOV', { type: 'video/quicktime' });

/** `hvcC` of a main-profile film of level 3.1 without parameter sets. */
const HEVC_CONFIGURATION = new Uint8Array([
  1, 1, 0x60, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 93, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, 0,
]);

/** A picture as HEVC wraps it: the length, the header of an IDR picture, and pixels that no test decodes. */
const HEVC_PICTURE = new Uint8Array([0, 0, 0, 6, 0x26, 1, 0x80, 1, 2, 3]);

/** 4 seconds that say to be HEVC, which the browser of the tests cannot decode. */
export async function hevcFilm(): Promise<File> {
  const source = new EncodedVideoPacketSource('hevc');
  const target = new BufferTarget();
  const output = new Output({ format: new MovOutputFormat(), target });
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = {
    codec: 'hvc1.1.6.L93.B0',
    codedWidth: 320,
    codedHeight: 240,
    description: HEVC_CONFIGURATION,
  };
  for (let at = 0; at < 4; at += 0.5)
    await source.add(new EncodedPacket(HEVC_PICTURE, 'key', at, 0.5), { decoderConfig });
  await output.finalize();
  return new File([target.buffer!], 'IMG_0043.MOV', { type: 'video/quicktime' });
}
