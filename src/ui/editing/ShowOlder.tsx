import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, type RefObject } from 'react';
import { PAGE_SIZE } from '../../../contract/platform/limits.ts';
import { addMessages } from '../i18n/loadedMessages.ts';
import { editingMessages } from './messages.en.ts';

addMessages({ en: editingMessages });

interface Props {
  /** The list that grows; its children take the focus by program. */
  list: RefObject<HTMLElement | null>;
  shown: number;
  total: number;
  onShow: () => void;
}

/** How much of a list is shown, and a button for more; the first record that it brings gets the focus. */
export const ShowOlder = ({ list, shown, total, onShow }: Props) => {
  const translate = useTranslate();
  const before = useRef<number>(null);
  useEffect(() => {
    if (before.current === null || shown <= before.current) return;
    (list.current?.children[before.current] as HTMLElement | undefined)?.focus();
    before.current = null;
  }, [list, shown]);
  if (total <= PAGE_SIZE) return null;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', marginTop: 16 }}>
      <output style={{ color: 'var(--ink-muted)' }}>{translate('recordParts.shown', { shown, total })}</output>
      {shown < total && (
        <Button
          variant="outlined"
          onClick={() => {
            before.current = shown;
            onShow();
          }}
        >
          {translate('recordParts.showOlder', { smart_count: Math.min(PAGE_SIZE, total - shown) })}
        </Button>
      )}
    </div>
  );
};
