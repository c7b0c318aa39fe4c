import { translatePublic } from '../../ui/i18n/translatePublic.ts';

/** A loading indicator that appears after a moment. */
export const Waiting = ({ label = translatePublic('session.loading') }: { label?: string }) => (
  <output className="alone">
    <div>
      <div className="waiting" />
      <span className="hidden-text">{label}</span>
    </div>
  </output>
);
