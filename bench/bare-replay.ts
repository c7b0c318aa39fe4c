import { NUMBERS_PER_POINT, type Recording } from '@exer/pose-log/recording.ts';
import { sideColours } from '@exer/pose-log/skeleton.ts';

const BLOCK = 300;
const STEPS = [10, 10, 1000] as const;

/** The barest streamed form: blocks of 300 frames of int16 differences, number after number through the frames. */
export function bareForm({ frames, joints }: Recording): Uint8Array {
  const perFrame = joints.length / frames;
  const parts: Int16Array[] = [];
  for (let from = 0; from < frames; from += BLOCK) {
    const length = Math.min(BLOCK, frames - from);
    const block = new Int16Array(length * perFrame);
    for (let number = 0; number < perFrame; number += 1) {
      let last = 0;
      for (let at = 0; at < length; at += 1) {
        const value = Math.round((joints[(from + at) * perFrame + number]! || 0) * STEPS[number % NUMBERS_PER_POINT]!);
        block[number * length + at] = value - last;
        last = value;
      }
    }
    parts.push(block);
  }
  return new Uint8Array(Buffer.concat(parts.map(({ buffer }) => new Uint8Array(buffer))));
}

/** A hand-written page that asks for a link, shows the first frame as soon as its block is there, and plays. */
export const barePage = ({ skeleton: { links, points, sides, threshold }, frames }: Recording) => `<!doctype html>
<title>Bare replay</title><canvas width="900" height="640"></canvas><p>Frame: 1 / ${frames}</p><script type="module">
const points = ${points.length}, frames = ${frames};
const parts = ${JSON.stringify(
  (['middle', 'left', 'right'] as const).map((side) => ({
    colour: sideColours[side],
    links: links.filter((link) => link.side === side).map(({ from, to }) => [from, to]),
    points: points.flatMap((_, point) => (sides[point] === side ? [point] : [])),
  })),
)};
const perFrame = points * 3, blockBytes = ${BLOCK} * perFrame * 2, joints = new Float32Array(frames * perFrame);
const pen = document.querySelector('canvas').getContext('2d'), label = document.querySelector('p').firstChild;
const draw = (frame) => {
  const start = frame * perFrame;
  pen.clearRect(0, 0, 900, 640);
  pen.lineWidth = 3;
  for (const { colour, links, points } of parts) {
    pen.strokeStyle = pen.fillStyle = colour;
    pen.beginPath();
    for (const [from, to] of links) {
      const one = start + from * 3, other = start + to * 3;
      if (joints[one + 2] < ${threshold} && joints[other + 2] < ${threshold}) continue;
      pen.moveTo(joints[one], joints[one + 1]);
      pen.lineTo(joints[other], joints[other + 1]);
    }
    pen.stroke();
    pen.beginPath();
    for (const point of points) {
      const at = start + point * 3;
      pen.moveTo(joints[at] + 4, joints[at + 1]);
      pen.arc(joints[at], joints[at + 1], 4, 0, 6.2832);
    }
    pen.fill();
  }
};
let ready = 0;
const lay = (bytes) => {
  const block = new Int16Array(bytes.buffer, 0, bytes.length / 2), length = block.length / perFrame;
  for (let number = 0; number < perFrame; number++)
    for (let at = 0, value = 0; at < length; at++)
      joints[(ready + at) * perFrame + number] = (value += block[number * length + at]) / (number % 3 === 2 ? 1000 : 10);
  if (ready === 0) draw(0);
  ready += length;
};
const { bareUrl } = await (await fetch('/signed-url')).json();
const reader = (await fetch(bareUrl)).body.getReader();
let kept = new Uint8Array(blockBytes), filled = 0;
for (let part = await reader.read(); !part.done; part = await reader.read())
  for (let at = 0; at < part.value.length; ) {
    const more = part.value.subarray(at, at + blockBytes - filled);
    kept.set(more, filled);
    filled += more.length;
    at += more.length;
    if (filled === blockBytes) { lay(kept); kept = new Uint8Array(blockBytes); filled = 0; }
  }
if (filled) lay(kept.slice(0, filled));
window.isWhole = true;
let shown = 0, ticket = 0;
window.play = () => {
  const begun = performance.now() - shown / 0.03;
  const next = (now) => {
    ticket = requestAnimationFrame(next);
    const frame = Math.min(frames - 1, Math.floor((now - begun) * 0.03));
    if (frame <= shown) return;
    draw(shown = frame);
    label.data = 'Frame: ' + (frame + 1) + ' / ' + frames;
  };
  ticket = requestAnimationFrame(next);
};
window.pause = () => cancelAnimationFrame(ticket);
</script>`;
