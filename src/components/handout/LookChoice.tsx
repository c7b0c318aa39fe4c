import { useTranslate } from 'react-admin';
import type { HandoutLook } from './handoutOf.ts';

interface Props {
  look: HandoutLook;
  onChoose: (look: HandoutLook) => void;
}

/** What is printed: large or not, with descriptions or pictures alone, with a table to tick off or without. */
export const LookChoice = ({ look, onChoose }: Props) => {
  const translate = useTranslate();
  return (
    <fieldset style={{ display: 'flex', flexWrap: 'wrap', gap: '12px 24px', margin: 0, padding: 0, border: 0 }}>
      <legend className="hidden-text">{translate('handout.look.title')}</legend>
      {(['large', 'texts', 'ticks'] as const).map((part) => (
        <label key={part} className="check" style={{ alignItems: 'center', gap: 8, color: 'var(--ink)' }}>
          <input
            type="checkbox"
            checked={look[part]}
            onChange={({ target }) => onChoose({ ...look, [part]: target.checked })}
          />
          {translate(`handout.look.${part}`)}
        </label>
      ))}
    </fieldset>
  );
};
