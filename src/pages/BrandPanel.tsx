import { configuration } from '../configuration.ts';
import { text } from '../i18n/text.ts';
import { Wordmark } from './Wordmark.tsx';

/** A limb at rest and lifted, with the arc between: what the product measures, drawn in a few lines. */
const RangeOfMotion = () => (
  <svg className="panel-drawing" viewBox="0 0 480 480" fill="none" aria-hidden="true" focusable="false">
    <g className="panel-rings" strokeWidth="1">
      <circle cx="150" cy="330" r="90" />
      <circle cx="150" cy="330" r="170" />
      <circle cx="150" cy="330" r="250" />
      <circle cx="150" cy="330" r="330" />
    </g>
    <path className="panel-ghost" d="M150 330h170l80 22" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
    <path
      className="panel-arc"
      d="M320 330A170 170 0 0 0 235 182.8"
      strokeWidth="3"
      strokeDasharray="2 9"
      strokeLinecap="round"
    />
    <path
      className="panel-limb"
      d="M150 330L235 182.8 316 150"
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <g className="panel-joints">
      <circle cx="150" cy="330" r="11" />
      <circle cx="235" cy="182.8" r="9" />
      <circle cx="316" cy="150" r="7" />
    </g>
  </svg>
);

/** The brand's side of the public pages, with the tagline (AUTH-01). */
export const BrandPanel = () => (
  <aside className="panel">
    <Wordmark name={configuration().brand.name} />
    <RangeOfMotion />
    <p className="panel-tagline">{text('brand.tagline')}</p>
  </aside>
);
