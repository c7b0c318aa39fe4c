import { translatePublic } from '../../ui/i18n/translatePublic.ts';
import { useEffect, type ReactNode } from 'react';
import { configuration } from '../../ui/configuration.ts';
import { languageNames, languages } from '../../../contract/platform/languages.ts';
import { currentLanguage, setLocale } from '../../ui/i18n/language.ts';
import { AngleMark } from '../../ui/AngleMark.tsx';
import { toast } from '../../ui/toasts/toasts.ts';

/** A loading indicator that appears after a moment. */
export const Waiting = ({ label = translatePublic('session.loading') }: { label?: string }) => (
  <output className="alone">
    <div>
      <div className="waiting">
        <AngleMark />
      </div>
      <span className="hidden-text">{label}</span>
    </div>
  </output>
);

/** The product's logo and the brand's name. */
export const Wordmark = ({ name }: { name: string }) => (
  <span className="wordmark">
    <svg width="28" height="28" viewBox="0 0 28 28" fill="none" aria-hidden="true" focusable="false">
      <path d="M5 23L14 14h9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M20.5 5.5A13 13 0 0 1 25 14" className="wordmark-arc" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="14" cy="14" r="3.5" className="wordmark-joint" />
    </svg>
    {name}
  </span>
);

/** Illustration of a range of motion. */
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

/** The brand panel with the tagline (AUTH-01). */
const BrandPanel = () => (
  <aside className="panel">
    <Wordmark name={configuration().brand.name} />
    <RangeOfMotion />
    <p className="panel-tagline">{translatePublic('brand.tagline')}</p>
  </aside>
);

/** Switches the language of the public pages (OPEN-013); typed text stays. */
const LanguageSwitch = () => {
  const other = languages.find((one) => one !== currentLanguage());
  if (!other || !configuration().languageChoice) return null;
  const choose = async () => {
    if (!(await setLocale(other))) toast('error', translatePublic('session.unreachable'));
  };
  return (
    <button type="button" lang={other} onClick={() => void choose()}>
      {languageNames[other]}
    </button>
  );
};

interface Props {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** Links to the operator's pages, without those that are not configured (OPEN-029), and the language switch. */
const Foot = () => {
  const { terms, privacy, helpCenter } = configuration().links;
  const links = [
    [terms, translatePublic('legal.terms')],
    [privacy, translatePublic('legal.privacy')],
    [helpCenter, translatePublic('legal.help')],
  ].filter((link): link is [string, string] => Boolean(link[0]));
  return (
    <footer className="legal">
      {links.map(([address, label]) => (
        <a key={label} href={address} target="_blank" rel="noreferrer">
          {label}
        </a>
      ))}
      <LanguageSwitch />
    </footer>
  );
};

/** Layout of the public pages: the brand panel beside a column with title and content. */
export const PublicPage = ({ title, lead, children }: Props) => {
  const brand = configuration().brand.name;
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <div className="public">
      <BrandPanel />
      <main className="public-main">
        <div className="public-column">
          <h1>{title}</h1>
          {lead && <p className="public-lead">{lead}</p>}
          {children}
        </div>
        <Foot />
      </main>
    </div>
  );
};
