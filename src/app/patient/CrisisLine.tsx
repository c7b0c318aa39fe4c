import { useTranslations } from '../pages/public-program/translations.ts';

/** Who listens at any time, which the clinic does not (PTL-37). */
export const CrisisLine = () => {
  const { translate } = useTranslations();
  return (
    <aside className="patient-crisis" aria-labelledby="crisis">
      <h2 id="crisis">{translate('patient.crisis.title')}</h2>
      <p>{translate('patient.crisis.lead')}</p>
      <div className="patient-crisis-ways">
        <a href="tel:988" className="button button-secondary">
          {translate('patient.crisis.call')}
        </a>
        <a href="sms:988" className="button button-secondary">
          {translate('patient.crisis.text')}
        </a>
      </div>
      <p>{translate('patient.crisis.clinic')}</p>
    </aside>
  );
};
