import {
  ListBase,
  useListContext,
  useNotify,
  useTranslate,
  type FilterPayload,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { PAGE_SIZE, SEARCH_DEBOUNCE_MS } from '../../contract/limits.ts';
import type { FilteredList } from '../../contract/saved-filters.ts';
import { ErrorView } from './ErrorView.tsx';
import { FollowSavedFilter } from './list-tools/FollowSavedFilter.tsx';
import { SAVED } from './list-tools/listAddress.ts';
import { ListPager } from './ListPager.tsx';
import { RecordTable, type Column } from './RecordTable.tsx';
import type { Accepted } from './soundParams.ts';
import { useSoundParams } from './useSoundParams.ts';

const ListTools = lazy(
  () => import('./list-tools/ListTools.tsx'),
) as typeof import('./list-tools/ListTools.tsx').default;

interface Props<Item extends RaRecord> {
  resource: string;
  /** Where page, order and filters are remembered, for a second list of the same resource. */
  storeKey?: string;
  name: string;
  columns: readonly Column<Item>[];
  sort: SortPayload;
  /** Shown instead of a table without rows. */
  empty: string;
  /** What is said when the list cannot be loaded, from the server's own words if there are any. */
  failed: (message: string) => string;
  /** Where that is said: a toast, or on the page itself. */
  failedAs?: 'toast' | 'alert';
  filters?: ReactNode;
  /** The filters that it knows; others, of a link or an earlier visit, are dropped. Without it all are kept. */
  accepts?: Accepted;
  /** Always applies, unlike what the reader chooses. */
  filter?: FilterPayload;
  choosablePageSize?: boolean;
  /** Gives the list saved filters, choice of columns and export. */
  tools?: FilteredList;
  /** Enter on a row. */
  onOpen?: (record: Item) => void;
  /** Makes records selectable; what is done to several at once. */
  bulkActions?: ReactNode;
}

const Failure = ({ text }: { text?: (message: string) => string }) => {
  const { error, refetch } = useListContext();
  const message = text && error ? text(error.message) : undefined;
  return error ? <ErrorView message={message} onRetry={refetch} /> : null;
};

/**
 * A list of records in react-admin's manner: page, order and filters stand in the address and are remembered; a change
 * of filter goes back to page 1. Filters wait 200 ms for the next key.
 */
export function RecordList<Item extends RaRecord>(props: Props<Item>) {
  const { resource, storeKey = `${props.resource}.listParams`, name, columns, sort, empty, failed } = props;
  const { failedAs = 'toast', filters, accepts, filter, choosablePageSize, tools, onOpen, bulkActions } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const [address] = useSearchParams();
  const saved = tools && address.get(SAVED);
  const sorts = [sort.field, ...columns.flatMap((column) => column.sort ?? [])];
  const { search, waits } = useSoundParams(storeKey, { accepts, sorts });
  if (saved) return <FollowSavedFilter list={tools} />;
  if (search) return <Navigate to={{ search }} replace />;
  if (waits) return null;
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
