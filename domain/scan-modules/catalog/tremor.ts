import type { Outlines } from './outline.ts';

/** What both hands do at rest or held out. */
export const tremor: Outlines = {
  'AST-0050': {
    name: 'Postural Tremor',
    purpose: 'Tremor of hands that are held out: how far the fingers swing, in centimetres, each side.',
    setup: 'Front view, seated, both arms stretched out, palms down, fingers slightly apart.',
    view: 'FRONT',
    recordedAs: 'hands-log',
    sided: true,
    results: [
      {
        id: 'left-amplitude',
        title: 'Left Amplitude',
        description: 'The widest swing of the left hand.',
        type: 'AMPLITUDE',
      },
      {
        id: 'right-amplitude',
        title: 'Right Amplitude',
        description: 'The widest swing of the right hand.',
        type: 'AMPLITUDE',
      },
    ],
    follows: ['wrist', 'indexTip', 'middleTip'],
  },
};
