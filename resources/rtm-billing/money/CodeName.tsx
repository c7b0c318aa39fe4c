import { useTranslate } from 'react-admin';
import { Aside } from './moneyLook.ts';

/** A code with our own label for it; the row of the sums has no code. */
export const CodeName = ({ code }: { code: string | null }) => {
  const translate = useTranslate();
  if (code === null) return <strong>{translate('money.all')}</strong>;
  return (
    <span>
      <strong>{code}</strong>
      <Aside>{translate(`rtmCycle.code.${code}`)}</Aside>
    </span>
  );
};
