/** Where a walker is on the floor and which way he looks. */
export interface WalkerPosition {
  /** Metres to the right in the picture. */
  x: number;
  /** Degrees: 0 walks to the right in the plane of the picture, 180 to the left, 90 away from the camera. */
  heading: number;
  /** The passes count from 0; null in a turn. */
  pass: number | null;
}

export interface Course {
  /** Metres a second. */
  speed: number;
  /** Straight walks, and how long each is in metres; between two of them a half circle, in seconds. */
  passes: number;
  passMeters: number;
  turnSeconds: number;
  heading: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How long a course takes, in seconds. */
export const courseSeconds = ({ speed, passes, passMeters: metres, turnSeconds }: Course): number =>
  (passes * metres) / speed + (passes - 1) * turnSeconds;

/** When each pass begins and ends, in seconds. */
export const passTimes = ({ speed, passes, passMeters: metres, turnSeconds }: Course): { from: number; to: number }[] =>
  Array.from({ length: passes }, (_, pass) => {
    const from = pass * (metres / speed + turnSeconds);
    return { from, to: from + metres / speed };
  });

/** Walks straight on, turns in a half circle and comes back, at the same speed all the way. */
export function findPosition(seconds: number, course: Course): WalkerPosition {
  const { speed, turnSeconds } = course;
  let x = 0;
  let heading = course.heading;
  for (const [pass, { from, to }] of passTimes(course).entries()) {
    const isLast = pass === course.passes - 1;
    const walked = (isLast ? seconds : Math.min(seconds, to)) - from;
    x += speed * walked * Math.cos(radians(heading));
    if (isLast || seconds < to) return { x, heading, pass };
    const turned = Math.min(1, (seconds - to) / turnSeconds);
    const now = heading + 180 * turned;
    x += ((speed * turnSeconds) / Math.PI) * (Math.sin(radians(now)) - Math.sin(radians(heading)));
    if (turned < 1) return { x, heading: now, pass: null };
    heading = now;
  }
  return { x, heading, pass: null };
}
