import { useTranslate } from 'react-admin';

/** A page of the console is on its way. */
export const PageLoading = () => {
  const translate = useTranslate();
  return (
    <output style={{ display: 'grid', placeItems: 'center', minHeight: 240 }}>
      <div className="waiting" />
      <span className="hidden-text">{translate('page.loading')}</span>
    </output>
  );
};
