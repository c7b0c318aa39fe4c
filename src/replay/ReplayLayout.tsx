import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Size } from '../../domain/replay/canvas-size.ts';
import type { Insights } from '../../domain/replay/insights.ts';
import type { Mark } from '../../domain/replay/marks.ts';
import type { Recording } from '../../domain/replay/recording.ts';
import type { Painter } from './drawFrame.ts';
import type { ReplayAbout } from './AboutSession.tsx';
import type { Player } from './player.ts';
import { ReplayCanvas, widthOnScreen } from './ReplayCanvas.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import { ReplayPanel } from './ReplayPanel.tsx';

/** The recording that is watched, with what plays it: everything that stands around it goes by this. */
export interface ShownReplay {
  recording: Recording;
  player: Player;
  /** Of the canvas, in pixels. */
  size: Size;
  insights: Insights;
  /** Phases and listed frames, in their order. */
  marks: readonly Mark[];
  sessionUUID: string;
  about?: ReplayAbout;
}

/** Places for what is looked at together with a recording. */
export interface ReplaySlots {
  /** Drawn on the same canvas for each frame, beneath the recording. */
  under?: Painter;
  /** Beneath the canvas: which session it shows, where there are two. */
  caption?: ReactNode;
  /** Next to the canvas, as wide as that; beneath it where there is no room. */
  beside?: ReactNode;
  /** Under the canvas and its controls, over their whole width. */
  below?: ReactNode;
  /** At the end of the panel. */
  aside?: ReactNode;
}

const Room = styled('div')({ containerType: 'inline-size' });

const PANEL = 200;
const GAP = 24;

/** The panel stands beside the pictures where it leaves them their width, and else beneath what belongs to them. */
const Parts = styled('div', { shouldForwardProp: (name) => name !== 'columns' && name !== 'from' })<{
  columns: string;
  from: number;
}>(({ columns, from }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: GAP,
  [`@container (min-width: ${from}px)`]: {
    gridTemplateColumns: columns,
    gridTemplateRows: 'auto 1fr',
    '& > :last-child': { gridColumn: 2, gridRow: '1 / span 2' },
  },
}));

/** On a telephone what is watched stays in sight while all the rest is scrolled past it. */
const Stage = styled('div')({
  '@media (max-width: 599px)': {
    margin: '0 -16px',
    background: 'var(--surface)',
    '&[data-stays]': { position: 'sticky', top: 0, zIndex: 1 },
  },
});
const Pictures = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  '& > *': { flex: '1 1 280px', minWidth: 0, margin: 0 },
  '& figcaption': { display: 'flex', flexWrap: 'wrap', gap: '0 16px', marginTop: 4, font: 'var(--text-small)' },
});

/** The canvas with its controls, the panel, and what else there is in its place. */
export const ReplayLayout = ({ under, caption, beside, below, aside, ...shown }: ShownReplay & ReplaySlots) => {
  const { recording, player, size, marks } = shown;
  const columns = beside ? `minmax(0, 1fr) ${PANEL}px` : `minmax(0, ${widthOnScreen(size)}) minmax(${PANEL}px, 1fr)`;
  return (
    <Room>
      <Parts columns={columns} from={(beside ? 600 : size.width) + GAP + PANEL}>
        <Stage data-stays={beside ? undefined : true}>
          <Pictures>
            <figure>
              <ReplayCanvas recording={recording} player={player} size={size} under={under} />
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
            {beside}
          </Pictures>
          <ReplayControls player={player} marks={marks} />
        </Stage>
        {below && <div>{below}</div>}
        <div>
          <ReplayPanel {...shown}>{aside}</ReplayPanel>
        </div>
      </Parts>
    </Room>
  );
};
