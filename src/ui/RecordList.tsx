import {
  ListBase,
  useListContext,
  useNotify,
  useTranslate,
  type FilterPayload,
  type RaRecord,
  type SortPayload,
  parseQueryFromLocation,
  useStore,
} from 'react-admin';
import { lazy, Suspense, type ReactNode, useEffect } from 'react';
import { Navigate, useSearchParams, useLocation } from 'react-router';
import { PAGE_SIZE, SEARCH_DEBOUNCE_MS } from '../../contract/platform/limits.ts';
import type { FilteredList } from '../../contract/saved-filters/saved-filters.ts';
import { ErrorView } from './PageStates.tsx';
import { FollowSavedFilter } from './lists/SavedFiltersButton.tsx';
import { SAVED } from './lists/listAddress.ts';
import { ListPager } from './ListControls.tsx';
import { RecordTable, type Column } from './RecordTable.tsx';
import { type FilterValidators, toSearch, sanitizeListParams } from './sanitizeListParams.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Removes invalid list parameters: `search` is the corrected address if there is one, and `isSanitizing` is true until invalid
 * settings of an earlier visit are replaced.
 */
function useSanitizedListParams(storeKey: string, rules: Parameters<typeof sanitizeListParams>[1]) {
  const address = parseQueryFromLocation(useLocation());
  const [stored, setStored] = useStore<unknown>(storeKey);
  const sound = sanitizeListParams(address, rules);
  const sanitized = sanitizeListParams(stored, rules);
  const isSanitizing = stored !== undefined && !isSame(stored, sanitized);
  useEffect(() => {
    if (isSanitizing) setStored(sanitized);
  });
  return { search: isSame(address, sound) ? undefined : toSearch(sound), isSanitizing };
}

const ListTools = lazy(() => import('./lists/ListTools.tsx')) as typeof import('./lists/ListTools.tsx').default;

interface Props<Item extends RaRecord> {
  resource: string;
  /** Store key of page, order and filters, for a second list of the same resource. */
  storeKey?: string;
  name: string;
  columns: readonly Column<Item>[];
  sort: SortPayload;
  empty: string;
  /** Error text, given the server's message if there is one. */
  failed: (message: string) => string;
  /** Shows the error as a toast or on the page. */
  failedAs?: 'toast' | 'alert';
  filters?: ReactNode;
  /** The known filters; others, for example of an old link, are dropped. Without it all are kept. */
  filterValidators?: FilterValidators;
  /** Permanent filter, in addition to those that the reader sets. */
  filter?: FilterPayload;
  choosablePageSize?: boolean;
  /** Adds saved filters, column selection and export. */
  tools?: FilteredList;
  /** Called on Enter in a row. */
  onOpen?: (record: Item) => void;
  /** Makes records selectable and adds these bulk actions. */
  bulkActions?: ReactNode;
}

const Failure = ({ text }: { text?: (message: string) => string }) => {
  const { error, refetch } = useListContext();
  const message = text && error ? text(error.message) : undefined;
  return error ? <ErrorView message={message} onRetry={refetch} /> : null;
};

/**
 * A react-admin list: page, order and filters are in the address and remembered; changing a filter returns to page 1.
 * Filters are debounced by 200 ms.
 */
export function RecordList<Item extends RaRecord>(props: Props<Item>) {
  const { resource, storeKey = `${props.resource}.listParams`, name, columns, sort, empty, failed } = props;
  const {
    failedAs = 'toast',
    filters,
    filterValidators: accepts,
    filter,
    choosablePageSize,
    tools,
    onOpen,
    bulkActions,
  } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const [address] = useSearchParams();
  const saved = tools && address.get(SAVED);
  const sorts = [sort.field, ...columns.flatMap((column) => column.sort ?? [])];
  const { search, isSanitizing } = useSanitizedListParams(storeKey, { filterValidators: accepts, sortKeys: sorts });
  if (saved) return <FollowSavedFilter list={tools} />;
  if (search) return <Navigate to={{ search }} replace />;
  if (isSanitizing) return null;
  return (
    <ListBase<Item>
      resource={resource}
      storeKey={storeKey}
      sort={sort}
      perPage={PAGE_SIZE}
      debounce={SEARCH_DEBOUNCE_MS}
      filter={filter}
      queryOptions={{
        onError: ({ message }) => {
          if (failedAs === 'toast') notify(failed(message), { type: 'error' });
        },
      }}
    >
      <section aria-label={translate('list.of', { name })}>
        {filters}
        {tools && (
          <Suspense fallback={<div style={{ height: 40 }} />}>
            <ListTools list={tools} name={name} columns={columns} filter={filter} />
          </Suspense>
        )}
        <Failure text={failedAs === 'alert' ? failed : undefined} />
        <RecordTable name={name} columns={columns} empty={empty} onOpen={onOpen} bulkActions={bulkActions} />
        <ListPager choosable={choosablePageSize} />
      </section>
    </ListBase>
  );
}
