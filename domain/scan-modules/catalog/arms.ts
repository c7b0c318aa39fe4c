import type { Angle } from '../../../contract/scan-modules/assessments.ts';
import type { Outlines, ResultOutline } from './outline.ts';

/** How far a level forearm is turned away from straight at the camera. */
const forearmFromCamera = (side: 'left' | 'right'): readonly Angle[] => [
  { by: 'EDGE_AXIS', side: null, edge: { from: `${side}Elbow`, to: `${side}Wrist` }, axis: 'DEPTH' },
];

const rotationOf = (side: 'left' | 'right'): ResultOutline => ({
  id: `${side}-rotation`,
  title: side === 'left' ? 'Left Rotation' : 'Right Rotation',
  description: `The farthest that the ${side} forearm turns outward from straight ahead.`,
  type: 'ANGLE',
  extremum: 'MAX',
  angles: forearmFromCamera(side),
});

/** What the arms do with the elbow at the side. Ours, for recordings of the telehealth pages: the specification names none. */
export const arms: Outlines = {
  'AST-0101': {
    name: 'Shoulder External Rotation',
    purpose: 'How far each shoulder turns the forearm outward, in degrees.',
    setup: 'Front view, elbows at the sides and bent to a right angle, forearms straight ahead at the start.',
    view: 'FRONT',
    recordedAs: 'pose-log',
    results: [rotationOf('left'), rotationOf('right')],
    follows: ['shoulder', 'elbow', 'wrist', 'hip'],
  },
};
