import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { searchAll } from '../../../contract/search/search.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import { useLayoutFrame } from '../../../src/ui/LayoutContext.tsx';
import { FinderDialog } from '../shared/FinderDialog.tsx';
import { findPages } from '../shared/target.ts';
import { useSettled, useTypedSearch } from '../shared/useTypedSearch.ts';
import { vendorFindMessages } from './messages.en.ts';
import { toTargets } from './targets.ts';

/** Texts of this dialog, loaded with it. @public */
export const texts = { en: vendorFindMessages };

/** The search of the vendor console: pages, organizations, locations, users and sessions. */
export default function FindDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { menu } = useLayoutFrame();
  const { typed, setTyped, words, settled, isSearch, isTyping, isEnough } = useTypedSearch();
  const { data, error, isFetching, refetch } = useCall(searchAll, { query: { q: settled } }, { enabled: isSearch });
  const isPending = isTyping || (isSearch && isFetching);
  const found = useMemo(
    () => [
      ...findPages(menu, words, translate('find.kinds.page'), translate),
      ...(data && isSearch ? toTargets(data, translate) : []),
    ],
    [menu, words, translate, data, isSearch],
  );
  const targets = useSettled(found, isPending);
  const nothing = targets.length === 0 ? translate('find.nothing') : undefined;
  return (
    <FinderDialog
      title={translate('find.title')}
      label={translate('find.label')}
      typed={typed}
      onType={setTyped}
      targets={targets}
      isPending={isPending}
      note={isEnough ? nothing : translate('find.hint')}
      error={isSearch ? error : null}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
