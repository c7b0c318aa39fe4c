import { useStore, useTranslate } from 'react-admin';
import { Either } from '../../replay/Toggle.tsx';

type Look = 'chart' | 'table';

/** How results are read, as it was chosen last in this browser. */
export const useLook = () => useStore<Look>('results.look', 'chart');

/** Charts, or their numbers as tables. */
export const LookChoice = () => {
  const translate = useTranslate();
  const [look, choose] = useLook();
  const ways = (['chart', 'table'] as const).map((way) => ({ way, label: translate(`charts.${way}`) }));
  return <Either label={translate('charts.look')} ways={ways} value={look} onChange={choose} />;
};
