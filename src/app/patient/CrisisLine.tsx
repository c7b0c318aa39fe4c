import { useEffect, useRef } from 'react';
import { useTranslations } from '../pages/public-program/translations.ts';

/** A text to 988 is answered in Spanish if it begins with AYUDA. */
const texts = { en: 'sms:988', es: 'sms:988?&body=AYUDA' } as const;

/** Who listens at any time, which the clinic does not (PTL-37). `isUrgent`: an answer asks for it, so that it comes into sight. */
export const CrisisLine = ({ isUrgent = false }: { isUrgent?: boolean }) => {
  const { language, translate } = useTranslations();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isUrgent) return;
    const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    // By its top, because buttons stay at the foot of the screen; where all of it has room, the page ends before that.
    box.current?.scrollIntoView?.({ block: 'start', behavior: isStill ? 'instant' : 'smooth' });
  }, [isUrgent]);
  return (
    <aside ref={box} className="patient-crisis" aria-labelledby="crisis">
      <h2 id="crisis">{translate('patient.crisis.title')}</h2>
      <p>{translate('patient.crisis.lead')}</p>
      <div className="patient-crisis-ways">
        <a href="tel:988" className="button button-secondary">
          {translate('patient.crisis.call')}
        </a>
        <a href={texts[language]} className="button button-secondary">
          {translate('patient.crisis.text')}
        </a>
      </div>
      <p>{translate('patient.crisis.clinic')}</p>
    </aside>
  );
};
