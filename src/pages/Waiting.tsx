import { text } from '../i18n/text.ts';

/** A quiet sign that something is on its way; it appears only when that takes a moment. */
export const Waiting = ({ label = text('session.loading') }: { label?: string }) => (
  <output className="alone">
    <div>
      <div className="waiting" />
      <span className="hidden-text">{label}</span>
    </div>
  </output>
);
