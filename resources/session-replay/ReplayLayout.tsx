import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Size } from '../../domain/session-replay/canvas.ts';
import type { Insights } from '@exer/pose-log/insights.ts';
import type { Mark } from '../../domain/session-replay/marks.ts';
import type { Recording } from '@exer/pose-log/recording.ts';
import type { Painter } from './drawFrame.ts';
import type { ReplayAbout } from './AboutSession.tsx';
import type { Player } from './player.ts';
import { ReplayCanvas, getScreenWidth } from './ReplayCanvas.tsx';
import type { ViewStore } from './view/viewStore.ts';
import { ReplayControls } from './ReplayControls.tsx';
import { ReplayPanel } from './ReplayPanel.tsx';

/** The shown recording with its player. */
export interface VisibleReplay {
  recording: Recording;
  player: Player;
  view: ViewStore;
  /** Canvas size in pixels. */
  size: Size;
  insights: Insights;
  /** Phases and marked frames in order. */
  marks: readonly Mark[];
  sessionUUID: string;
  about?: ReplayAbout;
}

/** Slots for content shown with a recording. */
export interface ReplaySlots {
  /** Drawn below the recording on the same canvas. */
  under?: Painter;
  /** Below the canvas: a label, if there are two sessions. */
  caption?: ReactNode;
  /** Beside the canvas with the same width, or below it if there is no room. */
  beside?: ReactNode;
  /** Below the canvas and its controls in full width. */
  below?: ReactNode;
  /** At the end of the panel. */
  aside?: ReactNode;
}

const Room = styled('div')({ containerType: 'inline-size' });

const PANEL = 200;
const GAP = 24;

/** The panel is beside the pictures if they keep their width, otherwise below them. */
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

/** On a phone the picture is sticky while the rest scrolls. */
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
  '& figcaption': { display: 'flex', flexWrap: 'wrap', gap: '0 16px', marginTop: 4, font: 'var(--text-body)' },
});

/** Layout of the canvas with controls, panel and slots. */
export const ReplayLayout = ({ under, caption, beside, below, aside, ...shown }: VisibleReplay & ReplaySlots) => {
  const { recording, player, view, size, marks } = shown;
  const columns = beside ? `minmax(0, 1fr) ${PANEL}px` : `minmax(0, ${getScreenWidth(size)}) minmax(${PANEL}px, 1fr)`;
  return (
    <Room>
      <Parts columns={columns} from={(beside ? 600 : size.width) + GAP + PANEL}>
        <Stage data-stays={beside ? undefined : true}>
          <Pictures>
            <figure>
              <ReplayCanvas recording={recording} player={player} size={size} view={view} hasControls under={under} />
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
