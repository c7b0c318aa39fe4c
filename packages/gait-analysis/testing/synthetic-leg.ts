/** Where a point is, in metres: `x` forwards of the pelvis, `y` up from the floor. */
export interface Position {
  x: number;
  y: number;
}

/** Shares of the stature: Drillis & Contini 1966, in Winter, Biomechanics and Motor Control of Human Movement. */
export const body = { thigh: 0.245, shank: 0.246, hip: 0.53, ankle: 0.039, foot: 0.152 } as const;

export interface LegPositions {
  hip: Position;
  knee: Position;
  ankle: Position;
  heel: Position;
  bigToe: Position;
}

/** Angles in degrees: the thigh forwards of the vertical, flexion of the knee, dorsiflexion of the ankle. */
export interface LegAngles {
  thigh: number;
  knee: number;
  ankle: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const ease = (share: number) => {
  const s = Math.max(0, Math.min(1, share));
  return s * s * (3 - 2 * s);
};
/** How far behind the ankle the heel is, as a share of the stature. */
const HEEL_BEHIND = 0.03;
const TOES_UP = 15;
const HEEL_UP = -45;
const CLEARANCE = 0.03;

/** The sole at an inclination (toes up is positive) with its heel at a place. */
function placeFoot(heel: Position, pitch: number, stature: number) {
  const [cos, sin] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))];
  const turned = (x: number, y: number): Position => ({ x: heel.x + x * cos - y * sin, y: heel.y + x * sin + y * cos });
  return {
    heel,
    bigToe: turned(body.foot * stature, 0),
    ankle: turned(HEEL_BEHIND * stature, body.ankle * stature),
  };
}

export interface Gait {
  /** Metres a second and seconds. */
  speed: number;
  strideTime: number;
  stature: number;
  /** Share of the stride in which the foot is on the floor. */
  stance: number;
  /** How far in front of the pelvis the heel comes down, in metres. */
  reach: number;
}

/**
 * A foot that stands still while it is on the floor, by the share of its stride that has gone by since its heel came down.
 * In relation to the pelvis the heel is foremost at that moment, and the toes are hindmost when they leave the floor.
 */
export function placeStanceFoot(phase: number, { speed, strideTime, stature, stance, reach }: Gait) {
  const length = body.foot * stature;
  const gone = speed * strideTime * phase;
  const rolled = phase / stance;
  if (rolled < 0.6) {
    const pitch = TOES_UP * (1 - ease(rolled / 0.15));
    return placeFoot({ x: reach - gone, y: 0 }, pitch, stature);
  }
  const isDown = rolled < 1;
  const swung = (phase - stance) / (1 - stance);
  const off = reach + length - speed * strideTime * stance;
  const landing = reach + length * Math.cos(radians(TOES_UP));
  const pitch = isDown ? HEEL_UP * ease((rolled - 0.6) / 0.4) : HEEL_UP + (TOES_UP - HEEL_UP) * ease(swung);
  const toe = isDown
    ? { x: reach + length - gone, y: 0 }
    : {
        x: off + (landing - off) * ease(swung),
        y: length * Math.sin(radians(TOES_UP)) * ease(swung) + CLEARANCE * Math.sin(Math.PI * swung) ** 2,
      };
  const heel = { x: toe.x - length * Math.cos(radians(pitch)), y: toe.y - length * Math.sin(radians(pitch)) };
  return placeFoot(heel, pitch, stature);
}

/** The leg between a hip and a foot, its knee bent forwards. */
export function solveLeg(hip: Position, foot: ReturnType<typeof placeFoot>, stature: number): LegPositions {
  const [thigh, shank] = [body.thigh * stature, body.shank * stature];
  const [dx, dy] = [foot.ankle.x - hip.x, foot.ankle.y - hip.y];
  const distance = Math.min(Math.hypot(dx, dy), thigh + shank);
  const along = (thigh ** 2 - shank ** 2 + distance ** 2) / (2 * distance);
  const aside = Math.sqrt(Math.max(0, thigh ** 2 - along ** 2));
  const knee = { x: hip.x + (dx * along - dy * aside) / distance, y: hip.y + (dy * along + dx * aside) / distance };
  return { hip, knee, ...foot };
}

/** The leg below a hip that has the given angles. */
export function placeLeg(hip: Position, { thigh, knee, ankle }: LegAngles, stature: number): LegPositions {
  const below = (from: Position, length: number, degrees: number): Position => ({
    x: from.x + length * Math.sin(radians(degrees)),
    y: from.y - length * Math.cos(radians(degrees)),
  });
  const kneeAt = below(hip, body.thigh * stature, thigh);
  const ankleAt = below(kneeAt, body.shank * stature, thigh - knee);
  const sole = placeFoot({ x: 0, y: 0 }, thigh - knee + ankle, stature);
  const moved = ({ x, y }: Position): Position => ({
    x: x + ankleAt.x - sole.ankle.x,
    y: y + ankleAt.y - sole.ankle.y,
  });
  return { hip, knee: kneeAt, ankle: ankleAt, heel: moved(sole.heel), bigToe: moved(sole.bigToe) };
}
