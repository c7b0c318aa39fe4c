import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { usePreview } from './preview.ts';
import { useHold } from './useHold.ts';

interface Props {
  title: string;
  lead?: ReactNode;
  /** Stands above the title: the clinic, or the place in the session. */
  top?: ReactNode;
  /** Stands before the title: what several titles begin with. */
  before?: ReactNode;
  /** Of the title and what is below it, where it differs from the page's. */
  lang?: string | undefined;
  /** Buttons that stay at the foot of the screen, within reach of a thumb. */
  actions?: ReactNode;
  /** Whether the title gets the focus when the screen comes; a screen reader then begins there. */
  focus?: boolean;
  children?: ReactNode;
}

/** A screen of the patient's page, for a phone in one hand. */
export const Screen = ({ title, lead, top, before, lang, actions, focus = true, children }: Props) => {
  const page = useHold<HTMLDivElement>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isPreview = usePreview() !== null;
  // Before what the screen holds brings itself into sight.
  useLayoutEffect(() => {
    // The browser keeps titles in its history: in a preview the page keeps the one that it came with.
    if (!isPreview) document.title = title;
    document.documentElement.scrollTop = 0;
    if (focus) heading.current?.focus({ preventScroll: true });
  }, [title, focus, isPreview]);
  return (
    <div ref={page} className="patient">
      {top && <header>{top}</header>}
      <main lang={lang}>
        {before && <p className="patient-lead">{before}</p>}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className="patient-lead">{lead}</p>}
        {children}
      </main>
      {actions && <div className="patient-actions">{actions}</div>}
    </div>
  );
};

interface ButtonProps {
  primary?: boolean;
  children: ReactNode;
  onClick: () => void;
}

/** Buttons of which one is the obvious choice: it comes first. */
export const Button = ({ primary = false, children, onClick }: ButtonProps) => {
  const button = useHold<HTMLButtonElement>();
  return (
    <button
      ref={button}
      type="button"
      className={`button ${primary ? 'button-primary' : 'button-secondary'}`}
      onClick={onClick}
    >
      {children}
    </button>
  );
};
