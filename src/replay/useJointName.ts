import { useTranslate } from 'react-admin';
import type { Skeleton } from '../../domain/replay/skeleton.ts';

/** `leftIndexMCP` without its side is `indexMCP`. */
function withoutSide(name: string): string {
  const rest = name.replace(/^(left|right)/, '');
  return rest.charAt(0).toLowerCase() + rest.slice(1);
}

/** Names a point of a skeleton as readers know it: `Left knee`. */
export function useJointName() {
  const translate = useTranslate();
  return ({ points, sides }: Pick<Skeleton, 'points' | 'sides'>, point: number): string => {
    const joint = translate(`replay.joints.${withoutSide(points[point]!)}`);
    return translate(`replay.joints.sided.${sides[point]}`, { joint });
  };
}
