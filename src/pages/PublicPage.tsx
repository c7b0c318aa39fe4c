import { useEffect, type ReactNode } from 'react';
import { configuration } from '../configuration.ts';
import { text } from '../i18n/text.ts';
import { BrandPanel } from './BrandPanel.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

interface Props {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** Addresses of the operator's own pages, of which those that are not configured are left out (OPEN-029), and the other language. */
const Foot = () => {
  const { terms, privacy, helpCenter } = configuration().links;
  const links = [
    [terms, text('legal.terms')],
    [privacy, text('legal.privacy')],
    [helpCenter, text('legal.help')],
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

/** The frame of every page outside the consoles: the brand beside one column with a title and what it is about. */
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
